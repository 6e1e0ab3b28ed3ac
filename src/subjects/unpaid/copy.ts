/** The one deadline of an order that waits for its payment. */
export const payBefore = {
  over: '付款时间已过。已付款的请稍候，勿重复付款；未付款的订单自动关闭。',
  text: '请在{TIME}前完成支付',
  after: '到时未付的，订单自动关闭，不收费；投保信息会保留，可一键再次投保。',
} as const

/** The popup for an order that waits for its payment. */
export const payLater = {
  title: '只差一步',
  payNow: '立即支付',
  notNow: '稍后再说',
  fullYear: '保障一整年',
  product: '产品名称',
  premium: '保费',
  perPersonPerDay: '每人每天仅需¥{YUAN}',
  remaining: '剩余支付时间',
  remainingToday: '距今日结束',
  ended: '支付时间已结束',
} as const
