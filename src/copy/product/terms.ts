import type { TermKey } from '@/contract/wording'

/** `enrol`: what people do, which follows from what a product calls the insured. */
export type Terms = Record<TermKey | 'enrol', string>

/** Words for the parties, the order and what a price is for, where a product has no terms of its own. */
export const terms = {
  applicant: '投保人',
  insurant: '被保人',
  orderCenter: '我的订单',
  withdraw: '撤单',
  perYear: '每人每年',
  enrol: '投保',
} as const satisfies Terms
