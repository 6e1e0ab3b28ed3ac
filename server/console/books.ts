import { addMonths, startOfDayMs, type Day } from '@/domain/time/day'
import { iso, localIso } from '../context/clock'
import { csvOf } from '../context/csv'
import { sha256 } from '../context/keys'
import type { Account, Difference } from '../db/schema/ledger'
import { lockWithdrawal, updateWithdrawal } from '../records/share/withdrawal-repo'
import { openAlarmsOf } from '../records/staff/alarm-repo'
import {
  entriesIn,
  keepNote,
  lockReconciliation,
  openWithdrawals,
  reconciliationOf,
  reconciliationsBefore,
  sumsIn,
  type Place,
  type ReconciledDay,
} from '../records/staff/books-repo'
import { done, refused } from './answer'
import { accountsShown } from './calls/accounts'
import * as calls from './calls/books'
import type { ResponseOf } from './calls/define'
import type { Desk } from './desk'
import { acting, reading, type Route } from './route'
import { isoOrNull } from './show-people'

const PAGE = 50
const DAYS = 31
const MOST_ROWS = 100_000

type ShownDay = ResponseOf<typeof calls.closeReconciliation>

const showDifference = ({
  kind,
  provider,
  payOrderId,
  reference,
  expectedFen,
  foundFen,
}: Difference) => ({
  kind,
  provider: provider ?? null,
  payOrderId: payOrderId ?? null,
  reference: reference ?? null,
  expectedFen: expectedFen ?? null,
  foundFen: foundFen ?? null,
})

function showDay({ found, note, by }: ReconciledDay): ShownDay {
  const isClosed = note !== null && note.differences === found.differences.length
  return {
    day: found.day,
    at: iso(found.at),
    payOrders: found.payOrders,
    billLines: found.billLines,
    differences: found.differences.map(showDifference),
    closed: isClosed ? { note: note.note, by: by ?? '', at: iso(note.at) } : null,
    version: note?.version ?? 0,
  }
}

/** Bills and reconciliations are of the whole merchant, so somebody of one city sees none of them. */
const seesAll = ({ cities }: Desk): boolean => cities === undefined

const spanOf = (desk: Desk, month: string, account: Account | undefined) => {
  const first: Day = `${month}-01`
  return {
    from: startOfDayMs(first),
    until: startOfDayMs(addMonths(first, 1)),
    account,
    cities: desk.cities,
  }
}

/** A cursor of the ledger: `<instant in ms>.<entry>`. */
const cursorOf = ({ occurredAt, id }: Place): string => `${occurredAt}.${id}`

function placeOf(cursor: string): Place | undefined {
  const [at = '', id = ''] = cursor.split('.')
  return /^\d{1,15}$/.test(at) ? { occurredAt: Number(at), id } : undefined
}

/** Alarms about money that agrees with nothing. */
const unmatched = [
  'PAYMENT_UNKNOWN',
  'PAYMENT_MISMATCH',
  'REFUND_MISMATCH',
  'REFUND_PARTIAL',
  'MONEY_TWICE',
  'WITHDRAWAL_MISMATCH',
]

export const bookRoutes = {
  listReconciliations: reading(calls.listReconciliations, async (desk, { onlyOpen, cursor }) => {
    if (!seesAll(desk)) return done({ list: [], nextCursor: null })
    const found = await reconciliationsBefore(desk.ctx.db, cursor, DAYS + 1)
    const page = found.slice(0, DAYS).map(showDay)
    const last = page.at(-1)
    return done({
      list: page.filter(
        ({ differences, closed }) => !onlyOpen || (differences.length > 0 && closed === null),
      ),
      nextCursor: found.length > DAYS && last ? last.day : null,
    })
  }),
  closeReconciliation: acting(
    calls.closeReconciliation,
    async (desk, tx, { day, note, version }, tell) => {
      tell({ subject: day, reason: note })
      if (!seesAll(desk)) return refused('NOT_FOUND')
      await lockReconciliation(tx, day)
      const now = await reconciliationOf(tx, day)
      if (!now) return refused('NOT_FOUND')
      const shown = showDay(now)
      if (shown.version !== version) return refused('CONFLICT', { current: shown })
      if (shown.differences.length === 0)
        return refused('NOT_ALLOWED_NOW', { reason: 'NOTHING_TO_DO' })
      await keepNote(tx, {
        ...{ day, note, staffId: desk.staff.id, at: desk.ctx.clock.now() },
        differences: shown.differences.length,
        version: version + 1,
      })
      const after = await reconciliationOf(tx, day)
      return after ? done(showDay(after)) : refused('NOT_FOUND')
    },
  ),
  listUnmatched: reading(calls.listUnmatched, async (desk) => {
    if (!seesAll(desk)) return done({ alarms: [], bills: [] })
    const alarms = await openAlarmsOf(desk.ctx.db, unmatched, 200)
    const days = await reconciliationsBefore(desk.ctx.db, undefined, DAYS)
    return done({
      alarms: alarms.map(({ id, alarm, subject, lastAt, times }) => ({
        ...{ alarmId: id, alarm, subject, times },
        lastAt: iso(lastAt),
      })),
      bills: days
        .map(showDay)
        .filter(({ closed }) => closed === null)
        .flatMap(({ day, differences }) =>
          differences
            .filter(({ kind }) => kind.startsWith('BILL_'))
            .map((difference) => ({ day, difference })),
        ),
    })
  }),
  listWithdrawals: reading(calls.listWithdrawals, async (desk, { cursor }) => {
    const found = seesAll(desk) ? await openWithdrawals(desk.ctx.db, cursor, PAGE + 1) : []
    const page = found.slice(0, PAGE)
    const last = page.at(-1)
    return done({
      list: page.map(({ id, outBillNo, userId, amountFen, status, tries, ...row }) => ({
        ...{ withdrawalId: id, outBillNo, userId, amountFen, status, tries },
        createdAt: iso(row.createdAt),
        lastTryAt: isoOrNull(row.lastTryAt),
        nextTryAt: isoOrNull(row.nextTryAt),
        waitsForPerson: row.packageInfo !== null,
      })),
      nextCursor: found.length > PAGE && last ? last.id : null,
    })
  }),
  retryWithdrawal: acting(
    calls.retryWithdrawal,
    async (desk, tx, { withdrawalId, reason }, tell) => {
      tell({ subject: withdrawalId, reason })
      const row = seesAll(desk) ? await lockWithdrawal(tx, withdrawalId) : undefined
      if (!row) return refused('NOT_FOUND')
      tell({ userId: row.userId })
      if (row.status !== 'REQUESTED' && row.status !== 'PROCESSING')
        return refused('NOT_ALLOWED_NOW', { reason: 'ENDED' })
      const now = desk.ctx.clock.now()
      await updateWithdrawal(tx, withdrawalId, { nextTryAt: now })
      return done({ nextTryAt: iso(now) })
    },
    async ({ ctx }) => ctx.nudges.nudge('pushWithdrawals'),
  ),
  readLedger: reading(calls.readLedger, async (desk, { month, account, cursor }) => {
    const span = spanOf(desk, month, account)
    const found = await entriesIn(desk.ctx.db, span, cursor ? placeOf(cursor) : undefined, PAGE + 1)
    // All entries of the month are added up, so it is not done for every page of it.
    const isFirst = account === undefined && cursor === undefined
    const sums = isFirst ? await sumsIn(desk.ctx.db, span) : []
    const page = found.slice(0, PAGE)
    const last = page.at(-1)
    const total = (side: 'debit' | 'credit', of: string) =>
      sums.filter((each) => each[side] === of).reduce((sum, { amountFen }) => sum + amountFen, 0)
    return done({
      sums: isFirst
        ? accountsShown.map((of) => ({
            account: of,
            debitFen: total('debit', of),
            creditFen: total('credit', of),
          }))
        : [],
      list: page.map(({ entry, orderId }) => ({
        entryId: entry.id,
        at: iso(entry.at),
        occurredAt: iso(entry.occurredAt),
        kind: entry.kind,
        debit: entry.debit,
        credit: entry.credit,
        amountFen: entry.amountFen,
        payOrderId: entry.payOrderId,
        orderId,
        reference: entry.reference,
      })),
      nextCursor: found.length > PAGE && last ? cursorOf(last.entry) : null,
    })
  }),
  exportLedger: acting(calls.exportLedger, async (desk, tx, { month, account, reason }, tell) => {
    tell({ subject: month, reason })
    const span = spanOf(desk, month, account)
    const entries = await entriesIn(tx, span, undefined, MOST_ROWS + 1)
    if (entries.length > MOST_ROWS)
      return refused('INVALID', { field: 'account', reason: 'TOO_MANY' })
    const csv = csvOf([
      ['发生时间', '记账时间', '类型', '借方', '贷方', '金额(分)', '订单号', '支付单', '凭据号'],
      ...entries.map(({ entry, orderId }) => [
        localIso(entry.occurredAt),
        localIso(entry.at),
        entry.kind,
        entry.debit,
        entry.credit,
        entry.amountFen,
        orderId,
        entry.payOrderId,
        entry.reference,
      ]),
    ])
    const hash = sha256(csv)
    tell({ detail: { rows: entries.length, sha256: hash, account: account ?? null } })
    const fileName = `ledger-${month}${account ? `-${account}` : ''}.csv`
    return done({ fileName, csv, rows: entries.length, sha256: hash })
  }),
} satisfies Record<string, Route>
