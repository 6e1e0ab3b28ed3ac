import * as v from 'valibot'
import { payProviders } from '@/domain/pay/pay-type'
import { withdrawalStates } from '@/domain/share/reward'
import { defineConsoleCall } from './define'
import {
  account,
  count,
  cursor,
  day,
  fen,
  id,
  instant,
  month,
  nextCursor,
  nothing,
  version,
  words,
} from './fields'

/** Money that needs somebody, and the books. */

const difference = v.object({
  /** A name of docs/operating.md, such as BILL_PAYMENT_UNKNOWN. */
  kind: v.string(),
  provider: v.nullable(v.picklist(payProviders)),
  payOrderId: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  expectedFen: v.nullable(fen),
  foundFen: v.nullable(fen),
})

const reconciled = v.object({
  day,
  at: instant,
  payOrders: count,
  billLines: count,
  differences: v.array(difference),
  /** Null while nobody has closed the differences that stand there now. */
  closed: v.nullable(v.object({ note: v.string(), by: v.string(), at: instant })),
  /** 0 where nobody ever closed it. */
  version: count,
})

export const listReconciliations = defineConsoleCall({
  name: 'listReconciliations',
  permission: 'reconciliation.read',
  kind: 'READ',
  summary: 'Days with their differences, the latest first.',
  request: v.strictObject({ onlyOpen: v.optional(v.boolean(), false), cursor: v.optional(day) }),
  response: v.object({ list: v.array(reconciled), nextCursor: v.nullable(day) }),
})

export const closeReconciliation = defineConsoleCall({
  name: 'closeReconciliation',
  permission: 'reconciliation.close',
  kind: 'ACT',
  stepUp: true,
  summary:
    'Closes the differences of a day with a note. Another number of differences opens it again.',
  request: v.strictObject({
    day,
    note: words,
    version: v.union([v.literal(0), version]),
  }),
  response: reconciled,
  errors: ['NOT_FOUND', 'CONFLICT', 'NOT_ALLOWED_NOW'],
})

export const listUnmatched = defineConsoleCall({
  name: 'listUnmatched',
  permission: 'money.unmatched',
  kind: 'READ',
  summary:
    'Money that fits nothing: open alarms about payments and refunds that agree with no order, and payments that only a bill knows. An alarm is closed by closeAlarm, a day by closeReconciliation.',
  request: nothing,
  response: v.object({
    alarms: v.array(
      v.object({
        alarmId: id,
        alarm: v.string(),
        subject: v.string(),
        lastAt: instant,
        times: count,
      }),
    ),
    bills: v.array(v.object({ day, difference })),
  }),
})

export const listWithdrawals = defineConsoleCall({
  name: 'listWithdrawals',
  permission: 'withdrawal.read',
  kind: 'READ',
  summary:
    'Withdrawals that are not over, the oldest first, with how often and when they were asked about.',
  request: v.strictObject({ cursor: v.optional(cursor) }),
  response: v.object({
    list: v.array(
      v.object({
        withdrawalId: id,
        outBillNo: id,
        userId: id,
        amountFen: fen,
        status: v.picklist(withdrawalStates),
        createdAt: instant,
        tries: count,
        lastTryAt: v.nullable(instant),
        nextTryAt: v.nullable(instant),
        /** The person must confirm it in WeChat. */
        waitsForPerson: v.boolean(),
      }),
    ),
    nextCursor,
  }),
})

export const retryWithdrawal = defineConsoleCall({
  name: 'retryWithdrawal',
  permission: 'refund.restart',
  kind: 'ACT',
  stepUp: true,
  summary: 'Asks WeChat Pay about a withdrawal at once, under its number.',
  request: v.strictObject({ withdrawalId: id, reason: words }),
  response: v.object({ nextTryAt: instant }),
  errors: ['NOT_FOUND', 'NOT_ALLOWED_NOW'],
})

const entry = v.object({
  entryId: id,
  at: instant,
  occurredAt: instant,
  kind: v.string(),
  debit: account,
  credit: account,
  amountFen: fen,
  payOrderId: id,
  orderId: id,
  reference: v.string(),
})

export const readLedger = defineConsoleCall({
  name: 'readLedger',
  permission: 'ledger.read',
  kind: 'READ',
  summary:
    'The entries of a month, of one account or all, with what went in and out of each account.',
  request: v.strictObject({
    month,
    account: v.optional(account),
    cursor: v.optional(cursor),
  }),
  response: v.object({
    /** Of the whole month, with its first page. Empty on later pages and where an account was chosen. */
    sums: v.array(v.object({ account, debitFen: fen, creditFen: fen })),
    list: v.array(entry),
    nextCursor,
  }),
})

export const exportLedger = defineConsoleCall({
  name: 'exportLedger',
  permission: 'ledger.export',
  kind: 'EXPORT',
  stepUp: true,
  summary: "A month's entries as CSV (UTF-8 with BOM). No cell can be read as a formula.",
  request: v.strictObject({ month, account: v.optional(account), reason: words }),
  response: v.object({ fileName: v.string(), csv: v.string(), rows: count, sha256: v.string() }),
  errors: ['INVALID'],
})
