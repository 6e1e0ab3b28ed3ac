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
