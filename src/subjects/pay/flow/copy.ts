import { errors } from '@/copy/errors/errors'
import { failureText, type FailureWords } from '@/copy/errors/failures'

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

/** The insurer was asked before the payment and does not accept somebody. REASONS: a line for each. */
export const insurerRefuses = {
  title: '保险公司暂不能承保',
  text: '{REASONS}\n还没有付款，订单没有变化。可以返回修改{insurant}，或者联系客服。',
} as const

/** What to say when a pay order cannot be opened, by its status. */
export const createPayErrors = {
  PAID_FAIL: '订单创建失败',
  EXPIRED: '支付订单已超时，请重新下单',
  CANCEL: '该订单已取消',
  DEFAULT: '订单创建失败',
} as const

/** What the cashier says instead of DEFAULT: its order exists, only its payment did not start. */
export const paymentStart = {
  failed: '支付未能发起',
  text: '订单仍保留，您可以重试或换一种支付方式。',
} as const

/** PAID_FAIL and every status without a text of its own: the order could not be made. */
export const createPayText = (payStatus: string): string => {
  switch (payStatus) {
    case 'PAID_FAIL':
    case 'EXPIRED':
    case 'CANCEL':
      return createPayErrors[payStatus]
    default:
      return createPayErrors.DEFAULT
  }
}

/** What the call that was to make one says when it is refused; its default is its own in any city. */
export const createPayFailure = (
  failure: Parameters<typeof failureText>[0],
  words: FailureWords,
): string => {
  const text = failureText(failure, { ...words, cityCode: '', commonErrorMsg: false })
  return text === errors.UNKNOWN ? createPayErrors.DEFAULT : text
}
