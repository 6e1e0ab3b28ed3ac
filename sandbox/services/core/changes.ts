import type { AnswerOf, RequestOf } from '@huimin/insurer-core'
import { digitsFrom, idOf, type CorePolicy } from './books'
import type { CoreName } from './cores'
import { wishOfName } from './persons'
import type { CoreFault } from './port'

/** How a core cancels and changes the policy of one person. */

const notNow = { code: 'NOT_AGREED', text: '保单已有理赔记录，不能退保。' }
const notChanged = { code: 'NOT_AGREED', text: '变更内容未通过核验。' }
const notInForce = { code: 'NOT_IN_FORCE', text: '保单已退保，不能变更。' }

type Turn<Answer> = { put?: CorePolicy; result: Answer }
type CancelAnswer = AnswerOf<'cancel'>
type EndorseAnswer = AnswerOf<'endorse'>

/** A request that is taken back before it was ever seen. It will never be issued. */
export const withdrawnUnseen = (
  core: CoreName,
  asked: RequestOf<'cancel'>,
  now: number,
): CorePolicy => {
  const nobody = { name: '', credentialType: '', credentialNo: '' }
  return {
    id: idOf(core, asked.policyKey),
    ...{ core, key: asked.policyKey, bodyHash: '', times: 0, askedAt: now, changedAt: now },
    ...{ orderNo: '', productCode: '', applicant: nobody, insured: nobody, beneficiaries: [] },
    ...{ premiumFen: asked.refundFen, coverFrom: '', coverTo: '', state: 'ASKED' },
  }
}

interface At {
  now: number
  /** When the request came first. */
  askedAt: number
  fault: CoreFault | undefined
}

/** Ends a policy, or takes back a request that has none. */
export function ended(
  policy: CorePolicy,
  { key, mode, reason, refundFen, requestedAt }: RequestOf<'cancel'>,
  { now, askedAt, fault }: At,
): Turn<CancelAnswer> {
  const { state, policyNo = null, cancelWish } = policy
  const wish = policyNo === null ? undefined : wishOfName(mode, policy.insured, now - askedAt)
  const isLater = fault === 'LATER' || fault === 'BACKLOG' || cancelWish === 'LATER'
  if ((isLater || wish === 'LATER') && !policy.cancellation)
    return { result: { key, status: 'LATER', askAgainAfterSeconds: 1 } }
  const isRefused =
    fault === 'REFUSE' || wish === 'REFUSED' || (mode === 'ask' && cancelWish === 'REFUSED')
  if (isRefused && !policy.cancellation)
    return { result: { key, status: 'REFUSED', reason: notNow } }
  const endedOn = requestedAt.slice(0, 10)
  const put = {
    ...cancelled(policy, { refundFen, endedOn, now }),
    endedFor: policy.endedFor ?? reason,
  }
  const { cancellation } = put
  return {
    put: state === 'ISSUED' || !policy.cancellation ? put : policy,
    result: { key, status: 'ACKNOWLEDGED', policyNo, ...cancellation },
  }
}

/** The policy as it is after its cancellation. The first one stays. */
export function cancelled(
  policy: CorePolicy,
  { refundFen, endedOn, now }: { refundFen: number; endedOn: string; now: number },
): CorePolicy & { cancellation: NonNullable<CorePolicy['cancellation']> } {
  const { state } = policy
  const cancellation = policy.cancellation ?? {
    cancellationNo: `T${digitsFrom(policy.id)}`,
    ...{ refundFen, endedOn },
  }
  return {
    ...policy,
    cancellation,
    changedAt: policy.cancellation ? policy.changedAt : now,
    // A refused request stays refused.
    state:
      state === 'ISSUED' || state === 'CANCELLED'
        ? 'CANCELLED'
        : state === 'REFUSED'
          ? 'REFUSED'
          : 'WITHDRAWN',
  }
}

export function endorsed(
  policy: CorePolicy,
  { key, change, requestedAt }: RequestOf<'endorse'>,
  { now, askedAt, fault }: At,
): Turn<EndorseAnswer> {
  const wish = wishOfName('endorse', policy.insured, now - askedAt)
  if (policy.state !== 'ISSUED') return { result: { key, status: 'REFUSED', reason: notInForce } }
  if (fault === 'LATER' || fault === 'BACKLOG' || wish === 'LATER')
    return { result: { key, status: 'LATER', askAgainAfterSeconds: 1 } }
  if (fault === 'REFUSE' || wish === 'REFUSED')
    return { result: { key, status: 'REFUSED', reason: notChanged } }
  return {
    put: changed(policy, change, now),
    result: {
      ...{ key, status: 'ENDORSED', endorsementNo: `E${digitsFrom(key)}` },
      ...{ effectiveOn: requestedAt.slice(0, 10), document: null },
    },
  }
}

/** The policy with other people's data. */
export function changed(
  policy: CorePolicy,
  change: RequestOf<'endorse'>['change'],
  now: number,
): CorePolicy {
  if (change.kind === 'beneficiary')
    return { ...policy, beneficiaries: change.beneficiaries, changedAt: now }
  const { kind: _kind, who, ...news } = change
  return { ...policy, [who]: { ...policy[who], ...news }, changedAt: now }
}
