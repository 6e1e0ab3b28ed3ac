import type { Result } from '@/domain/base/result'

/** The insurer's underwriting decision on a paid policy. It takes 1 to 5 working days. */
export const decisions = ['PENDING', 'ACCEPTED', 'REFUSED'] as const
export type Decision = (typeof decisions)[number]

/** Asks the insurer for its decision on a policy. The call can be repeated, and it names nobody. */
export type Underwriting = {
  decide: (policy: {
    policyNo: string
    productCode: string
  }) => Promise<Result<Decision, UnderwritingCode>>
}

export type UnderwritingCode =
  /** Our request or our key is wrong. */
  'REFUSED' | 'UNKNOWN'
