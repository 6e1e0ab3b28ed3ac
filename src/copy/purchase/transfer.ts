import { area } from '../language'

/** Addresses that partners and WeChat Pay lead to, on the way to a page of ours. */
export const transfer = area('transfer', {
  title: '正在前往',
  resultTitle: '支付结果',
  asking: '正在确认支付结果',
  paidTitle: '支付成功',
  paidText: '投保申请已提交，保单生成后可在订单中查看。',
  payingTitle: '支付处理中',
  payingText: '支付结果还在确认，请勿重复支付。',
  failedTitle: '支付未完成',
  failedText: '没有扣款，或款项将原路退回。您可以在订单中重新支付。',
  unknownTitle: '请在订单中查看结果',
  unknownText: '支付结果以订单为准。',
  toOrders: '查看订单',
  again: '再查一次',
})
