import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { wechatPersonErrors } from '@/copy/errors/wechat-person-errors'
import { withdrawalFault } from '@/domain/share/reward'
import { dayOf, startOfDayMs } from '@/domain/time/day'
import { refuse, refuseField, type Answer, type Refusal } from '../context/answer'
import type { Context, User } from '../context/context'
import { ownerOf } from '../context/keys'
import type { Db } from '../db/client'
import { payerOf, payingApp } from '../records/account/payer'
import { loadUser } from '../records/account/user-repo'
import type { OpenUser } from '../records/idempotency/idempotency'
import { addRewardEntry, lockBalance } from '../records/share/balance'
import { ownBalance } from '../records/share/own-balance'
import { addWithdrawal, countBegunSince } from '../records/share/withdrawal-repo'
import { isProven } from './own-purchase'
import { clawBackOwnRewards } from './reward'

/**
 * Starts a withdrawal: balance, ledger and withdrawal are written in one transaction, one
 * withdrawal of a user at a time. A job then sends it to WeChat under the number written here, so
 * it is sent only once. Only verified users may withdraw, and rewards from their own purchases are
 * taken back first. Refuses with PAY_TYPE_UNAVAILABLE, PAYER_UNKNOWN, REALNAME_REQUIRED, or
 * BAD_REQUEST and the limit (AMOUNT, BALANCE, DAY).
 */
export async function withdraw(
  ctx: Context,
  tx: Db,
  user: OpenUser,
  { amountFen }: RequestOf<typeof calls.withdraw>,
): Promise<Answer<ResponseOf<typeof calls.withdraw>>> {
  if (!ctx.gateways.transfers)
    return refuse('PAY_TYPE_UNAVAILABLE', { message: wechatPersonErrors.noWithdrawal })
  // WeChat pays out on a page of the app that sent the transfer: the one that the user has open.
  const appId = payingApp(ctx, user, 'JSAPI')
  const payee = await payerOf({ ...ctx, db: tx }, user, appId)
  if (!payee) return refuse('PAYER_UNKNOWN', { message: wechatPersonErrors.unknownPayee })
  const { id: userId } = user
  const account = await loadUser(tx, userId)
  if (!isProven(account)) return refuse('REALNAME_REQUIRED')
  await clawBackOwnRewards(ctx, tx, account)
  await lockBalance(tx, userId)
  const now = ctx.clock.now()
  const fault = withdrawalFault({
    amountFen,
    balanceFen: await ownBalance(ctx, tx, account),
    begunToday: await countBegunSince(tx, userId, startOfDayMs(dayOf(now))),
  })
  if (fault) return refuseField('BAD_REQUEST', 'amountFen', fault)
  const id = ctx.ids.next()
  await addWithdrawal(tx, user, {
    ...{ id, amountFen, appId },
    outBillNo: `W${id}`,
    status: 'REQUESTED',
    // The field's name is older than withdrawals in the mini-program. `appId` says whose openid it is.
    openIdSealed: ctx.keys.seal(payee.openid, ownerOf(userId), 'oaOpenId'),
    createdAt: now,
    nextTryAt: now,
  })
  await addRewardEntry(ctx, tx, { kind: 'WITHDRAW', userId, reference: id, amountFen })
  return { ok: true, value: { withdrawalId: id, amountFen } }
}

/**
 * A refusal rolls back the rewards that were taken back with it. They are taken back again in a
 * transaction of their own.
 */
export async function clawBackAfterRefusal(
  ctx: Context,
  user: User,
  _data: RequestOf<typeof calls.withdraw>,
  refused: Refusal,
): Promise<Refusal> {
  if (refused.code === 'BAD_REQUEST')
    await ctx.db.transaction(async (tx) => clawBackOwnRewards(ctx, tx, await loadUser(tx, user.id)))
  return refused
}
