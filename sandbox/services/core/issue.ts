import type { RequestOf } from '@huimin/insurer-core'
import { digitsFrom, hashOf, idOf, type CorePolicy } from './books'
import { cores, type CoreName, type Habit } from './cores'
import { wishOfName } from './persons'
import { policyPdf } from './policy-pdf'
import type { CoreFault } from './port'

/** How a core decides about one insured person, and what it says of it. */

export const refusal = { code: 'NOT_INSURABLE', text: '被保险人不符合承保条件，未能承保。' }
const withdrawn = { code: 'WITHDRAWN', text: '该投保申请已撤回。' }

const HOUR_MS = 3_600_000
export const shanghai = (ms: number): string =>
  new Date(ms + 8 * HOUR_MS).toISOString().replace('Z', '+08:00')

/** 50,000 others at a thousand a minute. */
export const BACKLOG_MS = 50 * 60_000

const habitOf = (core: string): Habit | undefined =>
  Object.entries(cores).find(([name]) => name === core)?.[1]

/** A request as it comes first. */
export const begun = (
  core: CoreName,
  asked: RequestOf<'issue'>,
  { bodyHash, now }: { bodyHash: string; now: number },
): CorePolicy => ({
  id: idOf(core, asked.key),
  ...{ core, key: asked.key, bodyHash, times: 0, askedAt: now, changedAt: now, state: 'ASKED' },
  ...{ orderNo: asked.orderNo, productCode: asked.productCode },
  ...{ applicant: asked.applicant, insured: asked.insured, premiumFen: asked.premiumFen },
  ...{ beneficiaries: asked.beneficiaries, coverFrom: asked.coverFrom, coverTo: asked.coverTo },
  ...(asked.health && { health: asked.health }),
  ...(asked.renewalOf !== undefined && { renewalOf: asked.renewalOf }),
})

/** The decision about a person. What was decided once stays. */
export function decided(policy: CorePolicy, fault: CoreFault | undefined, now: number): CorePolicy {
  if (policy.state !== 'ASKED') return policy
  const habit = habitOf(policy.core)
  const age = now - policy.askedAt
  const isFifth = habit?.refusesFifth === true && policy.key.endsWith('-5')
  const wish =
    policy.wish ?? wishOfName('issue', policy.insured, age) ?? (isFifth ? 'REFUSED' : undefined)
  const isBusy = policy.backlogUntil !== undefined && now < policy.backlogUntil
  const isEarly = (age < (habit?.issuesAfterMs ?? 0) && policy.wish === undefined) || isBusy
  if (fault === 'REFUSE' || (wish === 'REFUSED' && !isEarly))
    return { ...policy, state: 'REFUSED', reason: refusal }
  if (fault === 'BACKLOG') return { ...policy, backlogUntil: now + BACKLOG_MS }
  if (fault === 'LATER' || wish === 'LATER' || isEarly) return policy
  const policyNo = `${policy.core.slice(0, 2)}${digitsFrom(policy.id)}`
  return { ...policy, state: 'ISSUED', policyNo, issuedAt: now, changedAt: now }
}

export function issueAnswer(policy: CorePolicy, fault: CoreFault | undefined) {
  const key = fault === 'OTHER_KEY' ? `${policy.key}-other` : policy.key
  const { state, policyNo = '', issuedAt = 0, premiumFen, coverFrom, coverTo, reason } = policy
  if (state === 'REFUSED') return { key, status: 'REFUSED', reason }
  if (state === 'WITHDRAWN') return { key, status: 'REFUSED', reason: policy.reason ?? withdrawn }
  if (state === 'ASKED' || fault === 'LATER')
    return {
      ...{ key, status: 'ACCEPTED_LATER' },
      askAgainAfterSeconds: habitOf(policy.core)?.asksAgainSeconds ?? 1,
    }
  const document = {
    kind: 'address',
    address: `/v1/documents/${policyNo}`,
    mediaType: 'application/pdf',
    sha256: hashOf(policyPdf(policy.core, policyNo)),
  }
  return {
    ...{ key, status: 'ISSUED', premiumFen, coverFrom, coverTo, issuedAt: shanghai(issuedAt) },
    policyNo: fault === 'OTHER_NUMBER' ? `${policyNo}X` : policyNo,
    document: fault === 'NO_DOCUMENT' ? null : document,
  }
}
