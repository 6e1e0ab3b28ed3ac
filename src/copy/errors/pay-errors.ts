/** Why a payment failed. */
export const payErrors = {
  failed: '支付失败',
  notCompleted: '支付渠道没有完成这笔付款，您可以重新支付。',
  notPayable: '这笔订单不能再支付，请返回投保页重新投保。',
  partFailed: '部分支付失败',
  maintenance: '系统维护中，暂时无法操作',
  typeMaintenance: '系统维护中，请稍后再试',
  chooseType: '请选择支付方式',
} as const
