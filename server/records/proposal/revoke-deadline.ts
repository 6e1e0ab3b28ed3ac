import { revocableUntil } from '@/domain/revoke/revocation'
import type { Product } from '../../catalogue/product'
import type { Proposal } from './repo'

/** The time (ms) until which an order may be revoked; undefined when it was not paid. */
export const untilOf = (
  { revocation }: Product,
  { paidAt, effectiveOn }: Proposal,
): number | undefined =>
  paidAt === null ? undefined : revocableUntil({ rule: revocation, paidAt, effectiveOn })
