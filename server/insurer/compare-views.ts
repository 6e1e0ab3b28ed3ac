import { maskIdentity, maskMobile, maskName } from '@/domain/person/mask'
import type { PolicyView } from '@huimin/insurer-core'
import type { Context } from '../context/context'
import type { NumberedPolicy } from '../records/insurer/pull-repo'
import type { InsurerRequest } from '../records/insurer/repo'
import type { Policy } from '../records/policy/repo'
import { applicantNow } from './applicant-now'
import { insuredOf, policyKeyOf } from './wire'

/** What differs between a policy as its core knows it and as we do. */

export const viewKinds = [
  ...['KEY', 'STATUS', 'PREMIUM', 'PERIOD', 'APPLICANT', 'INSURED', 'BENEFICIARIES'],
  ...['UNKNOWN_HERE', 'MISSING'],
] as const

interface Party {
  name: string
  credentialType: string
  credentialNo: string
  mobile?: string | undefined
}

const masked = ({ name, credentialType, credentialNo, mobile }: Party): string =>
  [maskName(name), credentialType, maskIdentity(credentialNo), mobile && maskMobile(mobile)]
    .filter(Boolean)
    .join(' ')

const partyOf = ({ name, credentialType, credentialNo, mobile }: Party) =>
  [name, credentialType, credentialNo, mobile ?? ''].join('\n')

export const stateOf = ({ storedStatus }: Pick<Policy, 'storedStatus'>): PolicyView['status'] =>
  storedStatus === 'REVOKING' || storedStatus === 'REVOKED' ? 'CANCELLED' : 'IN_FORCE'

/** Whether the core may know more or less than we do, because it was not heard yet. */
export const isPending = ({ answeredAt, nextTryAt }: InsurerRequest): boolean =>
  answeredAt === null && nextTryAt !== null

interface Differs {
  kind: string
  ours: string
  theirs: string
}

export function viewDifferences(
  ctx: Context,
  theirs: PolicyView,
  { policy, insurant, proposal }: NumberedPolicy,
  requests: readonly InsurerRequest[],
): Differs[] {
  const asks = (port: InsurerRequest['port']) =>
    requests.some((request) => request.port === port && isPending(request))
  const found: Differs[] = []
  const compare = (kind: string, ours: string, other: string, isSame = ours === other) => {
    if (!isSame) found.push({ kind, ours, theirs: other })
  }
  compare('KEY', policyKeyOf(policy.proposalId, policy.position), theirs.policyKey)
  if (!asks('cancel')) compare('STATUS', stateOf(policy), theirs.status)
  compare('PREMIUM', String(policy.premiumFen), String(theirs.premiumFen))
  const period = (from: string, to: string) => `${from} to ${to}`
  compare(
    'PERIOD',
    period(policy.effectiveOn, policy.expireOn),
    period(theirs.coverFrom, theirs.coverTo),
  )
  if (!asks('endorse')) {
    const ours = applicantNow(ctx, proposal, requests)
    const { applicant } = theirs
    compare('APPLICANT', masked(ours), masked(applicant), partyOf(ours) === partyOf(applicant))
  }
  // We know no mobile of an insured person.
  const ours: Party = insuredOf(ctx, insurant)
  const { mobile: _mobile, ...insured } = theirs.insured
  compare('INSURED', masked(ours), masked(insured), partyOf(ours) === partyOf(insured))
  compare('BENEFICIARIES', '0', String(theirs.beneficiaries.length))
  return found
}
