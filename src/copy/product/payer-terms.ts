import type { Terms } from './terms'

/** Words of products whose buyer is a payer and whose insured person a participant. */
export const payerTerms = {
  applicant: '缴费人',
  insurant: '参保人',
  orderCenter: '订单中心',
  withdraw: '取消订单',
  perYear: '每人每年',
  enrol: '参保',
} as const satisfies Terms
