import * as v from 'valibot'
import { cursor } from './books'
import { cancellationReasons } from './changes'
import { applicant, beneficiaries, change, insured, policyNo } from './people'
import { addUpTo, shares } from './shares'
import { day, fen, instant, key, number, productCode, reason } from './values'

/**
 * The hand-over of a day: one list a product, up to 100,000 rows. It is sent in requests of up to
 * 1,000 rows. Each row is answered by itself, and what was not answered is sent again.
 */

export const HANDOVER_ROWS = 100_000
export const ROWS_IN_REQUEST = 1000
export const ROWS_IN_ANSWER = 10_000

const rowNo = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HANDOVER_ROWS))
const policy = { rowNo, policyNo, policyKey: key }

const policyRow = v.pipe(
  v.object({
    ...policy,
    kind: v.literal('POLICY'),
    orderNo: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
    applicant,
    insured,
    beneficiaries,
    premiumFen: fen,
    shares,
    paidAt: instant,
    issuedAt: instant,
    coverFrom: day,
    coverTo: day,
  }),
  v.check(({ shares, premiumFen }) => addUpTo(shares, premiumFen), 'Shares and premium differ.'),
)

const cancellationRow = v.pipe(
  v.object({
    ...policy,
    kind: v.literal('CANCELLATION'),
    reason: v.picklist(cancellationReasons),
    refundFen: fen,
    shares,
    cancelledAt: instant,
  }),
  v.check(({ shares, refundFen }) => addUpTo(shares, refundFen), 'Shares and refund differ.'),
)

const endorsementRow = v.object({
  ...policy,
  kind: v.literal('ENDORSEMENT'),
  change,
  changedAt: instant,
  endorsementKey: v.pipe(
    v.optional(key),
    v.description(
      'The key by which the change was asked for at the endorsements port. A core that answered ENDORSED to it acknowledges the row and changes nothing.',
    ),
  ),
})

export const handoverRow = v.variant('kind', [policyRow, cancellationRow, endorsementRow])
export type HandoverRow = v.InferOutput<typeof handoverRow>

const isDistinct = (rows: readonly { rowNo: number }[]): boolean =>
  new Set(rows.map(({ rowNo }) => rowNo)).size === rows.length

export const handoverRequest = v.pipe(
  v.object({
    key,
    handoverNo: number,
    productCode,
    day,
    numberedBy: v.pipe(
      v.picklist(['core', 'gateway']),
      v.description('gateway: the core takes policies and numbers into its books by this row.'),
    ),
    rowCount: v.pipe(rowNo, v.description('Rows of the whole hand-over, in all its requests.')),
    rows: v.pipe(
      v.array(handoverRow),
      v.minLength(1),
      v.maxLength(ROWS_IN_REQUEST),
      v.check((list) => isDistinct(list), 'A row stands there twice.'),
    ),
  }),
  v.check(({ rowCount, rows }) => rows.every(({ rowNo }) => rowNo <= rowCount)),
)
export type HandoverRequest = v.InferOutput<typeof handoverRequest>

const rowAnswer = v.variant('status', [
  v.object({ rowNo, status: v.literal('ACKNOWLEDGED') }),
  v.object({ rowNo, status: v.literal('REFUSED'), reason }),
  v.object({ rowNo, status: v.literal('LATER') }),
])
export type RowAnswer = v.InferOutput<typeof rowAnswer>

/** One answer for each row of the request. A row that is not named is not acknowledged. */
export const handoverAnswer = v.object({
  key,
  handoverNo: number,
  rows: v.pipe(v.array(rowAnswer), v.maxLength(ROWS_IN_REQUEST)),
})

const rows = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HANDOVER_ROWS))

export const handoverQuery = v.object({
  cursor: v.optional(cursor),
  limit: v.pipe(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ROWS_IN_ANSWER))),
    v.description('At most so many rows a page; 10000 without it.'),
  ),
})

export const handoverView = v.object({
  handoverNo: number,
  productCode,
  day,
  rowCount: rows,
  acknowledged: rows,
  refused: rows,
  later: rows,
  premiumFen: v.pipe(fen, v.description('Premiums of the acknowledged rows.')),
  refundFen: v.pipe(fen, v.description('Refunds of the acknowledged rows.')),
  cursor: v.pipe(v.nullable(cursor), v.description('As asked; null on the first page.')),
  rows: v.pipe(v.array(rowAnswer), v.maxLength(ROWS_IN_ANSWER)),
  nextCursor: v.nullable(cursor),
})
