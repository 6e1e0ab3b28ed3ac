import type { TraceEvent } from '@/contract/trace'
import type { Product } from '../../catalogue/product'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import { FIRST_HASH, hashStep } from './chain'
import {
  addTrace,
  appendEvents,
  findTraceWithSteps,
  lockTrace,
  type Trace,
  type TraceEventRow,
} from './repo'

/** Steps that only the gateway writes; a client cannot claim them. */
type OwnType = 'HEALTH' | 'CONSENT' | 'SUBMIT' | 'CONFIRM' | 'PAY' | 'INSURED'

export interface OwnStep {
  type: OwnType
  pageId: string
  pageVersion: string
  textHash?: string
  detail?: Record<string, string>
}

type Step = OwnStep | TraceEvent

/**
 * The stored id of a trace. A client holds the id itself as the key to its trace; the database has
 * only its HMAC.
 */
export const storedId = (ctx: Context, traceId: string): string => ctx.keys.hash(traceId, 'trace')

export async function openTrace(
  ctx: Context,
  tx: Db,
  {
    product: { cityCode, productCode },
    traceId,
    ipHash = null,
  }: { product: Product; traceId: string; ipHash?: string | null },
): Promise<Trace> {
  const id = storedId(ctx, traceId)
  const createdAt = ctx.clock.now()
  const times = { createdAt, changedAt: createdAt }
  const fresh = { id, cityCode, productCode, ipHash, headHash: FIRST_HASH, ...times }
  const trace = (await addTrace(tx, fresh)) ?? (await lockTrace(tx, id))
  if (!trace) throw new Error('The trace is gone')
  return trace
}

/**
 * The steps of a trace that this user may take over; empty when nobody has begun it. Undefined when
 * it belongs to another user or product.
 */
export async function stepsOf(
  ctx: Context,
  { userId, product, traceId }: { userId: string; product: Product; traceId: string },
): Promise<TraceEventRow[] | undefined> {
  const found = await findTraceWithSteps(ctx.db, storedId(ctx, traceId))
  if (!found) return []
  return isOpenTo(found.trace, product, userId) ? found.steps : undefined
}

/**
 * Locks a trace and takes it over for a logged-in user from the visitor who began it and holds its
 * id. The next recorded step stores the new owner. Undefined when it belongs to another user or
 * product.
 */
export async function claimTrace(
  ctx: Context,
  tx: Db,
  { userId, product, traceId }: { userId: string; product: Product; traceId: string },
): Promise<Trace | undefined> {
  const trace =
    (await lockTrace(tx, storedId(ctx, traceId))) ??
    (await openTrace(ctx, tx, { product, traceId }))
  return isOpenTo(trace, product, userId) ? { ...trace, userId } : undefined
}

/** Locks the trace of a proposal, by the stored id in its row. */
export async function traceOfProposal(
  tx: Db,
  { traceId, userId }: { traceId: string; userId: string },
): Promise<Trace | undefined> {
  const trace = await lockTrace(tx, traceId)
  return trace?.userId === userId ? trace : undefined
}

export const recordStep = (ctx: Context, tx: Db, trace: Trace, step: OwnStep): Promise<void> =>
  append(ctx, tx, trace, [step])

/** Before the login a trace belongs to nobody; afterwards only its owner may add to it. */
export const isOpenTo = (
  trace: Trace,
  { cityCode, productCode }: Product,
  userId: string | undefined,
): boolean =>
  trace.cityCode === cityCode &&
  trace.productCode === productCode &&
  (trace.userId === null || trace.userId === userId)

/** Appends steps to a trace that the caller has locked, each with the hash of the step before. */
export async function append(
  ctx: Context,
  tx: Db,
  trace: Trace,
  steps: readonly Step[],
): Promise<void> {
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
    const hash = hashStep(ctx.keys, row)
    prevHash = hash
    return { ...row, hash }
  })
  const length = trace.length + rows.length
  const { userId } = trace
  await appendEvents(tx, trace.id, rows, { length, headHash: prevHash, changedAt: at, userId })
}
