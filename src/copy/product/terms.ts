import type { TermKey } from '@/contract/wording'
import { area } from '../language'

export type Terms = Record<TermKey, string>

/** Words for the parties and the order, where a product has no terms of its own. */
export const terms = area('terms', {
  applicant: '投保人',
  insurant: '被保人',
  orderCenter: '我的订单',
  withdraw: '撤单',
} as const satisfies Terms)
