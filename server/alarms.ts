/** Every alarm there is: somebody has to look, and docs/operating.md says at what. */
export const alarms = [
  'BOOKS_DIFFER',
  'EVIDENCE_DAMAGED',
  'JOBS_LATE',
  'LICENCE_SILENT',
  'MESSAGE_DEAD',
  'MESSAGE_REFUSED',
  'MONEY_TWICE',
  'OUTBOX_OLD',
  'PAYMENT_MISMATCH',
  'PAYMENT_UNKNOWN',
  'PAY_ORDERS_STUCK',
  'REALNAME_SILENT',
  'RECONCILIATION_LATE',
  'REDIS_AWAY',
  'REFUND_FAILED',
  'REFUND_MISMATCH',
  'REFUND_OLD',
  'REFUND_PARTIAL',
  'SMS_BUDGET_SPENT',
  'UNDERWRITING_SILENT',
] as const
export type Alarm = (typeof alarms)[number]
