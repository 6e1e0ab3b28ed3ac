/** The popup shown when the sale period is over. */
export const afterSale = {
  closedTitle: '投保时间已截止',
  policyService: '投保时间已截止，您的保单已生效',
  followTitle: '关注公众号，预约下期参保',
  followText: '长按识别二维码，关注公众号并预约下期参保',
  reserveTitle: '本期参保已结束，建议预约下期',
  policyText: '查看保单、申请理赔、领取增值服务，都在城市服务里',
  reserveText: '下期开放投保时，我们会发消息告诉您',
  bookedTitle: '您已预约成功',
} as const
