import type { TermKey, Wording } from '@/contract/wording'

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

/** Words of products whose buyer is a payer and whose insured person a participant. */
const payerTerms = {
  applicant: '缴费人',
  insurant: '参保人',
  orderCenter: '订单中心',
  withdraw: '取消订单',
  perYear: '每人每年',
  enrol: '参保',
} as const satisfies Terms

/** Products whose buyer is called payer; others say so in their product file. */
const productTerms: ReadonlyMap<string, Terms> = new Map([
  ['PH2W', payerTerms],
  ['PH5E', payerTerms],
])

export interface Worded {
  productCode?: string | undefined
  /** Its own words, as orders, proposals and policies bring them. */
  wording?: Wording | undefined
  /** What a product page brings beside it. */
  extraData?: { wording?: Wording | undefined } | undefined
}

/**
 * Terms of a product for texts with `{applicant}` or `{insurant}` in them:
 * `fill(insurants.add, wording(page))`.
 */
export const wording = ({ productCode = '', wording: words = {}, extraData }: Worded): Terms => {
  const own = {
    ...(productTerms.get(productCode) ?? terms),
    ...extraData?.wording,
    ...words,
  }
  return { ...own, enrol: own.insurant === payerTerms.insurant ? payerTerms.enrol : terms.enrol }
}
