import { area } from '../language'

/** The sections of a product page. */
export const product = area('product', {
  cover: '保障项目',
  amount: '最高赔付',
  deductible: '免赔额',
  ratio: '赔付比例',
  age: '年龄（周岁）',
  premiumYear: '保费（每年）',
  paid: '理赔金额',
  perPersonYear: '元/人/年起',
  applicableRegion: '适用地区：{REGION}',
  saleUntil: '投保截止：{DAY}',
  missingTitle: '没有找到这个产品',
  missingText: '链接可能不完整，或产品已下线。您可以看看下面的产品。',
  failedTitle: '页面暂时打不开',
  choose: '选择产品',
})
