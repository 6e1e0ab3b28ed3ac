/** What a product's page says at once; the rest of its words come with what is below the fold. */
export const front = {
  title: '惠民保',
  myPolicies: '我的保单',
  mine: '我的投保',
  effectivePeriod: '保障期间：',
  applicableRegion: '适用地区：{REGION}',
  saleUntil: '投保截止：{DAY}',
  yearly: '每年',
  andUp: ' 起',
  insureNow: '立即投保',
  closed: '投保时间已截止',
} as const
