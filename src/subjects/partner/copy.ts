/** Addresses that partners and WeChat Pay lead to, on the way to a page of ours. */
export const transfer = {
  title: '正在前往',
  resultTitle: '支付结果',
  asking: '正在确认支付结果',
  paidTitle: '支付成功',
  paidText: '投保申请已提交，保单生成后可在订单中查看。',
  issuedText: '保单已生成，可在订单中查看。',
  payingTitle: '支付处理中',
  payingText: '支付结果还在确认，请勿重复支付。',
  failedTitle: '支付未完成',
  failedText: '未产生扣费；如已扣费，款项将原路退回。您可以在订单中重新支付。',
  unknownTitle: '请在订单中查看结果',
  unknownText: '支付结果以订单为准。',
  toOrders: '查看订单',
  bindTitle: '账号绑定',
  boundTitle: '已绑定公众号',
  boundText: '以后在这个公众号里投保，可以直接用微信支付。',
  unboundTitle: '绑定未成功',
  unboundText: '未获得您的微信授权。您仍可投保；如需在微信中支付，请关闭页面后重新打开再试一次。',
  unneededTitle: '这里不需要绑定',
  unneededText: '从这里投保不需要绑定，直接投保即可。',
  tokenFailed: '获取token失败',
  tokenFailedText: '暂时不能前往合作方，请重试。',
  placeFailed: '这个地址暂时不能打开',
  goOn: '继续',
  again: '再查一次',
} as const

/** What WeChat Pay's page for merchants shows of a payment. */
export const goldPlan = {
  paid: '实付金额',
  amount: '订单金额',
  number: '订单号',
} as const

/** The page on which a person allows a partner to see something. */
export const authorize = {
  title: '信息授权',
  lead: '{partner}申请查看您的信息',
  facts: '授权内容',
  partner: '合作方',
  business: '用途',
  items: '查看的信息',
  until: '有效期至',
  seqNo: '授权编号',
  statement: '信息授权书',
  consent: '我已阅读并同意把以上信息提供给{partner}',
  consentMissing: '请先阅读并勾选同意',
  agree: '同意授权',
  refuse: '不同意',
  done: '您已同意授权',
  doneText: '{time}已同意，有效期至{until}。可以随时在设置中撤回。',
  goOn: '继续',
  broken: '授权地址不完整或不能打开',
  brokenText: '请回到合作方的页面，重新进入后再试。您的信息没有提供给任何人。',
} as const
