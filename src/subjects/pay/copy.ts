import type { PayType } from '@/contract/fields'
import { errors } from '@/copy/errors/errors'
import { failureText, type FailureWords } from '@/copy/errors/failures'

/** Checking the order before it is paid. */
export const payConfirm = {
  title: '确认订单',
  confirmAndPay: '确认并支付',
  payType: '支付方式',
  autoRenewal: '自动续保',
  terms: '请阅读并同意相关条款',
  show: '显示完整姓名和证件号码',
  hide: '隐藏完整姓名和证件号码',
  showShort: '核对',
  hideShort: '隐藏',
  period: '保障期间',
  product: '投保产品',
  plan: '保障方案',
  closed: '订单已关闭，请重新投保',
  sum: '¥{YUAN}（共{N}人）',
  sumCopies: '¥{YUAN}（共{N}份）',
  paid: '该订单已支付',
  toResult: '查看投保结果',
  toInsure: '重新投保',
  change: '修改{WHAT}信息',
} as const

/** The notice while the insurer checks who qualifies. */
export const underwriting = {
  title: '核保中',
  notice: '核保提醒',
  goOn: '继续支付',
  pending:
    '扣费成功后，我们将在1–5个工作日内审核您的{enrol}资格；如不符合{enrol}条件，订单将被撤销，保费将全额退还，保单自始无效。',
} as const

/** Payment methods. */
export const payTypes = {
  WC_PAY: '微信支付',
  PA_PAY: '平安付',
  PA_WC_PAY: '微信支付',
  BANK_PAY: '银行卡支付',
  OTHER: '其他支付方式',
  AllInPay: '快捷支付',
} as const satisfies Record<PayType, string>

/** The end of the purchase. */
export const result = {
  title: '投保结果',
  viewPolicy: '查看保单',
  viewOrder: '查看订单',
  policyNumber: '保单号',
  effectiveOn: '生效日期',
  nextSteps: '接下来',
  share: '分享给亲友',
  startsOn: '保障自{BEGIN}零时起生效。',
} as const

/** What remains to be done after a purchase. */
export const afterPurchase = {
  title: '投保后建议您',
  save: '保存电子保单',
  document: '电子保单：{WHO}',
  tell: '告知{insurant}',
  tellText: '复制后粘贴到微信，对方即可知道保单号、保障期间和客服电话。',
  copy: '复制告知内容',
  message: '我已为您{enrol}《{PRODUCT}》。',
  messagePolicy: '{WHO}的保单号：{NUMBER}',
  messagePeriod: '保障期间：{BEGIN}至{END}。如需理赔或咨询，请拨打{PHONE}。',
  book: '预约下一期',
  bookText: '下一期开放投保时提醒您',
} as const

/** What else is offered to who has just bought. */
export const recommended = {
  title: '本地还可投保',
} as const

/** What is paid, for whom, and until when. */
export const checkout = {
  readTerms: '打开全部文件，逐份阅读',
  orderTitle: '请确认订单',
  orderLeft: '请在 {TIME} 内完成支付',
  orderEnded: '订单已超时，请重新下单',
  goPay: '去支付',
  insuredList: '查看投保名单',
  insuredListTitle: '投保名单',
  listPrice: '原价',
  together: '{N}人同保优惠',
} as const

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
