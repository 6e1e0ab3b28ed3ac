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
  bindTitle: '账号绑定',
  boundTitle: '已绑定公众号',
  boundText: '以后在这个公众号里投保，可以直接用微信支付。',
  unboundTitle: '绑定没有成功',
  unboundText: '没有从微信得到您的授权。您仍可投保；要在微信里付款，请关闭页面后重新打开再试一次。',
  unneededTitle: '这里不需要绑定',
  unneededText: '从这里投保不需要绑定，直接投保即可。',
  tokenFailed: '获取token失败',
  tokenFailedText: '暂时不能前往合作方，请重试。',
  placeFailed: '这个地址暂时不能打开',
  goOn: '继续',
  again: '再查一次',
})
