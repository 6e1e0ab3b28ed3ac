import { revocableUntil } from '@/domain/payment/revocation'
import type { Product } from '../../catalogue/product'
import type { Proposal } from './repo'

/** Until when; undefined for what nobody paid. */
export const untilOf = (
  { revocation }: Product,
  { paidAt, effectiveOn }: Proposal,
): number | undefined =>
  paidAt === null ? undefined : revocableUntil({ rule: revocation, paidAt, effectiveOn })
