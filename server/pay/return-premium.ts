import type { LeftAlone } from '../context/consequences'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { heldFen } from '../records/ledger/premium'
import { keptOf } from '../records/ledger/shares'
import { shareEntriesOf } from '../records/ledger/shares-repo'
import type { PayOrder } from '../records/pay/repo'
import { movePolicy } from '../records/policy/move'
import { policiesOf, type Policy } from '../records/policy/repo'
import { releaseCover } from '../records/proposal/cover'
import { coverHashes } from '../records/proposal/home'
import { sharesOf } from '../records/proposal/insurers'
import { insurantsOf, type Proposal } from '../records/proposal/repo'
import { leaveOut } from './items'
import { bookHeld, oweRefund, refundOrder } from './refund-order'

/** Policies in these states hold no premium any more. */
const over: Policy['storedStatus'][] = ['NOT_ISSUED', 'REVOKING', 'REVOKED']

/**
 * Ends the policy of one insured person and owes their premium, in the caller's transaction. The others
 * of the order stay as they are; without others the whole order ends. Its refund has a number of its
 * own, so it is made only once.
 */
export async function returnPremium(
  ctx: Context,
  tx: Db,
  { proposal, payOrder: order, policy, cause, refusal, why }: LeftAlone,
): Promise<void> {
  const { id: policyId, position } = policy
  const others = (await policiesOf(tx, proposal.id)).filter(
    ({ id, storedStatus }) => id !== policyId && !over.includes(storedStatus),
  )
  const change = refusal === undefined ? {} : { refusedFor: refusal }
  if (!(await movePolicy(ctx, tx, policy, cause, change)))
    throw new Error(`A policy ${policy.storedStatus} has no ${cause}`)
  const held = await heldFen(tx, order.id)
  if (others.length === 0) {
    const refundFen = held.advanceFen + held.premiumFen
    await refundOrder(ctx, tx, proposal, { order, held, refundFen }, why)
    return
  }
  const outRefundNo = `R${order.outTradeNo}N${position + 1}`
  const isIssued = policy.storedStatus !== 'ISSUING'
  const part = {
    advanceFen: isIssued ? 0 : Math.min(policy.premiumFen, held.advanceFen),
    premiumFen: isIssued ? await keptFen(ctx, tx, { proposal, order, policy }, held.premiumFen) : 0,
  }
  const amountFen = part.advanceFen + part.premiumFen
  await letGo(ctx, tx, proposal, policy, refusal)
  if (amountFen === 0) return
  await bookHeld(ctx, tx, { order, proposal, held: part, outRefundNo, policyId })
  await oweRefund(ctx, tx, { order, outRefundNo, amountFen, position, why })
}

/** The person may be insured elsewhere. Who was refused is no longer one of the order. */
async function letGo(
  ctx: Context,
  tx: Db,
  proposal: Proposal,
  { position, premiumFen: amountFen }: Policy,
  refusal: string | undefined,
): Promise<void> {
  const people = await insurantsOf(tx, [proposal.id])
  const rows = people.filter((each) => each.position === position)
  const taken = people.filter((each) => each.position !== position)
  if (refusal !== undefined) {
    const refused = rows.map((row) => ({ row, errorMsg: refusal }))
    await leaveOut(ctx, tx, proposal, { people: refused, taken, amountFen })
    return
  }
  const kept = coverHashes(ctx, proposal, taken)
  const free = coverHashes(ctx, proposal, rows).filter((hash) => !kept.includes(hash))
  await releaseCover(tx, proposal.id, free)
}

/** What the insurers still have of the premium of one policy. */
async function keptFen(
  ctx: Context,
  tx: Db,
  { proposal, order, policy }: { proposal: Proposal; order: PayOrder; policy: Policy },
  mostFen: number,
): Promise<number> {
  const entries = await shareEntriesOf(tx, order.id)
  const kept = keptOf(entries, sharesOf(ctx, proposal), policy.id)
  const sum = kept.reduce((total, { amountFen }) => total + amountFen, 0)
  return Math.min(sum, mostFen)
}
