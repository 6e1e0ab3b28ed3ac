/** What a product's page says at once; the rest of its words come with what is below the fold. */
export const front = {
  title: '惠民保',
  myPolicies: '我的保单',
  mine: '我的投保',
  family: '我的保障',
  effectivePeriod: '保障期间：',
  applicableRegion: '适用地区：{REGION}',
  saleUntil: '投保截止：{DAY}',
  saleDays: '投保时间：{START} 至 {DAY}',
  yearly: '每年',
  andUp: ' 起',
  insureNow: '立即投保',
  closed: '投保时间已截止',
  closedText: '本期投保已于{TIME}截止。您可以预约下期，开放时我们会提醒您。',
  notYet: '尚未开放投保',
  notYetText: '{TIME}开放投保。您可以先预约，开放时我们会提醒您。',
  policies: '我的保单',
} as const
