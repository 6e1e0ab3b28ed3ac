import { addDays, dayOf, startOfDayMs, type Day } from '@/domain/time/day'

/** Until when a product lets people revoke what they bought, for all of their money. */
export const revocationRules = ['BEFORE_COVER', 'DAY_OF_PAYMENT'] as const
export type RevocationRule = (typeof revocationRules)[number]

/**
 * The instant (ms) from which it is too late: when cover begins, or the midnight after the payment
 * (付款当日24时), in Asia/Shanghai. `paidAt` in ms.
 */
export const revocableUntil = ({
  rule,
  paidAt,
  effectiveOn,
}: {
  rule: RevocationRule
  paidAt: number
  effectiveOn: Day
}): number => startOfDayMs(rule === 'DAY_OF_PAYMENT' ? addDays(dayOf(paidAt), 1) : effectiveOn)
