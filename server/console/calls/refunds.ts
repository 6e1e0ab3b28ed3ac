import * as v from 'valibot'
import { approvalStates } from '@/domain/staff/approval'
import { defineConsoleCall } from './define'
import { acted, cityCode, cursor, id, instant, nextCursor, productCode, words } from './fields'
import { refundShown, refundStatus } from './people'

const refundRow = v.object({
  ...refundShown.entries,
  orderId: id,
  userId: id,
  cityCode,
  productCode,
})

/**
 * The banks to whose debit cards WeChat Pay sends a refund that another bank refused, by its names (`bank_type`
 * of apply-abnormal-refund).
 */
export const bankTypes = [
  'ICBC_DEBIT',
  'ABC_DEBIT',
  'BOC_DEBIT',
  'CCB_DEBIT',
  'COMM_DEBIT',
  'PSBC_DEBIT',
  'CMB_DEBIT',
  'CITIC_DEBIT',
  'CEB_DEBIT',
  'CMBC_DEBIT',
  'CIB_DEBIT',
  'SPDB_DEBIT',
  'GDB_DEBIT',
  'PAB_DEBIT',
  'NBCB_DEBIT',
] as const

export const listRefunds = defineConsoleCall({
  name: 'listRefunds',
  permission: 'person.read',
  kind: 'READ',
  summary: 'Refunds that are not over, the oldest first; or those of one status.',
  request: v.strictObject({ status: v.optional(refundStatus), cursor: v.optional(cursor) }),
  response: v.object({ list: v.array(refundRow), nextCursor }),
})

export const readRefund = defineConsoleCall({
  name: 'readRefund',
  permission: 'person.read',
  kind: 'VIEW',
  summary: 'Where a refund stands, how it came there, and what may be done now.',
  request: v.strictObject({ outRefundNo: id }),
  response: v.object({
    ...refundRow.entries,
    moves: v.array(v.object({ at: instant, event: v.string(), from: v.string(), to: v.string() })),
    /** What waits for a second person. */
    waiting: v.nullable(v.object({ approvalId: id, act: v.string(), askedAt: instant })),
    /** The card that staff gave last, masked, and what became of it. */
    card: v.nullable(
      v.object({
        /** The bank's name of `bankTypes` and the last four digits: `ICBC_DEBIT *3445`. */
        card: v.string(),
        holder: v.string(),
        status: v.picklist(approvalStates),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})

/** A bank card of the payer, as the payer told it to staff. */
const bankCard = v.strictObject({
  bankType: v.picklist(bankTypes),
  account: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
  holder: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(40)),
})

export const restartRefund = defineConsoleCall({
  name: 'restartRefund',
  permission: 'refund.restart',
  kind: 'ACT',
  stepUp: true,
  summary:
    'Asks the provider for a refund again, under its number, at once; one that the bank refused goes to `card`, where `takesCard` says so. With a card, and above the limit, a second person must approve it.',
  request: v.strictObject({ outRefundNo: id, card: v.optional(bankCard), reason: words }),
  response: acted,
  errors: ['NOT_FOUND', 'NOT_ALLOWED_NOW', 'ALREADY_ASKED'],
})

export const settleRefund = defineConsoleCall({
  name: 'settleRefund',
  permission: 'refund.settle',
  kind: 'ACT',
  stepUp: true,
  summary:
    'Books a refund that the bank refused as given back outside, by the number of its document. A second person must approve it.',
  request: v.strictObject({
    outRefundNo: id,
    documentNo: v.pipe(v.string(), v.trim(), v.regex(/^[\w/-]{4,40}$/)),
    reason: words,
  }),
  response: acted,
  errors: ['NOT_FOUND', 'NOT_ALLOWED_NOW', 'ALREADY_ASKED'],
})

export type RefundRow = v.InferOutput<typeof refundRow>

export type RefundCard = v.InferOutput<typeof bankCard>
