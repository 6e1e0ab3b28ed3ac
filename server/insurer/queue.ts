import { DAY_MS } from '@/domain/time/day'
import { bodyOf, byKey, type RequestOf } from '../../packages/insurer-core/index'
import { localIso } from '../context/clock'
import type { Paid } from '../context/consequences'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import type { Writes } from '../db/write-batch'
import {
  addInsurerRequests,
  insurerRequestsOf,
  stopIssuing,
  type NewInsurerRequest,
} from '../records/insurer/repo'
import type { Policy } from '../records/policy/repo'
import { insurerOf } from '../records/proposal/insurers'
import type { Proposal } from '../records/proposal/repo'
import { sealBody } from './sealed-body'
import { cancelKeyOf, issueRequestOf, policyKeyOf, sharesOfSum } from './wire'

const HOUR_MS = 3_600_000

/** Nobody waits longer for a core than this before a person is alarmed. */
const SILENT_MS = DAY_MS

/** A product without a limit of its own names a month, and nothing is taken back by itself then. */
const NO_LIMIT_MS = 30 * DAY_MS

const rowOf = (
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
  writes: Writes,
  { proposal, payOrder, people }: Paid,
): Promise<void> {
  const insurer = insurerOf(ctx, proposal)
  const issue = insurer?.capabilities.issue
  if (!insurer || !issue) return
  const now = ctx.clock.now()
  const giveUpAt =
    issue.issueWithinHours === undefined ? null : now + issue.issueWithinHours * HOUR_MS
  const issueBy = giveUpAt ?? now + NO_LIMIT_MS
  await addInsurerRequests(
    writes,
    people.map((row) => {
      const request = issueRequestOf(ctx, { proposal, payOrder, row, issueBy })
      const { key } = request
      const { position } = row
      const about = { key, port: 'issue' as const, core: insurer.core, position, giveUpAt }
      return rowOf(ctx, proposal.id, about, bodyOf<'issue'>(request))
    }),
  )
}

type Reason = RequestOf<'cancel'>['reason']

/**
 * Writes a request that ends the policies of these people at the core, or takes their requests back
 * where there is no number yet, and asks no more for the issue. The money is not touched here.
 */
export async function queueCancellations(
  ctx: Context,
  tx: Db,
  proposal: Proposal,
  {
    policies,
    mode,
    reason,
  }: {
    policies: readonly Pick<Policy, 'position' | 'policyNo' | 'premiumFen'>[]
    mode: 'tell' | 'ask'
    reason: Reason
  },
): Promise<void> {
  const insurer = insurerOf(ctx, proposal)
  if (!insurer?.capabilities.issue || !insurer.capabilities.cancel || policies.length === 0) return
  const requestedAt = localIso(ctx.clock.now())
  await stopIssuing(
    tx,
    proposal.id,
    policies.map(({ position }) => position),
  )
  const before = await insurerRequestsOf(tx, [proposal.id])
  await addInsurerRequests(
    tx,
    policies.map(({ position, policyNo, premiumFen }) => {
      const refused = before.filter(
        (each) =>
          each.port === 'cancel' && each.position === position && each.answer?.status === 'REFUSED',
      )
      const key = cancelKeyOf(proposal.id, position, refused.length + 1)
      const policyKey = policyKeyOf(proposal.id, position)
      const request: RequestOf<'cancel'> = {
        ...{ key, policyNo, policyKey, mode, reason, requestedAt },
        refundFen: premiumFen,
        shares: sharesOfSum(ctx, proposal, premiumFen),
      }
      const no = policyNo ?? byKey(policyKey)
      const about = { key, port: 'cancel' as const, core: insurer.core, position, no }
      return rowOf(ctx, proposal.id, about, bodyOf<'cancel'>(request))
    }),
  )
}
