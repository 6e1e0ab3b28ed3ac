import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { continuationsOf } from '../records/policy/continued'
import { policiesOfOrder } from '../records/policy/repo'
import { lockProposal, type Proposal } from '../records/proposal/repo'
import { endRenewal, tellEnd, tellOtherTerms } from '../records/renewal/end'
import {
  dropPeople,
  lockRenewal,
  peopleOf,
  updateRenewal,
  type Renewal,
  type RenewalPerson,
} from '../records/renewal/repo'
import { changeOfTerms } from './agreed-terms'
import { renewalOffer, totalOf, type Candidate, type Offer } from './eligible'

interface Checked {
  renewal: Renewal
  old: Proposal
  offer: Offer
  people: Candidate[]
}

/**
 * Locks the renewal and checks again everybody on it. People who may not be renewed are dropped. If
 * nobody is left, the price is higher than agreed, or product or documents are not the ones agreed to, the
 * renewal ends and the applicant hears why.
 */
export async function check(ctx: Context, tx: Db, known: Renewal): Promise<Checked | undefined> {
  const old = await lockProposal(tx, known.proposalId)
  const renewal = await lockRenewal(tx, known.id)
  if (!old || renewal?.status !== known.status) return undefined
  const offer = await renewalOffer(ctx, tx, old)
  const wanted = await peopleOf(tx, renewal.id)
  const people = (offer?.people ?? []).filter(({ policy }) =>
    wanted.some(({ policyId }) => policyId === policy.id),
  )
  const lost = wanted.filter(({ policyId }) => !people.some(({ policy }) => policy.id === policyId))
  const amountFen = totalOf(people)
  // A charge that was announced to WeChat Pay is made for its whole amount or not at all.
  const isOff =
    renewal.status === 'SCHEDULED' ? amountFen !== renewal.amountFen : amountFen > renewal.amountFen
  const change = offer && (await changeOfTerms(tx, renewal, old, offer))
  if (!offer || people.length === 0 || isOff || change) {
    await endRenewal(ctx, tx, renewal, renewal.status === 'ACTIVE' ? 'end' : 'lapse')
    if (people.length > 0 && change) await tellOtherTerms(ctx, tx, renewal, change)
    else {
      const isContinued = people.length === 0 && (await areContinued(ctx, tx, old, lost))
      await tellEnd(ctx, tx, renewal, isContinued ? CONTINUED : whyNot(people.length, lost.length))
    }
    return undefined
  }
  if (lost.length > 0)
    await dropPeople(
      tx,
      renewal.id,
      lost.map(({ policyId }) => policyId),
      ctx.clock.now(),
    )
  if (amountFen < renewal.amountFen) await updateRenewal(tx, renewal.id, { amountFen })
  return { renewal: { ...renewal, amountFen }, old, offer, people }
}

const CONTINUED = '已由下期保单接续，未扣费'

/** Whether the applicant has bought the next cover of everybody who was to be renewed. */
async function areContinued(
  ctx: Context,
  tx: Db,
  old: Proposal,
  lost: readonly RenewalPerson[],
): Promise<boolean> {
  const rows = await policiesOfOrder(tx, old.userId, old.id)
  const continuedOf = await continuationsOf(ctx, tx, old.userId, rows)
  return lost.length > 0 && lost.every(({ policyId }) => continuedOf(policyId).continued?.isChecked)
}

const whyNot = (left: number, lost: number): string => {
  if (left === 0) return '不符合续保条件，未扣费'
  return lost > 0 ? '续保人员有变化，请手动续保' : '保费已调整，请手动续保'
}
