import { openRenewalStates } from '@/domain/payment/order-states'
import type { WritePaid } from '../../context/consequences'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import { addMessage } from '../message/repo'
import { moveRenewal } from './move'
import { lockOpenRenewals, lockRenewalOf, type Renewal } from './repo'

/**
 * Ends it here; a job ends it at WeChat Pay right after, and closes a charge that was asked for. It
 * renews once: with the payment of its order it is over, too. Undefined when it was over before.
 */
export function endRenewal(
  ctx: Context,
  tx: Db,
  renewal: Renewal,
  event: 'end' | 'lapse' | 'renew' = 'end',
): Promise<Renewal | undefined> {
  const endDueAt = ctx.clock.now()
  return moveRenewal(ctx, tx, renewal, event, { nextAt: null, endDueAt })
}

/** The order that renews was paid: it renews once, and is over with this payment. */
export async function renewalPaid(
  ctx: Context,
  tx: Db,
  { renews }: { renews: string | null },
): Promise<WritePaid | undefined> {
  const renewal = renews === null ? undefined : await lockRenewalOf(tx, renews)
  return renewal && (async () => void (await endRenewal(ctx, tx, renewal, 'renew')))
}

/** What it was to go on from has ended: nothing is renewed. */
export async function endRenewalOf(ctx: Context, tx: Db, proposalId: string): Promise<void> {
  const renewal = await lockRenewalOf(tx, proposalId)
  if (renewal && openRenewalStates.includes(renewal.status)) await endRenewal(ctx, tx, renewal)
}

/** Whoever takes back a consent, or leaves, is not charged a year later. */
export async function endRenewalsOf(ctx: Context, tx: Db, userId: string): Promise<void> {
  for (const renewal of await lockOpenRenewals(tx, userId)) await endRenewal(ctx, tx, renewal)
}

/** Told to who agreed: before the charge, and when there will be none. `what` has at most 20 characters. */
async function tell(
  ctx: Context,
  tx: Db,
  { id, userId, proposalId, amountFen, dueOn }: Renewal,
  event: string,
  what: string,
): Promise<void> {
  const createdAt = ctx.clock.now()
  await addMessage(tx, {
    id: ctx.ids.next(),
    userId,
    topic: 'RENEWAL',
    dedupeKey: `RENEWAL ${id} ${event}`,
    payload: { proposalId, amountFen, dueOn, what },
    createdAt,
    nextTryAt: createdAt,
  })
}

export const tellCharge = (ctx: Context, tx: Db, renewal: Renewal) =>
  tell(ctx, tx, renewal, 'NOTICE', '将自动扣费，可在保单页关闭')

export const tellEnd = (ctx: Context, tx: Db, renewal: Renewal, why: string) =>
  tell(ctx, tx, renewal, 'END', why)
