import type { HandoverRow, RequestOf } from '@huimin/insurer-core'
import { localIso } from '../context/clock'
import type { Context } from '../context/context'
import { endsOf } from '../records/insurer/handover-changes-repo'
import type { OpenRow } from '../records/insurer/handover-rows-repo'
import { requestsNamed } from '../records/insurer/pull-repo'
import { insurerRequestsOf } from '../records/insurer/repo'
import { handoverShares } from './handover-cores'
import { openBody } from './sealed-body'
import { applicantOf, insuredOf, policyKeyOf } from './wire'

/** The rows of a list as they are sent, made of the policies at this moment. */
export async function rowsToSend(ctx: Context, open: readonly OpenRow[]): Promise<HandoverRow[]> {
  const ended = open.filter(({ row }) => row.kind === 'CANCELLATION')
  const ends = await endsOf(
    ctx.db,
    ended.map(({ policy }) => policy.id),
  )
  const told = await toldOf(ctx, ended)
  const changes = await changesOf(ctx, open)
  return open.map((each) => {
    const { kind, reference } = each.row
    if (kind === 'POLICY') return policyRow(ctx, each)
    if (kind === 'ENDORSEMENT') return endorsementRow(each, changes.get(reference))
    const at = ends.get(each.policy.id) ?? each.policy.issuedAt
    return cancellationRow(ctx, each, { at, told: told.get(each.policy.id) })
  })
}

type Correction = RequestOf<'endorse'>

/** The corrections that stand on these rows, by the keys of their requests. */
async function changesOf(ctx: Context, open: readonly OpenRow[]): Promise<Map<string, Correction>> {
  const keys = open.flatMap(({ row }) => (row.kind === 'ENDORSEMENT' ? [row.reference] : []))
  const requests = await requestsNamed(ctx.db, keys)
  return new Map(
    requests.map((request) => [request.key, JSON.parse(openBody(ctx, request)) as Correction]),
  )
}

function endorsementRow(each: OpenRow, correction: Correction | undefined): HandoverRow {
  if (!correction) throw new Error('A correction on a list without its request')
  const { key: endorsementKey, change, requestedAt: changedAt } = correction
  return { ...nameOf(each), kind: 'ENDORSEMENT', change, changedAt, endorsementKey }
}

const nameOf = ({ row, policy, proposal }: OpenRow) => ({
  rowNo: row.rowNo,
  policyNo: policy.policyNo ?? '',
  policyKey: policyKeyOf(proposal.id, policy.position),
})

function policyRow(ctx: Context, each: OpenRow): HandoverRow {
  const { policy, proposal, insurant } = each
  const { premiumFen, issuedAt } = policy
  return {
    ...nameOf(each),
    kind: 'POLICY',
    orderNo: proposal.id,
    applicant: applicantOf(ctx, proposal),
    insured: insuredOf(ctx, insurant),
    beneficiaries: [],
    premiumFen,
    shares: handoverShares(ctx, proposal, premiumFen),
    paidAt: localIso(proposal.paidAt ?? issuedAt),
    issuedAt: localIso(issuedAt),
    coverFrom: policy.effectiveOn,
    coverTo: policy.expireOn,
  }
}

/** What a core was told of the end of a policy. */
type Told = Pick<RequestOf<'cancel'>, 'reason' | 'refundFen' | 'shares'>

function cancellationRow(
  ctx: Context,
  each: OpenRow,
  { at, told }: { at: number; told: Told | undefined },
): HandoverRow {
  const { premiumFen } = each.policy
  return {
    ...nameOf(each),
    kind: 'CANCELLATION',
    ...{ reason: told?.reason ?? 'REVOKED', refundFen: told?.refundFen ?? premiumFen },
    shares: told?.shares ?? handoverShares(ctx, each.proposal, premiumFen),
    cancelledAt: localIso(at),
  }
}

/** What the cores were told of these ends, by the id of the policy. */
async function toldOf(ctx: Context, ended: readonly OpenRow[]): Promise<Map<string, Told>> {
  const asked = await insurerRequestsOf(
    ctx.db,
    ended.map(({ proposal }) => proposal.id),
  )
  const told = new Map<string, Told>()
  for (const { policy } of ended) {
    const last = asked
      .filter(
        ({ port, proposalId, position }) =>
          port === 'cancel' && proposalId === policy.proposalId && position === policy.position,
      )
      .at(-1)
    if (last) told.set(policy.id, JSON.parse(openBody(ctx, last)) as RequestOf<'cancel'>)
  }
  return told
}
