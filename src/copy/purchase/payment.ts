/** The cashier. */
export const payment = {
  title: '收银台',
  amount: '支付金额',
  payNow: '立即支付',
  paying: '正在确认支付结果',
  payingText: '请勿重复支付，结果可能需要几分钟。',
  checkAgain: '我已支付，查询结果',
  payAgain: '重新支付',
  orderNumber: '订单号',
  cancelled: '支付已取消',
  notOpenedTitle: '支付页面没有打开',
  notOpened: '未产生扣费。请换一种支付方式，或在手机浏览器中打开订单支付。',
  succeeded: '支付成功',
  product: '产品名称',
  notFound: '未找到该订单',
  payType: '支付方式',
} as const
