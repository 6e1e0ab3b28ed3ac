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
