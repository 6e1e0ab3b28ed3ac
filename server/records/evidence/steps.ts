import type { EvidenceEvent } from '@/contract/evidence'
import type { Product } from '../../catalogue/product'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import type { Writes } from '../../db/write-batch'
import { FIRST_HASH, hashStep } from './chain'
import {
  addEvidence,
  addEvidenceWithEvents,
  appendEvents,
  lockEvidence,
  type Evidence,
} from './repo'

/** Steps that only the gateway writes; a client cannot claim them. */
type OwnType =
  | 'AGREE'
  | 'HEALTH'
  | 'CONSENT'
  | 'DELEGATE'
  | 'FILL_FOR'
  | 'SUBMIT'
  | 'CONFIRM'
  | 'PAY'
  | 'INSURED'

export interface OwnStep {
  type: OwnType
  pageId: string
  pageVersion: string
  textHash?: string
  detail?: Record<string, string>
}

type Step = OwnStep | EvidenceEvent

/**
 * The stored id of a record of evidence. A client holds the id itself as the key to its evidence;
 * the database has only its HMAC.
 */
export const storedId = (ctx: Context, traceId: string): string => ctx.keys.hash(traceId, 'trace')

export async function openEvidence(
  ctx: Context,
  tx: Db,
  {
    product: { cityCode, productCode },
    traceId,
    ipHash = null,
  }: { product: Product; traceId: string; ipHash?: string | null },
): Promise<Evidence> {
  const id = storedId(ctx, traceId)
  const createdAt = ctx.clock.now()
  const times = { createdAt, changedAt: createdAt }
  const fresh = { id, cityCode, productCode, ipHash, headHash: FIRST_HASH, ...times }
  const evidence = (await addEvidence(tx, fresh)) ?? (await lockEvidence(tx, id))
  if (!evidence) throw new Error('The evidence is gone')
  return evidence
}

/**
 * Locks a record of evidence and takes it over for a logged-in user from the visitor who began it
 * and holds its id. The next recorded step stores the new owner. Undefined when it belongs to
 * another user or product.
 */
export async function claimEvidence(
  ctx: Context,
  tx: Db,
  { userId, product, traceId }: { userId: string; product: Product; traceId: string },
): Promise<Evidence | undefined> {
  const evidence =
    (await lockEvidence(tx, storedId(ctx, traceId))) ??
    (await openEvidence(ctx, tx, { product, traceId }))
  return isOpenTo(evidence, product, userId) ? { ...evidence, userId } : undefined
}

/** Locks the evidence of a proposal, by the stored id in its row. */
export async function evidenceOfProposal(
  tx: Db,
  { traceId, userId }: { traceId: string; userId: string },
): Promise<Evidence | undefined> {
  const evidence = await lockEvidence(tx, traceId)
  return evidence?.userId === userId ? evidence : undefined
}

export const recordStep = (
  ctx: Context,
  db: Writes,
  evidence: Evidence,
  step: OwnStep,
): Promise<void> => append(ctx, db, evidence, [step])

/** Before the login, evidence belongs to nobody; afterwards only its owner may add to it. */
export const isOpenTo = (
  evidence: Evidence,
  { cityCode, productCode }: Product,
  userId: string | undefined,
): boolean =>
  evidence.cityCode === cityCode &&
  evidence.productCode === productCode &&
  (evidence.userId === null || evidence.userId === userId)

/** Appends steps to evidence that the caller has locked, each with the hash of the step before. */
export async function append(
  ctx: Context,
  db: Writes,
  evidence: Evidence,
  steps: readonly Step[],
): Promise<void> {
  if (steps.length === 0) return
  const { rows, head } = link(ctx, evidence, steps)
  const { id, month, userId } = evidence
  const dated = rows.map((row) => ({ ...row, month }))
  await appendEvents(db, id, dated, { ...head, userId })
}

/** Begins evidence with its first steps. Throws (db/taken-key.ts) when it was begun already. */
export async function begin(
  ctx: Context,
  { product, traceId, ipHash }: { product: Product; traceId: string; ipHash: string },
  steps: readonly Step[],
): Promise<void> {
  const { cityCode, productCode } = product
  const id = storedId(ctx, traceId)
  const { rows, head } = link(ctx, { id, length: 0, headHash: FIRST_HASH }, steps)
  const createdAt = head.changedAt
  await addEvidenceWithEvents(
    ctx.db,
    { id, cityCode, productCode, ipHash, createdAt, ...head },
    rows,
  )
}

/** Makes the rows of steps that follow this head of a chain, and its new head. */
function link(
  ctx: Context,
  { id, length, headHash }: Pick<Evidence, 'id' | 'length' | 'headHash'>,
  steps: readonly Step[],
) {
  let prevHash = headHash
  const at = ctx.clock.now()
  const rows = steps.map((step, index) => {
    const client = 'seq' in step
    const row = {
      traceId: id,
      position: length + index,
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
  return { rows, head: { length: length + rows.length, headHash: prevHash, changedAt: at } }
}
