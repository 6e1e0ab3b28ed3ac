import type { Result } from '@/domain/base/result'

/** What the insurer's check of a paid policy came to; it takes 1 to 5 working days. */
export const decisions = ['PENDING', 'ACCEPTED', 'REFUSED'] as const
export type Decision = (typeof decisions)[number]

/** Asks the insurer how a policy stands; asking again is harmless, and nobody is named. */
export type Underwriting = {
  decide: (policy: {
    policyNo: string
    productCode: string
  }) => Promise<Result<Decision, UnderwritingCode>>
}

export type UnderwritingCode =
  /** Our request or our key is wrong. */
  'REFUSED' | 'UNKNOWN'
