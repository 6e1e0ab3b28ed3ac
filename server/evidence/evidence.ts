import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { DAY_MS } from '@/domain/time/day'
import { refuse, type Answer } from '../context/answer'
import type { Context, Visitor } from '../context/context'
import { together } from '../db/write-batch'
import { countEvidenceSince, lockEvidence, readEvents } from '../records/evidence/repo'
import { storedId, append, openEvidence, isOpenTo } from '../records/evidence/steps'
import { addressHash } from '../records/security/address-hash'
import { faultIn } from './order'

/** A purchase takes about twenty steps; the rest allows for going back and forth. */
const MOST_STEPS = 1000
/** The most records of evidence that one address may begin in a day. A whole office may share it. */
const MOST_RECORDS = 500

/**
 * Stores steps that a client reports as sales evidence; a repeated `seq` is ignored. Refuses an old
 * text with NOTICE_CHANGED, and steps that cannot have happened so with TRACE_REFUSED.
 */
export async function saveTrace(
  ctx: Context,
  visitor: Visitor,
  { cityCode, productCode, traceId, events }: RequestOf<typeof calls.saveTrace>,
): Promise<Answer<ResponseOf<typeof calls.saveTrace>>> {
  const product = ctx.catalogue.product(cityCode, productCode)
  if (!product) return refuse('PRODUCT_NOT_FOUND')
  const ipHash = addressHash(ctx, visitor)
  return ctx.db.transaction(async (tx) => {
    const opened = await lockEvidence(tx, storedId(ctx, traceId))
    if (!opened && (await countEvidenceSince(tx, ipHash, ctx.clock.now() - DAY_MS)) >= MOST_RECORDS)
      return refuse('TOO_MANY_REQUESTS')
    if (opened && !isOpenTo(opened, product, visitor.user?.id)) return refuse('NOT_FOUND')
    const known = opened ? await readEvents(tx, opened) : []
    const seqs = new Set(known.map(({ clientSeq }) => clientSeq))
    const fresh = events.filter(({ seq }, index) => {
      const repeated = seqs.has(seq) || events.findIndex((other) => other.seq === seq) < index
      return !repeated
    })
    if (known.length + fresh.length > MOST_STEPS) return refuse('TOO_MANY_REQUESTS')
    const fault = faultIn(product, known, fresh, ctx.clock.now())
    if (fault === 'VERSION') return refuse('NOTICE_CHANGED')
    if (fault) return refuse('TRACE_REFUSED', { field: 'events', reason: fault })
    const evidence = opened ?? (await openEvidence(ctx, tx, { product, traceId, ipHash }))
    await together(tx, (writes) => append(ctx, writes, evidence, fresh))
    const lastSeq = Math.max(...events.map(({ seq }) => seq), ...known.map((e) => e.clientSeq ?? 0))
    return { ok: true, value: { lastSeq } }
  })
}
