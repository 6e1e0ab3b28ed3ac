/**
 * The refund status that users see. PROCESSING: WeChat Pay accepted the refund. REFUNDED: the money
 * has arrived. ABNORMAL: the account of the payment cannot receive it.
 */
export const refundStatuses = ['REQUESTED', 'PROCESSING', 'ABNORMAL', 'REFUNDED'] as const
export type RefundStatus = (typeof refundStatuses)[number]

export const isRefundStatus = (status: string): status is RefundStatus =>
  refundStatuses.some((known) => known === status)
