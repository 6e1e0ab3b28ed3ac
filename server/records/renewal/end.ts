import { openRenewalStates } from '@/domain/order/states'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import type { Writes } from '../../db/write-batch'
import { queueMessage } from '../message/queue'
import { moveRenewal } from './move'
import { lockOpenRenewals, lockRenewalOf, type Renewal } from './repo'

/**
 * Ends the auto-renewal here. A job then ends the contract at WeChat Pay and closes a charge that
 * was requested. It renews only once, so the payment of its order ends it, too. Undefined when it
 * was over before.
 */
export function endRenewal(
  ctx: Context,
  db: Writes,
  renewal: Renewal,
  event: 'end' | 'lapse' | 'renew' = 'end',
): Promise<Renewal | undefined> {
  const endDueAt = ctx.clock.now()
  return moveRenewal(ctx, db, renewal, event, { nextAt: null, endDueAt })
}

/**
 * Ends the auto-renewal of a proposal, because its order was ended or the proposal that renews it
 * was cancelled.
 */
export async function endRenewalOf(ctx: Context, tx: Db, proposalId: string): Promise<void> {
  const renewal = await lockRenewalOf(tx, proposalId)
  if (renewal && openRenewalStates.includes(renewal.status)) await endRenewal(ctx, tx, renewal)
}

/**
 * Ends every auto-renewal of a user who withdraws the consent or closes the account, so that
 * nothing is charged a year later.
 */
export async function endRenewalsOf(ctx: Context, tx: Db, userId: string): Promise<void> {
  for (const renewal of await lockOpenRenewals(tx, userId)) await endRenewal(ctx, tx, renewal)
}

/**
 * Tells the applicant before a charge, and when there will be none. `what` has at most 20
 * characters, and `opens` is the page to which the message leads.
 */
async function tell(
  ctx: Context,
  tx: Db,
  { id, userId, proposalId, amountFen, dueOn }: Renewal,
  event: string,
  what: string,
  opens: 'POLICIES' | 'RENEWAL' = 'POLICIES',
): Promise<void> {
  await queueMessage(ctx, tx, {
    userId,
    topic: 'RENEWAL',
    event: `${id} ${event}`,
    payload: { proposalId, amountFen, dueOn, what, opens },
  })
}

export const tellCharge = (ctx: Context, tx: Db, renewal: Renewal) =>
  tell(ctx, tx, renewal, 'NOTICE', '将自动扣费，可在保单页关闭')

export const tellEnd = (ctx: Context, tx: Db, renewal: Renewal, why: string) =>
  tell(ctx, tx, renewal, 'END', why)

const CHANGED = {
  PRODUCT: '续保产品有变化，未扣费，请确认',
  DOCUMENTS: '续保条款有变化，未扣费，请确认',
}

/** Tells that the renewal would have other terms, and leads to the page that shows what changes. */
export const tellOtherTerms = (
  ctx: Context,
  tx: Db,
  renewal: Renewal,
  change: keyof typeof CHANGED,
) => tell(ctx, tx, renewal, 'END', CHANGED[change], 'RENEWAL')
