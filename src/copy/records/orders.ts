import { area } from '../language'

/** Orders: list, detail, cancelling. */
export const orders = area('orders', {
  all: '全部',
  unpaidTab: '待支付',
  paidTab: '已支付',
  closedTab: '已关闭',
  empty: '暂无订单',
  emptyAction: '去投保',
  number: '订单号',
  createdAt: '下单时间',
  paidAt: '支付时间',
  total: '订单金额',
  payNow: '去支付',
  cancel: '取消订单',
  cancelAsk: '确定取消该订单吗？',
  cancelled: '订单已取消',
  payBefore: '请在{TIME}前完成支付',
  people: '{N}位{insurant}',
  detail: '订单详情',
  notFound: '未找到该订单',
  policies: '保单',
  applicantMobile: '手机号码',
})
