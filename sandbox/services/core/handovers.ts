import * as v from 'valibot'
import {
  handoverRequest,
  handoverRow,
  ROWS_IN_ANSWER,
  type HandoverRow,
  type RowAnswer,
} from '@huimin/insurer-core'
import { collection, readJson, type SandboxStore } from '@huimin/wechat-sandbox'
import { answerBooks, hashOf, idOf, numberBooks, policyBooks, type CorePolicy } from './books'
import { cancelled, changed } from './changes'
import type { CoreName } from './cores'
import { BACKLOG_MS } from './issue'
import { wishOfName } from './persons'
import { keyReused, malformed, notFound, wrong, type CoreFault } from './port'

/** How a core takes the lists of a day: row by row, each once, whatever request brings it. */

const head = v.object({
  handoverNo: v.string(),
  productCode: v.string(),
  day: v.string(),
  numberedBy: v.picklist(['core', 'gateway']),
  rowCount: v.number(),
})
type Head = v.InferOutput<typeof head>

const list = v.object({ id: v.string(), head, requests: v.record(v.string(), v.string()) })

const bookedRow = v.object({
  rowNo: v.number(),
  contentHash: v.string(),
  /** The row itself, while it is not decided. */
  content: v.optional(v.unknown()),
  at: v.number(),
  backlogUntil: v.optional(v.number()),
  status: v.picklist(['ACKNOWLEDGED', 'REFUSED', 'LATER']),
  reason: v.optional(v.object({ code: v.string(), text: v.string() })),
  premiumFen: v.optional(v.number(), 0),
  refundFen: v.optional(v.number(), 0),
})
type BookedRow = v.InferOutput<typeof bookedRow>

/** The frame of a request; its rows are judged one by one. */
const frame = v.object({
  ...head.entries,
  key: handoverRequest.pipe[0].entries.key,
  rows: v.pipe(
    v.array(v.looseObject({ rowNo: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
    v.minLength(1),
    v.maxLength(1000),
  ),
})

const refused = (code: string, text: string) => ({
  status: 'REFUSED' as const,
  reason: { code, text },
})

const answerOf = ({ rowNo, status, reason }: BookedRow): RowAnswer =>
  status === 'REFUSED'
    ? { rowNo, status, reason: reason ?? { code: 'REFUSED', text: '未登记。' } }
    : { rowNo, status }

export function handoverBooks(store: SandboxStore, now: () => number) {
  const lists = collection(store, 'coreHandovers', list)
  const policies = policyBooks(store)
  const numbers = numberBooks(store)
  const answers = answerBooks(store)
  const rowsOf = (id: string) => collection(store, `coreRows ${id}`, bookedRow)
  /** Requests are worked on one after the other, as in one transaction each. */
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }

  /** What the books say to a row. */
  async function book(
    core: CoreName,
    { productCode, numberedBy }: Head,
    content: unknown,
    { at, fault }: { at: number; fault: CoreFault | undefined },
  ): Promise<Pick<BookedRow, 'status' | 'reason'>> {
    const parsed = v.safeParse(handoverRow, content)
    if (!parsed.success) return refused('MALFORMED', '数据格式不符。')
    const row = parsed.output
    if (row.kind === 'POLICY') {
      const wish = wishOfName('row', row.insured, now() - at)
      if (wish === 'LATER') return { status: 'LATER' }
      if (wish === 'REFUSED' || fault === 'REFUSE')
        return refused('NOT_INSURABLE', '被保险人不符合承保条件。')
    }
    const number = await numbers.get(idOf(core, row.policyNo))
    if (number && number.key !== row.policyKey) return refused('DIFFERS', '保单号属于另一张保单。')
    const isMade = await isEndorsed(core, row)
    const answer = await policies.change<Pick<BookedRow, 'status' | 'reason'>>(
      idOf(core, row.policyKey),
      (known) => booked(core, { row, isMade, known, productCode, numberedBy }),
    )
    if (answer.status === 'ACKNOWLEDGED' && !number)
      await numbers.change(idOf(core, row.policyNo), () => ({
        put: { id: idOf(core, row.policyNo), key: row.policyKey },
        result: null,
      }))
    return answer
  }

  /** Whether the core itself made the change of a row, so that a newer one may have followed it. */
  async function isEndorsed(core: CoreName, row: HandoverRow): Promise<boolean> {
    if (row.kind !== 'ENDORSEMENT' || row.endorsementKey === undefined) return false
    const told = await answers.get(idOf(core, row.endorsementKey))
    return v.is(v.object({ status: v.literal('ENDORSED') }), told?.answer)
  }

  function booked(
    core: CoreName,
    {
      row,
      isMade,
      known,
      productCode,
      numberedBy,
    }: { row: HandoverRow; isMade: boolean; known: CorePolicy | undefined } & Pick<
      Head,
      'productCode' | 'numberedBy'
    >,
  ): { put?: CorePolicy; result: Pick<BookedRow, 'status' | 'reason'> } {
    const acknowledged = { status: 'ACKNOWLEDGED' as const }
    const differs = { result: refused('DIFFERS', '与已登记的内容不一致。') }
    const isMine = known?.policyNo === row.policyNo
    if (row.kind === 'POLICY') {
      if (known?.policyNo !== undefined)
        return isMine && isSame(known, row) ? { result: acknowledged } : differs
      if (numberedBy === 'core') return { result: refused('NOT_FOUND', '没有这张保单。') }
      return { put: entered(core, row, productCode, now()), result: acknowledged }
    }
    if (!known || !isMine) return { result: refused('NOT_FOUND', '没有这张保单。') }
    if (row.kind === 'ENDORSEMENT')
      return isMade
        ? { result: acknowledged }
        : { put: changed(known, row.change, now()), result: acknowledged }
    const { refundFen, cancelledAt } = row
    if (known.cancellation)
      return known.cancellation.refundFen === refundFen ? { result: acknowledged } : differs
    const endedOn = cancelledAt.slice(0, 10)
    return { put: cancelled(known, { refundFen, endedOn, now: now() }), result: acknowledged }
  }

  async function decide(
    core: CoreName,
    found: Head,
    content: { rowNo: number },
    fault: CoreFault | undefined,
  ): Promise<RowAnswer> {
    const { rowNo } = content
    const rows = rowsOf(idOf(core, found.handoverNo))
    const before = await rows.get(String(rowNo))
    const contentHash = hashOf(JSON.stringify(content))
    const isSameRow = before?.contentHash === contentHash
    if (before?.status === 'ACKNOWLEDGED' && !isSameRow)
      return { rowNo, ...refused('ROW_DIFFERS', '此行已登记，内容不同。') }
    // What was refused is judged anew: the books may have changed meanwhile.
    if (before?.status === 'ACKNOWLEDGED') return answerOf(before)
    const at = before && isSameRow ? before.at : now()
    const backlogUntil =
      (isSameRow ? before.backlogUntil : undefined) ??
      (fault === 'BACKLOG' ? now() + BACKLOG_MS : undefined)
    const isLater = fault === 'LATER' || (backlogUntil !== undefined && now() < backlogUntil)
    const answer = isLater
      ? { status: 'LATER' as const }
      : await book(core, found, content, { at, fault })
    const sums = v.safeParse(handoverRow, content)
    const put: BookedRow = {
      ...{ rowNo, contentHash, at, premiumFen: 0, refundFen: 0, ...answer },
      ...(sums.success && 'premiumFen' in sums.output && { premiumFen: sums.output.premiumFen }),
      ...(sums.success && 'refundFen' in sums.output && { refundFen: sums.output.refundFen }),
      ...(answer.status === 'LATER' && { content }),
      ...(backlogUntil !== undefined && { backlogUntil }),
    }
    await rows.change(String(rowNo), () => ({ put, result: null }))
    return answerOf(put)
  }

  return {
    /** Takes a request; its answer, or what is wrong with it. */
    take: (core: CoreName, body: string, fault: CoreFault | undefined) =>
      inTurn(async () => {
        const asked = readJson(frame, body)
        if (!asked) return malformed
        const { key, rows, ...found } = asked
        const rowNos = new Set(rows.map(({ rowNo }) => rowNo))
        if (rowNos.size < rows.length || rows.some(({ rowNo }) => rowNo > found.rowCount))
          return malformed
        const id = idOf(core, found.handoverNo)
        const known = await lists.get(id)
        const bodyHash = hashOf(body)
        const before = known?.requests[key]
        if (before !== undefined && before !== bodyHash) return keyReused
        const isSameList =
          known === undefined ||
          (['productCode', 'day', 'numberedBy', 'rowCount'] as const).every(
            (field) => known.head[field] === found[field],
          )
        if (!isSameList) return wrong('HANDOVER_DIFFERS', 'the hand-over began otherwise')
        const requests = { ...known?.requests, [key]: bodyHash }
        await lists.change(id, () => ({ put: { id, head: found, requests }, result: null }))
        const answers: RowAnswer[] = []
        for (const row of rows) answers.push(await decide(core, found, row, faultOf(fault, row)))
        const told = fault === 'ROW_SILENT' ? answers.slice(0, -1) : answers
        return { status: 200, body: { key, handoverNo: found.handoverNo, rows: told } }
      }),
    /** What became of a list. */
    view: (core: CoreName, no: string, query: unknown, fault: CoreFault | undefined) =>
      inTurn(async () => {
        const page = v.safeParse(viewQuery, query)
        if (!page.success) return malformed
        const id = idOf(core, no)
        const known = await lists.get(id)
        if (!known) return notFound
        for (const row of await rowsOf(id).list())
          if (row.status === 'LATER')
            await decide(core, known.head, row.content as { rowNo: number }, undefined)
        const rows = (await rowsOf(id).list()).sort((one, other) => one.rowNo - other.rowNo)
        const denied = fault === 'ROW_DENIED' ? rows.shift() : undefined
        if (denied) rows.unshift({ ...denied, ...refused('NOT_FOUND', '没有这一行。') })
        return { status: 200, body: viewOf(known.head, rows, page.output) }
      }),
  }
}

/** Only the first row of a request is refused by a fault; the others show that it harms none of them. */
const faultOf = (fault: CoreFault | undefined, { rowNo }: { rowNo: number }) =>
  fault === 'REFUSE' && rowNo !== 1 ? undefined : fault

const isSame = (known: CorePolicy, row: HandoverRow & { kind: 'POLICY' }): boolean =>
  known.premiumFen === row.premiumFen &&
  known.coverFrom === row.coverFrom &&
  known.coverTo === row.coverTo

/** A policy that the gateway numbered. */
const entered = (
  core: CoreName,
  row: HandoverRow & { kind: 'POLICY' },
  productCode: string,
  now: number,
): CorePolicy => ({
  id: idOf(core, row.policyKey),
  ...{ core, key: row.policyKey, bodyHash: '', times: 0, askedAt: now, changedAt: now },
  ...{ orderNo: row.orderNo, productCode, policyNo: row.policyNo, state: 'ISSUED' },
  ...{ applicant: row.applicant, insured: row.insured, beneficiaries: row.beneficiaries },
  ...{ premiumFen: row.premiumFen, coverFrom: row.coverFrom, coverTo: row.coverTo },
  issuedAt: Date.parse(row.issuedAt),
})

const viewQuery = v.object({
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number), v.maxValue(ROWS_IN_ANSWER)),
    String(ROWS_IN_ANSWER),
  ),
  cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/))),
})

function viewOf(
  { numberedBy: _numberedBy, ...found }: Head,
  rows: readonly BookedRow[],
  { limit, cursor = null }: { limit: number; cursor?: string | undefined | null },
) {
  const having = (status: BookedRow['status']) => rows.filter((row) => row.status === status)
  const acknowledged = having('ACKNOWLEDGED')
  const sumOf = (field: 'premiumFen' | 'refundFen') =>
    acknowledged.reduce((sum, row) => sum + row[field], 0)
  const following = rows.filter(({ rowNo }) => rowNo > Number(cursor ?? 0))
  const page = following.slice(0, limit)
  return {
    ...found,
    acknowledged: acknowledged.length,
    refused: having('REFUSED').length,
    later: having('LATER').length,
    ...{ premiumFen: sumOf('premiumFen'), refundFen: sumOf('refundFen') },
    cursor,
    rows: page.map(answerOf),
    nextCursor: following.length > limit ? String(page.at(-1)?.rowNo) : null,
  }
}
