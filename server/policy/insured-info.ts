import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { pullIfDue } from '../pay/pull'
import { openPayOrdersOf } from '../records/pay/repo'
import { openPerson } from '../records/person/person'
import { showPerson } from '../records/person/show'
import { findPolicy, policiesOf } from '../records/policy/repo'
import { numberOf } from '../records/policy/status'
import { insurantsOf } from '../records/proposal/repo'
import { insuredNameOf, productOf } from '../records/proposal/show'
import { policyStatusOf } from '../records/transition/status'

/** Shows everybody insured by the order of one policy. */
export async function getInsuredInfo(
  ctx: Context,
  user: User,
  { policyId }: RequestOf<typeof calls.getInsuredInfo>,
): Promise<Answer<ResponseOf<typeof calls.getInsuredInfo>>> {
  const row = await findPolicy(ctx.db, user.id, policyId)
  if (!row) return refuse('NOT_FOUND')
  const { proposal } = row
  const { page, tariff } = productOf(ctx, proposal)
  const people = await insurantsOf(ctx.db, [proposal.id])
  const issued = await policiesOf(ctx.db, proposal.id)
  const insuredList = issued.flatMap(({ id, position, ...policy }) => {
    const insurant = people.find((each) => each.position === position)
    if (!insurant) return []
    const { relationType, comboCode, age } = insurant
    const person = showPerson(openPerson(ctx.keys, insurant), page.form)
    const comboTitle = tariff.find((list) => list.comboCode === comboCode)?.title ?? ''
    const shown = { ...person, relationType, age }
    const { credentialTail, home } = insuredNameOf(ctx, insurant)
    const told = { credentialTail, ...(home && { home }) }
    const status = policyStatusOf(ctx, policy)
    const policyNo = numberOf(policy)
    return [
      {
        policyId: id,
        ...policy,
        policyNo,
        status,
        relationType,
        comboTitle,
        person: shown,
        ...told,
      },
    ]
  })
  return { ok: true, value: { insuredList } }
}

/** Queries every open order of a user who waits for a policy, at most every two seconds each. */
export async function pullPolicies(
  ctx: Context,
  user: User,
): Promise<Answer<ResponseOf<typeof calls.pullPolicies>>> {
  let issued = 0
  for (const order of await openPayOrdersOf(ctx.db, user.id)) {
    const pulled = await pullIfDue(ctx, order)
    if (pulled.status === 'PAID') issued += (await policiesOf(ctx.db, order.proposalId)).length
  }
  return { ok: true, value: { issued } }
}
