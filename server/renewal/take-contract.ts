import { openRenewalStates } from '@/domain/payment/order-states'
import type { Context } from '../context/context'
import { endRenewal } from '../records/renewal/end'
import { lockRenewal, renewalByCode } from '../records/renewal/repo'
import { pullContract } from './contract-signing'

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
      const renewal = await lockRenewal(tx, known.id)
      if (renewal && openRenewalStates.includes(renewal.status)) await endRenewal(ctx, tx, renewal)
    })
  return 200
}
