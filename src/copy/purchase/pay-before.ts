/** The one deadline of an order that waits for its payment. */
export const payBefore = {
  text: '请在{TIME}前完成支付',
} as const
