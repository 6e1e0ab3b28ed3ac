import { revocableUntil } from '@/domain/revoke/revocation'
import { isRevocable } from '../../catalogue/insurer-file'
import type { Product } from '../../catalogue/product'
import type { Proposal } from './repo'

/**
 * The time (ms) until which an order may be revoked; undefined when it was not paid, and where the
 * insurer's core cannot cancel.
 */
export const untilOf = (product: Product, { paidAt, effectiveOn }: Proposal): number | undefined =>
  paidAt === null || !isRevocable(product)
    ? undefined
    : revocableUntil({ rule: product.revocation, paidAt, effectiveOn })
