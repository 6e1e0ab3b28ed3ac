import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { DAY_MS } from '@/domain/time/day'
import type { Product } from '../catalogue/product'
import { refuse, type Answer } from '../context/answer'
import type { Context, Visitor } from '../context/context'
import type { Db } from '../db/client'
import { serialise } from '../db/serialise'
import { isKeyTaken } from '../db/taken-key'
import { together } from '../db/write-batch'
import {
  countEvidenceBeside,
  countEvidenceSince,
  lockEvidence,
  readEvents,
  type EvidenceEventRow,
} from '../records/evidence/repo'
import { append, begin, isOpenTo, openEvidence, storedId } from '../records/evidence/steps'
import { addressHash } from '../records/security/address-hash'
import { faultIn } from './order'

/** A purchase takes about twenty steps; the rest allows for going back and forth. */
const MOST_STEPS = 1000

/**
 * Evidence begins without a lock until so few are left for the address, more than all gateways begin
 * at the same moment.
 */
const AT_ONCE = 500

type Sent = RequestOf<typeof calls.saveTrace>['events']

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
  const about = { product, traceId, ipHash: addressHash(ctx, visitor) }
  if (await isBegunAtOnce(ctx, about, freshOf(events, [])))
    return { ok: true, value: { lastSeq: lastSeqOf(events, []) } }
  return ctx.db.transaction(async (tx) => {
    const opened = await lockEvidence(tx, storedId(ctx, traceId))
    if (!opened && !(await mayBegin(ctx, tx, about.ipHash))) return refuse('TOO_MANY_REQUESTS')
    if (opened && !isOpenTo(opened, product, visitor.user?.id)) return refuse('NOT_FOUND')
    const known = opened ? await readEvents(tx, opened) : []
    const fresh = freshOf(events, known)
    if (known.length + fresh.length > MOST_STEPS) return refuse('TOO_MANY_REQUESTS')
    const fault = faultIn(product, known, fresh, ctx.clock.now())
    if (fault === 'VERSION') return refuse('NOTICE_CHANGED')
    if (fault) return refuse('TRACE_REFUSED', { field: 'events', reason: fault })
    const evidence = opened ?? (await openEvidence(ctx, tx, about))
    await together(tx, (writes) => append(ctx, writes, evidence, fresh))
    return { ok: true, value: { lastSeq: lastSeqOf(events, known) } }
  })
}

/** Whether this address may begin evidence. Until the end of the transaction no other call may. */
async function mayBegin(ctx: Context, tx: Db, ipHash: string): Promise<boolean> {
  await serialise(tx, `evidence of address ${ipHash}`)
  return (await countEvidenceSince(tx, ipHash, dayBefore(ctx))) < ctx.env.EVIDENCE_ADDRESS_LIMIT
}

const dayBefore = ({ clock }: Context): number => clock.now() - DAY_MS

/** The first copy of each step that is not known. */
function freshOf(events: Sent, known: readonly EvidenceEventRow[]): Sent {
  const seqs = new Set(known.map(({ clientSeq }) => clientSeq))
  return events.filter(({ seq }, index) => {
    const repeated = seqs.has(seq) || events.findIndex((other) => other.seq === seq) < index
    return !repeated
  })
}

const lastSeqOf = (events: Sent, known: readonly EvidenceEventRow[]): number =>
  Math.max(...events.map(({ seq }) => seq), ...known.map((step) => step.clientSeq ?? 0))

/**
 * Begins evidence with the first steps of a purchase, which is the usual case, in one statement. It
 * only answers false where anything is in the way; the way with locks then says what.
 */
async function isBegunAtOnce(
  ctx: Context,
  about: { product: Product; traceId: string; ipHash: string },
  steps: Sent,
): Promise<boolean> {
  if (!steps.some(({ seq }) => seq === 0) || steps.length > MOST_STEPS) return false
  if (faultIn(about.product, [], steps, ctx.clock.now())) return false
  const { ipHash } = about
  const wanted = { ipHash, since: dayBefore(ctx) }
  const beside = await countEvidenceBeside(ctx.db, storedId(ctx, about.traceId), wanted)
  if (beside.isBegun || beside.times + AT_ONCE > ctx.env.EVIDENCE_ADDRESS_LIMIT) return false
  try {
    await begin(ctx, about, steps)
    return true
  } catch (error) {
    // Another request began it a moment ago.
    if (isKeyTaken(error)) return false
    throw error
  }
}
