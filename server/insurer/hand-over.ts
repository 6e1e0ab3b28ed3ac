import { DAY_MS } from '@/domain/time/day'
import {
  bodyOf,
  ROWS_IN_ANSWER,
  ROWS_IN_REQUEST,
  type HandoverRow,
  type RequestOf,
  type RowAnswer,
} from '@huimin/insurer-core'
import type { Context } from '../context/context'
import type { InsurerCore } from '../gateways/insurer/port'
import { updateHandover, type Handover } from '../records/insurer/handover-repo'
import {
  answerRows,
  countRows,
  openRows,
  rowsBetween,
  type OpenRow,
  type ListedRow,
} from '../records/insurer/handover-rows-repo'
import { pauseAfter } from './ask'
import { endRowDifferences, noteDenied, type Denied } from './denied-rows'
import { handoverCoreOf } from './handover-cores'
import { rowsToSend } from './handover-rows'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A core takes 4 MB; the frame of a request is small. */
const MOST_BYTES = 3_800_000
/** Of UTF-8. */
const MOST_BYTES_A_LETTER = 3

/** For so long a list that is acknowledged is looked at once a day: a core may deny what it took. */
const WATCH_MS = 7 * DAY_MS

/** How a pass over a list ended: with the core's answers, or without. */
type Pass = { isHeard: true; silent: number } | { isHeard: false }

/**
 * Hands a list over, row by row. After a break the core is asked first what it has, and only what is
 * missing is sent again. A row that the core refused or did not name stays open.
 */
export async function handOver(ctx: Context, list: Handover): Promise<void> {
  const name = handoverCoreOf(ctx, list)
  if (name === undefined) return
  const now = ctx.clock.now()
  await updateHandover(ctx.db, list.no, {
    tries: list.tries + 1,
    nextTryAt: now + Math.max(MINUTE_MS, pauseAfter(list.tries)),
  })
  const core = ctx.gateways.insurers?.[name]
  if (!core && list.tries === 0)
    report(ctx, list, { alarm: 'INSURER_SILENT', reason: 'NO_SETTINGS' })
  const pass = core ? await passOver(ctx, { name, core }, list) : { isHeard: false as const }
  await settle(ctx, list, pass)
}

type Named = { name: string; core: InsurerCore }

async function passOver(ctx: Context, named: Named, list: Handover): Promise<Pass> {
  if (list.tries > 0 && !(await lookUp(ctx, named, list))) return { isHeard: false }
  return sendOpen(ctx, named, list)
}

type Alarm = { alarm: 'HANDOVER_OPEN' | 'INSURER_SILENT' | 'INSURER_NOT_TAKEN'; reason: string }

const report = (ctx: Context, { no: reference }: Handover, found: Alarm & { count?: number }) =>
  ctx.log.error({ ...found, reference }, 'a hand-over is not acknowledged')

const notTaken = (
  port: 'handOver' | 'handover',
  { status, error }: { status: number; error: { error: string } },
): Alarm => ({ alarm: 'INSURER_NOT_TAKEN', reason: `${port} ${status} ${error.error}` })

/** Writes when the list is looked at again, and alarms about what is open. */
async function settle(ctx: Context, list: Handover, pass: Pass): Promise<void> {
  const now = ctx.clock.now()
  const counts = new Map((await countRows(ctx.db, list.no)).map((row) => [row.answer, row.rows]))
  const refused = counts.get('REFUSED') ?? 0
  const open = list.rowCount - (counts.get('ACKNOWLEDGED') ?? 0)
  const isLate = list.alarmAt !== null && list.alarmAt <= now && open > 0
  if (isLate && !pass.isHeard) report(ctx, list, { alarm: 'INSURER_SILENT', reason: 'NO_ANSWER' })
  else if (isLate) report(ctx, list, { alarm: 'HANDOVER_OPEN', reason: 'LATE', count: open })
  if (isLate) await updateHandover(ctx.db, list.no, { alarmAt: null })
  if (!pass.isHeard) return
  if (pass.silent > 0)
    report(ctx, list, { alarm: 'HANDOVER_OPEN', reason: 'SILENT', count: pass.silent })
  if (refused > 0) report(ctx, list, { alarm: 'HANDOVER_OPEN', reason: 'REFUSED', count: refused })
  if (open === 0) {
    const isWatched = now < list.createdAt + WATCH_MS
    await updateHandover(ctx.db, list.no, {
      nextTryAt: isWatched ? now + DAY_MS : null,
      ...{ alarmAt: null, acknowledgedAt: list.acknowledgedAt ?? now },
    })
  } else if (pass.silent > 0) {
    await updateHandover(ctx.db, list.no, { nextTryAt: now + HOUR_MS })
  } else if (open === refused) {
    // A person mends it at the insurer or here; until then once a day is enough.
    await updateHandover(ctx.db, list.no, { nextTryAt: now + DAY_MS })
  }
}

/**
 * Asks the core what it has of a list, and compares it with what it acknowledged to us. Answers false
 * when the core was not heard.
 */
async function lookUp(ctx: Context, { name, core }: Named, list: Handover): Promise<boolean> {
  let after = 0
  let cursor: string | undefined
  do {
    const request: RequestOf<'handover'> = {
      limit: ROWS_IN_ANSWER,
      ...(cursor !== undefined && { cursor }),
    }
    const told = await core.ask('handover', { no: list.no, request })
    if (told.kind === 'NOT_TAKEN' && told.error.error === 'NOT_FOUND' && after === 0) {
      await compare(ctx, name, list, { from: 1, to: list.rowCount, rows: [] })
      return true
    }
    if (told.kind === 'NOT_TAKEN') report(ctx, list, notTaken('handover', told))
    if (told.kind !== 'ANSWER') return false
    const { rows, nextCursor, acknowledged } = told.answer
    // All is well, so nothing has to be compared row by row.
    if (list.acknowledgedAt !== null && acknowledged === list.rowCount && after === 0) return true
    const to: number = nextCursor === null ? list.rowCount : (rows.at(-1)?.rowNo ?? list.rowCount)
    if (to <= after) return false
    await compare(ctx, name, list, { from: after + 1, to, rows })
    after = to
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined && after < list.rowCount)
  return true
}

async function compare(
  ctx: Context,
  core: string,
  list: Handover,
  { from, to, rows }: { from: number; to: number; rows: readonly RowAnswer[] },
): Promise<void> {
  const theirs = new Map(rows.map((row) => [row.rowNo, row]))
  // In pieces, because each of them is a statement with its rows as parameters.
  for (let at = from; at <= to; at += ROWS_IN_ANSWER) {
    const ours = await rowsBetween(ctx.db, list.no, at, Math.min(to, at + ROWS_IN_ANSWER - 1))
    const isDenied = ({ answer, rowNo }: ListedRow) =>
      answer === 'ACKNOWLEDGED' && theirs.get(rowNo)?.status !== 'ACKNOWLEDGED'
    const denied = ours.filter(isDenied)
    const fresh = ours.filter((row) => row.answer !== 'ACKNOWLEDGED' && theirs.has(row.rowNo))
    await takeAnswers(
      ctx,
      list,
      fresh.flatMap(({ rowNo }) => theirs.get(rowNo) ?? []),
    )
    const again = fresh.filter(
      ({ answer, rowNo }) => answer === 'DENIED' && theirs.get(rowNo)?.status === 'ACKNOWLEDGED',
    )
    await endRowDifferences(ctx, core, again)
    await takeDenied(
      ctx,
      core,
      list,
      denied.map((row): Denied => ({ ...row, theirs: theirs.get(row.rowNo) })),
    )
  }
}

/** A row that was acknowledged and is not known any more is open again. */
async function takeDenied(
  ctx: Context,
  core: string,
  list: Handover,
  denied: readonly Denied[],
): Promise<void> {
  if (denied.length === 0) return
  const at = ctx.clock.now()
  await answerRows(
    ctx.db,
    list.no,
    denied.map(({ rowNo }) => rowNo),
    { answer: 'DENIED', answeredAt: at },
  )
  await updateHandover(ctx.db, list.no, { acknowledgedAt: null })
  await noteDenied(ctx, core, list.no, denied)
}

interface Batch {
  /** The rows of the next request, as they stand and as they are sent. */
  open: ReadonlyMap<number, OpenRow>
  rows: readonly HandoverRow[]
}

/** As many of the next open rows as fit into one request. */
async function nextBatch(ctx: Context, { no }: Handover, after: number): Promise<Batch> {
  const open = await openRows(ctx.db, no, after, ROWS_IN_REQUEST)
  const rows = fitting(await rowsToSend(ctx, open))
  return { open: new Map(open.map((each) => [each.row.rowNo, each])), rows }
}

/** Sends the open rows in their order, until all were sent or the core is not heard. */
async function sendOpen(ctx: Context, { name, core }: Named, list: Handover): Promise<Pass> {
  const { no: handoverNo, productCode, day, numberedBy, rowCount } = list
  let silent = 0
  let { requests } = list
  let next = nextBatch(ctx, list, 0)
  for (;;) {
    const { open, rows } = await next
    const last = rows.at(-1)?.rowNo
    if (last === undefined) return { isHeard: true, silent }
    // The number is written first, so that no two requests ever have one key.
    requests += 1
    await updateHandover(ctx.db, list.no, { requests })
    const frame = { handoverNo, productCode, day, numberedBy, rowCount }
    const request = { key: `${handoverNo}.${requests}`, ...frame, rows: [...rows] }
    const asked = core.ask('handOver', { request, sentBefore: bodyOf<'handOver'>(request) })
    // The next rows are made while the core works on these.
    const [told, prepared] = await Promise.all([asked, nextBatch(ctx, list, last)])
    next = Promise.resolve(prepared)
    if (told.kind === 'NOT_TAKEN') report(ctx, list, notTaken('handOver', told))
    if (told.kind !== 'ANSWER') return { isHeard: false }
    // An answer to a row that was not sent says nothing.
    const sent = new Set(rows.map(({ rowNo }) => rowNo))
    const answers = new Map(
      told.answer.rows.filter(({ rowNo }) => sent.has(rowNo)).map((row) => [row.rowNo, row]),
    )
    silent += sent.size - answers.size
    await takeAnswers(ctx, list, [...answers.values()])
    const again = [...answers.values()].flatMap(({ rowNo, status }) => {
      const known = open.get(rowNo)
      return known?.row.answer === 'DENIED' && status === 'ACKNOWLEDGED' ? [known.policy] : []
    })
    await endRowDifferences(ctx, name, again)
  }
}

/** As many of the rows as fit into one request. */
function fitting(rows: readonly HandoverRow[]): readonly HandoverRow[] {
  let bytes = 0
  const most = rows.findIndex((row) => {
    bytes += MOST_BYTES_A_LETTER * JSON.stringify(row).length
    return bytes > MOST_BYTES
  })
  return most === -1 ? rows : rows.slice(0, Math.max(1, most))
}

async function takeAnswers(
  ctx: Context,
  { no }: Handover,
  answers: readonly RowAnswer[],
): Promise<void> {
  const answeredAt = ctx.clock.now()
  for (const status of ['ACKNOWLEDGED', 'LATER'] as const) {
    const rowNos = answers.filter((row) => row.status === status).map(({ rowNo }) => rowNo)
    await answerRows(ctx.db, no, rowNos, { answer: status, answeredAt })
  }
  const refused = new Map<string, { reason: { code: string; text: string }; rowNos: number[] }>()
  for (const row of answers)
    if (row.status === 'REFUSED') {
      const name = JSON.stringify(row.reason)
      const { rowNos } = refused.get(name) ?? { rowNos: [] }
      refused.set(name, { reason: row.reason, rowNos: [...rowNos, row.rowNo] })
    }
  for (const { reason, rowNos } of refused.values())
    await answerRows(ctx.db, no, rowNos, { answer: 'REFUSED', answeredAt, reason })
}
