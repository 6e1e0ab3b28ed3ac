/** The sections of a product page. */
export const product = {
  cover: '保障项目',
  amount: '最高赔付',
  deductible: '免赔额',
  ratio: '赔付比例',
  age: '年龄（周岁）',
  premiumYear: '保费（每年）',
  paid: '理赔金额',
  from: '¥{YUAN}起',
  notCovered: '不含',
  both: '每档都有：{NAMES}',
  coverDetail: '保障详情',
  partCover: '保什么',
  partWho: '谁能保',
  partDocuments: '条款资料',
  failedTitle: '页面暂时打不开',
} as const
