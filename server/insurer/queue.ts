import { DAY_MS } from '@/domain/time/day'
import { bodyOf, byKey, type RequestOf } from '@huimin/insurer-core'
import { localIso } from '../context/clock'
import type { WritePaid } from '../context/consequences'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import {
  addInsurerRequests,
  insurerRequestsOf,
  stopIssuing,
  type NewInsurerRequest,
} from '../records/insurer/repo'
import { renewedNumbers } from '../records/policy/continued'
import type { Policy } from '../records/policy/repo'
import { insurerOf } from '../records/proposal/insurers'
import type { Proposal } from '../records/proposal/repo'
import { premiumRefundsOf } from './premium-refund'
import { sealBody } from './sealed-body'
import { SILENT_MS } from './silence'
import { cancelKeyOf, healthOf, issueRequestOf, policyKeyOf, sharesOnWire } from './wire'

const HOUR_MS = 3_600_000

/** A product without a limit of its own names a month, and nothing is taken back by itself then. */
const NO_LIMIT_MS = 30 * DAY_MS

/** A request that is sent until the core has answered. */
export const newRequest = (
  ctx: Context,
  proposalId: string,
  row: Pick<NewInsurerRequest, 'key' | 'port' | 'core' | 'position' | 'no' | 'giveUpAt'>,
  text: string,
): NewInsurerRequest => {
  const now = ctx.clock.now()
  return {
    ...row,
    proposalId,
    bodySealed: sealBody(ctx, row.key, text),
    createdAt: now,
    nextTryAt: now,
    alarmAt: now + SILENT_MS,
  }
}

/**
 * Writes a request for each insured person whose policy the core issues, in the transaction of the
 * payment. Its bytes are those that are sent, however often.
 */
export async function queueIssues(
  ctx: Context,
  tx: Db,
  proposal: Proposal,
): Promise<WritePaid | undefined> {
  const insurer = insurerOf(ctx, proposal)
  const issue = insurer?.capabilities.issue
  if (!insurer || !issue) return undefined
  const health = await healthOf(tx, proposal)
  const renewedBy = await renewedNumbers(ctx, tx, proposal)
  return async (writes, { proposal: paid, payOrder, people }) => {
    const now = ctx.clock.now()
    const giveUpAt =
      issue.issueWithinHours === undefined ? null : now + issue.issueWithinHours * HOUR_MS
    const issueBy = giveUpAt ?? now + NO_LIMIT_MS
    await addInsurerRequests(
      writes,
      people.map((row) => {
        const sold = { proposal: paid, row, health, renewalOf: renewedBy(row) }
        const request = issueRequestOf(ctx, sold, { payOrder, issueBy })
        const { key } = request
        const { position } = row
        const about = { key, port: 'issue' as const, core: insurer.core, position, giveUpAt }
        return newRequest(ctx, paid.id, about, bodyOf<'issue'>(request))
      }),
    )
  }
}

type Reason = RequestOf<'cancel'>['reason']

/**
 * Writes a request that ends the policies of these people at the core, or takes their requests back
 * where there is no number yet, and asks no more for the issue. The money is not touched here.
 */
export async function queueCancellations(
  ctx: Context,
  tx: Db,
  { proposal, payOrderId }: { proposal: Proposal; payOrderId: string },
  {
    policies,
    mode,
    reason,
  }: {
    policies: readonly Pick<Policy, 'id' | 'position' | 'policyNo' | 'premiumFen'>[]
    mode: 'tell' | 'ask'
    reason: Reason
  },
): Promise<void> {
  const insurer = insurerOf(ctx, proposal)
  if (!insurer?.capabilities.issue || !insurer.capabilities.cancel || policies.length === 0) return
  await stopIssuing(
    tx,
    proposal.id,
    policies.map(({ position }) => position),
  )
  const given = await premiumRefundsOf(ctx, tx, { proposal, payOrderId }, policies)
  const wishes = given.map(({ policy: { position, policyNo }, refundFen, parts }) => ({
    ...{ position, policyNo, policyKey: policyKeyOf(proposal.id, position), mode, reason },
    ...{ refundFen, shares: sharesOnWire(parts) },
  }))
  await addCancellations(ctx, tx, { proposalId: proposal.id, core: insurer.core }, wishes)
}

type Wish = Omit<RequestOf<'cancel'>, 'key' | 'requestedAt'> & { position: number }

/** Writes these requests, each under a key that no refused one had. */
export async function addCancellations(
  ctx: Context,
  tx: Db,
  { proposalId, core }: { proposalId: string; core: string },
  wishes: readonly Wish[],
): Promise<void> {
  const requestedAt = localIso(ctx.clock.now())
  const before = await insurerRequestsOf(tx, [proposalId])
  await addInsurerRequests(
    tx,
    wishes.map(({ position, ...wish }) => {
      const refused = before.filter(
        (each) =>
          each.port === 'cancel' && each.position === position && each.answer?.status === 'REFUSED',
      )
      const key = cancelKeyOf(proposalId, position, refused.length + 1)
      const no = wish.policyNo ?? byKey(wish.policyKey)
      const about = { key, port: 'cancel' as const, core, position, no }
      return newRequest(ctx, proposalId, about, bodyOf<'cancel'>({ key, ...wish, requestedAt }))
    }),
  )
}
