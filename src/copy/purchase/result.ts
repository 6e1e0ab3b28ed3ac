/** The end of the purchase. */
export const result = {
  title: '投保结果',
  succeeded: '投保成功',
  pending: '支付成功，核保中',
  viewPolicy: '查看保单',
  viewOrder: '查看订单',
  policyNumber: '保单号',
  effectiveOn: '生效日期',
  nextSteps: '接下来',
  share: '分享给亲友',
  pendingText:
    '扣款成功后，我们将在1-5个工作日内核查投保资格；如不符合条件，订单将被撤销，保费退回，保单自始无效。',
  notPaid: '尚未收到付款',
  notPaidText: '如果您已经付款，结果可能需要几分钟；请勿重复支付。',
} as const
