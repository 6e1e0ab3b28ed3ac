/**
 * A refund as people follow it. Accepted is not arrived: PROCESSING says that WeChat Pay took it on,
 * REFUNDED that the money is back, ABNORMAL that the account it came from cannot take it.
 */
export const refundStatuses = ['REQUESTED', 'PROCESSING', 'ABNORMAL', 'REFUNDED'] as const
export type RefundStatus = (typeof refundStatuses)[number]

export const isRefundStatus = (status: string): status is RefundStatus =>
  refundStatuses.some((known) => known === status)
