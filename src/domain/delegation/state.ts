/**
 * How a form stands that an applicant asked a child to fill in. OPEN: nobody has agreed to do it yet.
 * FILLED: the applicant has not taken it over yet. ENDED: withdrawn, or over by time.
 */
export const delegationStates = ['OPEN', 'FILLING', 'FILLED', 'TAKEN', 'ENDED'] as const
export type DelegationState = (typeof delegationStates)[number]

/** Instants in ms. */
interface Instants {
  expireAt: number
  endedAt: number | null
  consentedAt: number | null
  filledAt: number | null
  takenAt: number | null
}

export function delegationState(
  { expireAt, endedAt, consentedAt, filledAt, takenAt }: Instants,
  now: number,
): DelegationState {
  if (takenAt !== null) return 'TAKEN'
  if (endedAt !== null || expireAt <= now) return 'ENDED'
  if (filledAt !== null) return 'FILLED'
  return consentedAt === null ? 'OPEN' : 'FILLING'
}
