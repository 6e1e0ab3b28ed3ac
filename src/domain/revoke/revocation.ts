import { addDays, dayOf, startOfDayMs, type Day } from '@/domain/time/day'

/** The product's rule for the time until which policies may be revoked with a full refund. */
export const revocationRules = ['BEFORE_COVER', 'DAY_OF_PAYMENT'] as const
export type RevocationRule = (typeof revocationRules)[number]

/** How long the money of a revoked order takes, for every product and payment provider. */
export const refundArrival = '1至3个工作日'

/**
 * The instant (ms) from which revoking is too late: when the coverage period begins, or the
 * midnight after the payment (付款当日24时), in Asia/Shanghai. `paidAt` is in ms.
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
