import { openRenewalStates } from '@/domain/order/states'
import { noticeAt, renewalDates } from '@/domain/renewal/dates'
import type { Context } from '../context/context'
import { lockProposal } from '../records/proposal/repo'
import { endRenewal } from '../records/renewal/end'
import { moveRenewal } from '../records/renewal/move'
import { lockRenewal, renewalByCode, updateRenewal, type Renewal } from '../records/renewal/repo'

const MINUTE_MS = 60_000
/**
 * WeChat Pay accepts a signature for ten minutes. It sends no notification when the applicant
 * refuses.
 */
export const SIGNING_MS = 15 * MINUTE_MS

/**
 * Asks WeChat Pay whether the contract is signed. A waiting page, a job and the notification call
 * this.
 */
export async function pullContract(ctx: Context, known: Renewal): Promise<Renewal> {
  const asked = await ctx.gateways.autoDeduct?.query(known.outContractCode)
  const now = ctx.clock.now()
  const isOver = now >= known.createdAt + SIGNING_MS
  if (!asked || (!asked.ok && asked.code !== 'REFUND_NOT_FOUND')) return known
  return ctx.db.transaction(async (tx) => {
    const proposal = await lockProposal(tx, known.proposalId)
    const renewal = await lockRenewal(tx, known.id)
    if (!proposal || !renewal) throw new Error('A renewal without its order')
    const state = asked.ok ? asked.value.state : undefined
    if (state === 'SIGNED' && asked.ok) {
      const { contractId = null } = asked.value
      const nextAt = noticeAt(renewalDates(proposal).noticeOn)
      return (await moveRenewal(ctx, tx, renewal, 'sign', { contractId, nextAt })) ?? renewal
    }
    if (state === 'SIGN_FAILED' || state === 'TERMINATED' || isOver)
      return (
        (await moveRenewal(ctx, tx, renewal, 'fail', {
          nextAt: null,
          // The contract may have been signed in the last second, unseen here. So it is ended at
          // WeChat Pay, too.
          endDueAt: isOver ? now : null,
        })) ?? renewal
      )
    await updateRenewal(tx, renewal.id, { nextAt: now + MINUTE_MS })
    return renewal
  })
}

/**
 * Takes a notification about a contract. It does not say what happened, so WeChat Pay is asked.
 * Answers the HTTP status.
 */
export async function takeContract(ctx: Context, outContractCode: string): Promise<200 | 404> {
  const known = await renewalByCode(ctx.db, outContractCode)
  if (!known) return 404
  if (known.status === 'SIGNING') {
    await pullContract(ctx, known)
    return 200
  }
  const asked = await ctx.gateways.autoDeduct?.query(outContractCode)
  if (asked?.ok && asked.value.state === 'TERMINATED')
    await ctx.db.transaction(async (tx) => {
      await lockProposal(tx, known.proposalId)
      const renewal = await lockRenewal(tx, known.id)
      if (renewal && openRenewalStates.includes(renewal.status)) await endRenewal(ctx, tx, renewal)
    })
  return 200
}
