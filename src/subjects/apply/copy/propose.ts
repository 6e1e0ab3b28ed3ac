/** A submission that takes the place of an unpaid order. */
export const propose = {
  unpaidTitle: '您有一笔未支付的订单',
  unpaidText: '其中有相同的{insurant}。继续提交将生成新订单，原订单会自动取消。',
  replace: '继续提交',
} as const
