import { area } from './language'

/** The end of the purchase. */
export const result = area('result', {
  title: '投保结果',
  succeeded: '投保成功',
  pending: '支付成功，核保中',
  viewPolicy: '查看保单',
  viewOrder: '查看订单',
  backHome: '返回首页',
  policyNumber: '保单号',
  effectiveOn: '生效日期',
  nextSteps: '接下来',
  insureMore: '为家人投保',
  share: '分享给亲友',
})
