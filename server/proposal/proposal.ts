import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { isOnSale } from '../catalogue/on-sale'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import type { Db } from '../db/client'
import { together } from '../db/write-batch'
import { agreementTo, termStates } from '../records/evidence/agreed-terms'
import { readEvents } from '../records/evidence/repo'
import { append, claimEvidence, recordStep } from '../records/evidence/steps'
import type { Save } from '../records/idempotency/idempotency'
import { placeOfApp, saleClosed } from '../records/pay/sale-closed'
import { moveProposal } from '../records/proposal/move'
import { lockOwnProposal } from '../records/proposal/own-proposal'
import { proposalStatusOf } from '../records/transition/status'

/**
 * Records as sales evidence that the applicant agreed to the health declaration, with the answer to
 * each question where single ones are asked. Refuses an old text with NOTICE_CHANGED.
 */
export async function confirmHealth(
  ctx: Context,
  tx: Db,
  user: User,
  { cityCode, productCode, traceId, textHash, answers }: RequestOf<typeof calls.confirmHealth>,
  save: Save<ResponseOf<typeof calls.confirmHealth>>,
): Promise<Answer<ResponseOf<typeof calls.confirmHealth>>> {
  const product = ctx.catalogue.product(cityCode, productCode)
  if (!product) return refuse('PRODUCT_NOT_FOUND')
  const { health } = product.page
  if (textHash !== health.textHash) return refuse('NOTICE_CHANGED')
  // Answers to other questions than the published ones declare nothing.
  const asked = health.layout === 'questions' ? health.items.length : 0
  if (answers && answers.length !== asked) return refuse('NOTICE_CHANGED')
  const evidence = await claimEvidence(ctx, tx, { userId: user.id, product, traceId })
  if (!evidence) return refuse('NOT_FOUND')
  const value = { confirmed: true as const }
  await together(tx, async (writes) => {
    await recordStep(ctx, writes, evidence, {
      type: 'HEALTH',
      pageId: 'health',
      pageVersion: health.version,
      textHash,
      detail: { userId: user.id, answer: 'AGREE', ...(answers && { answers: answers.join(',') }) },
    })
    await save(writes, value)
  })
  return { ok: true, value }
}

/**
 * Confirms a proposal before its payment and records this as sales evidence. It is refused while a
 * document is not agreed to, so nothing is sold under clauses that nobody agreed to.
 */
export async function confirmProposal(
  ctx: Context,
  tx: Db,
  user: User,
  { proposalId, documents = [] }: RequestOf<typeof calls.confirmProposal>,
  save: Save<ResponseOf<typeof calls.confirmProposal>>,
): Promise<Answer<ResponseOf<typeof calls.confirmProposal>>> {
  const locked = await lockOwnProposal(tx, user, proposalId)
  if (!locked) return refuse('NOT_FOUND')
  const { proposal, evidence } = locked
  const status = proposal.storedStatus
  if (status === 'EXPIRED') return refuse('PROPOSAL_EXPIRED')
  if (status === 'CANCELLED' || status === 'REVOKED' || status === 'PAID')
    return refuse('PROPOSAL_STATE', { reason: status })
  if (proposal.expireAt <= ctx.clock.now()) return refuse('PROPOSAL_EXPIRED')
  const product = ctx.catalogue.product(proposal.cityCode, proposal.productCode)
  const channel = placeOfApp(ctx, user.appId)
  if (!product || !isOnSale(ctx, product, channel)) return saleClosed(ctx, proposal, channel)
  // An applicant may return to the page and confirm again. This changes nothing.
  if (status !== 'DRAFT') return { ok: true, value: { proposalId, status } }

  const states = termStates(await readEvents(tx, evidence), product)
  const open = states.flatMap(({ term, agreedAt }) => (agreedAt === undefined ? [term] : []))
  if (open.some(({ url }) => !documents.includes(url)))
    return refuse('TRACE_INCOMPLETE', { field: 'documents' })

  const { pageVersion } = product.page
  return together(tx, async (writes) => {
    const moved = await moveProposal(ctx, writes, proposal, 'confirm')
    if (!moved) return refuse('PROPOSAL_STATE')
    await append(ctx, writes, evidence, [
      ...open.map((term) =>
        agreementTo({ ...term, version: term.version ?? pageVersion }, 'pay-confirm', {
          proposalId,
          url: term.url,
        }),
      ),
      { type: 'CONFIRM', pageId: 'pay-confirm', pageVersion, detail: { proposalId } },
    ])
    const value = { proposalId, status: proposalStatusOf(ctx, moved) }
    await save(writes, value)
    return { ok: true, value }
  })
}
