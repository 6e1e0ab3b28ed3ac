import type { SectionKind } from '@/contract/product-page'

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
  sections: '本页内容',
  keyFigures: '产品要点',
  saleUntil: '投保截止',
  saleTime: '投保时间',
  ownPrice: '按年龄和方案看保费',
  searchFaq: '搜索问题',
  searchHint: '例如：等待期',
  foundQuestions: '找到{N}个问题',
  noQuestion: '没有找到相关问题。您可以更换关键词，或拨打{PHONE}咨询。',
  figures: '投保与理赔',
  enrolled: '累计投保',
  people: '{N}人次',
  claims: '已赔付案件',
  claimCount: '{N}件',
  paidSum: '累计赔付',
  biggest: '单人最高赔付',
  figuresNote: '数据截至{DAY}，由{SOURCE}提供。',
  payout: '算一算能赔多少',
  compare: '与{CITY}其他产品对比',
  coverDetail: '保障详情',
  partCover: '保什么',
  partWho: '谁能保',
  partDocuments: '条款资料',
  failedTitle: '页面暂时打不开',
} as const

/** Sections with a tab. The row holds six of two characters on the narrowest phone. */
export const sectionTabs: Partial<Record<SectionKind, string>> = {
  coverage: '保障',
  priceTable: '保费',
  eligibility: '条件',
  faq: '问答',
  documents: '条款',
  insurers: '承保',
}
