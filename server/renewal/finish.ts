import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { closeOrder, pull } from '../pay/pull'
import { endProposal } from '../pay/release'
import type { Outcome } from '../records/jobs/job'
import { openPayOrder, openStates, payOrderById, type PayOrder } from '../records/pay/repo'
import { lockProposal } from '../records/proposal/repo'
import { updateRenewal, type Renewal } from '../records/renewal/repo'

/** Ends the proposal that was to be charged, unless the applicant is paying it by hand. */
async function dropUnpaid(ctx: Context, tx: Db, { proposalId }: PayOrder): Promise<void> {
  const proposal = await lockProposal(tx, proposalId)
  if (!proposal || (await openPayOrder(tx, proposalId))) return
  await endProposal(ctx, tx, proposal)
}

/**
 * Finishes at WeChat Pay what ended here: it closes an open charge first, and then the contract.
 */
export async function finish(ctx: Context, renewal: Renewal): Promise<Outcome> {
  const order =
    renewal.payOrderId === null ? undefined : await payOrderById(ctx.db, renewal.payOrderId)
  if (order && openStates.includes(order.status)) {
    if ((await pull(ctx, order)) === 'UNKNOWN') return 'LATER'
    await closeOrder(ctx, order, 'cancel')
  }
  if (order) await ctx.db.transaction((tx) => dropUnpaid(ctx, tx, order))
  const ended = await ctx.gateways.autoDeduct?.terminate(
    renewal.outContractCode,
    '用户关闭自动续保',
  )
  if (ended && !ended.ok && ended.code !== 'REFUND_NOT_FOUND') return 'LATER'
  await updateRenewal(ctx.db, renewal.id, { endDueAt: null })
  return 'DONE'
}
