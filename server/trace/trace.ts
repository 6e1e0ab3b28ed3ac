import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { TraceEvent } from '@/contract/trace'
import { refuse, type Answer } from '../answer'
import type { Product } from '../catalogue/product'
import type { Context, Visitor } from '../context'
import type { Db } from '../db/client'
import { sha256 } from '../keys'
import {
  appendEvents,
  openTrace,
  readEvents,
  updateTrace,
  type Trace,
  type TraceEventRow,
} from './repo'

/** Steps that the gateway itself writes; a client cannot claim them. */
type OwnType = 'HEALTH' | 'SUBMIT' | 'CONFIRM' | 'PAY'

export interface OwnStep {
  type: OwnType
  pageId: string
  pageVersion: string
  textHash?: string
  detail?: Record<string, string>
}

type Step = OwnStep | TraceEvent

/** A purchase takes some twenty; the rest is room for going back and forth. */
const MOST_STEPS = 1000

const FIRST_HASH = sha256('')

export async function saveTrace(
  ctx: Context,
  visitor: Visitor,
  { cityCode, productCode, traceId, events }: RequestOf<typeof calls.saveTrace>,
): Promise<Answer<ResponseOf<typeof calls.saveTrace>>> {
  const product = ctx.catalogue.product(cityCode, productCode)
  if (!product) return refuse('PRODUCT_NOT_FOUND')
  return ctx.db.transaction(async (tx) => {
    const trace = await lockTrace(ctx, tx, product, traceId)
    // Before the login a trace is nobody's; afterwards only its owner adds to it.
    const foreign = trace.userId !== null && trace.userId !== visitor.user?.id
    if (foreign || !isOf(trace, product)) return refuse('NOT_FOUND')
    const known = await readEvents(tx, traceId)
    const seqs = new Set(known.map(({ clientSeq }) => clientSeq))
    const fresh = events.filter(({ seq }, index) => {
      const repeated = seqs.has(seq) || events.findIndex((other) => other.seq === seq) < index
      return !repeated
    })
    if (trace.length + fresh.length > MOST_STEPS) return refuse('TOO_MANY_REQUESTS')
    await append(ctx, tx, trace, fresh)
    const lastSeq = Math.max(...events.map(({ seq }) => seq), ...known.map((e) => e.clientSeq ?? 0))
    return { ok: true, value: { lastSeq } }
  })
}

/** The trace of a signed-in user, taken over from the visitor who began it. */
export async function claimTrace(
  ctx: Context,
  tx: Db,
  { userId, product, traceId }: { userId: string; product: Product; traceId: string },
): Promise<Trace | undefined> {
  const trace = await lockTrace(ctx, tx, product, traceId)
  if (!isOf(trace, product)) return undefined
  if (trace.userId === userId) return trace
  if (trace.userId !== null) return undefined
  await updateTrace(tx, traceId, { userId })
  return { ...trace, userId }
}

export const recordStep = (ctx: Context, tx: Db, trace: Trace, step: OwnStep): Promise<void> =>
  append(ctx, tx, trace, [step])

const lockTrace = (ctx: Context, tx: Db, product: Product, id: string): Promise<Trace> => {
  const { cityCode, productCode } = product
  const createdAt = ctx.clock.now()
  return openTrace(tx, { id, cityCode, productCode, headHash: FIRST_HASH, createdAt })
}

const isOf = (trace: Trace, { cityCode, productCode }: Product): boolean =>
  trace.cityCode === cityCode && trace.productCode === productCode

async function append(ctx: Context, tx: Db, trace: Trace, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return
  let prevHash = trace.headHash
  const at = ctx.clock.now()
  const rows = steps.map((step, index) => {
    const client = 'seq' in step
    const row = {
      traceId: trace.id,
      position: trace.length + index,
      clientSeq: client ? step.seq : null,
      type: step.type,
      pageId: step.pageId,
      pageVersion: step.pageVersion,
      textHash: step.textHash ?? null,
      clientAt: client ? step.clientAt : null,
      detail: client ? null : (step.detail ?? null),
      at,
      prevHash,
    }
    const hash = hashStep(row)
    prevHash = hash
    return { ...row, hash }
  })
  await appendEvents(tx, rows)
  await updateTrace(tx, trace.id, { length: trace.length + rows.length, headHash: prevHash })
}

/** Over every column and the hash before: a changed, removed or inserted row breaks the chain. */
const hashStep = (row: Omit<TraceEventRow, 'hash'>): string =>
  sha256(
    JSON.stringify([
      row.prevHash,
      row.traceId,
      row.position,
      row.clientSeq,
      row.type,
      row.pageId,
      row.pageVersion,
      row.textHash,
      row.clientAt,
      row.detail && Object.entries(row.detail).sort(([a], [b]) => (a < b ? -1 : 1)),
      row.at,
    ]),
  )

export const isChainSound = (rows: readonly TraceEventRow[]): boolean =>
  rows.every(
    (row, index) =>
      row.position === index &&
      row.prevHash === (rows[index - 1]?.hash ?? FIRST_HASH) &&
      row.hash === hashStep(row),
  )

type Missing = 'TRACE_INCOMPLETE' | 'NOTICE_CHANGED'

/** What must have happened before a proposal: entered, every notice read and agreed, filled. */
export async function missingBeforeProposal(
  tx: Db,
  trace: Trace,
  { page }: Product,
): Promise<Missing | undefined> {
  const events = await readEvents(tx, trace.id)
  const has = (type: string) => events.some((event) => event.type === type)
  if (!has('ENTER') || !has('FILL')) return 'TRACE_INCOMPLETE'
  const texts = page.notices.map(({ type, textHash }) => ({ pageId: `notice:${type}`, textHash }))
  const health = events.filter(({ type }) => type === 'HEALTH')
  if (health.length === 0) return 'TRACE_INCOMPLETE'
  let changed = health.every(({ textHash }) => textHash !== page.health.textHash)
  for (const { pageId, textHash } of texts) {
    for (const type of ['READ', 'AGREE']) {
      const same = events.filter((event) => event.type === type && event.pageId === pageId)
      if (same.length === 0) return 'TRACE_INCOMPLETE'
      if (same.every((event) => event.textHash !== textHash)) changed = true
    }
  }
  return changed ? 'NOTICE_CHANGED' : undefined
}

/** And before the money: this very proposal was submitted and confirmed. */
export async function isReadyToPay(tx: Db, trace: Trace, proposalId: string): Promise<boolean> {
  const events = await readEvents(tx, trace.id)
  return ['SUBMIT', 'CONFIRM'].every((type) =>
    events.some((event) => event.type === type && event.detail?.['proposalId'] === proposalId),
  )
}
