import * as v from 'valibot'
import { partiesInBooks, policyNo } from './people'
import { day, fen, instant, key, productCode } from './values'

/** The daily pull: what the core knows of each policy that changed since an instant. */

/** Opaque to the gateway. It stands in an address without being encoded. */
export const cursor = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,200}$/))

export const PULL_LIMIT = 1000

export const pullQuery = v.object({
  changedSince: instant,
  cursor: v.optional(cursor),
  limit: v.pipe(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PULL_LIMIT))),
    v.description('At most so many policies a page; 500 without it.'),
  ),
})

export const policyView = v.object({
  policyNo,
  policyKey: key,
  productCode,
  status: v.picklist(['IN_FORCE', 'CANCELLED']),
  premiumFen: fen,
  coverFrom: day,
  coverTo: day,
  ...partiesInBooks,
  issuedAt: instant,
  changedAt: instant,
  cancellation: v.nullable(v.object({ cancellationNo: v.string(), endedOn: day, refundFen: fen })),
})
export type PolicyView = v.InferOutput<typeof policyView>

export const pullAnswer = v.object({
  changedSince: instant,
  cursor: v.pipe(v.nullable(cursor), v.description('As asked; null on the first page.')),
  asOf: v.pipe(instant, v.description('When the first page was made. The next pull begins there.')),
  policies: v.pipe(v.array(policyView), v.maxLength(PULL_LIMIT)),
  nextCursor: v.nullable(cursor),
})
