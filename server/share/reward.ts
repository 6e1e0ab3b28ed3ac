import { isRewarded } from '@/domain/share/reward'
import type { WritePaid } from '../context/consequences'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { findUser, type User as Account } from '../records/account/user-repo'
import type { Outcome } from '../records/jobs/job'
import { lockProposal, type Proposal } from '../records/proposal/repo'
import { addRewardEntry, lockBalance } from '../records/share/balance'
import { moveReward } from '../records/share/move'
import {
  addReward,
  earnedBy,
  isInForce,
  lockRewardOf,
  relationOf,
  type Reward,
} from '../records/share/reward-repo'
import { isOwnPurchase, isProven } from './own-purchase'

/** Promises a reward to the sharer of the link, in the transaction of the friend's payment. */
export async function rewardSharer(
  ctx: Context,
  tx: Db,
  proposal: Proposal,
): Promise<WritePaid | undefined> {
  const reward = await rewardFor(ctx, tx, proposal)
  return reward && (async (writes) => void (await addReward(writes, reward)))
}

/**
 * The reward for a friend's payment, by the rule of this day. There is none for a proposal older
 * than the relation to the sharer, and none for the sharer's own purchase under another account.
 */
async function rewardFor(ctx: Context, tx: Db, proposal: Proposal): Promise<Reward | undefined> {
  const { id: proposalId, userId: buyerId, cityCode, productCode } = proposal
  const sharing = ctx.catalogue.product(cityCode, productCode)?.sharing
  const now = ctx.clock.now()
  if (!sharing || !isRewarded(sharing, now)) return undefined
  const relation = await relationOf(tx, { buyerId, cityCode, productCode })
  if (!relation || proposal.createdAt < relation.boundAt) return undefined
  const { sharerId } = relation
  const sharer = await findUser(tx, sharerId)
  if (!sharer || sharer.closedAt !== null) return undefined
  if (await isOwnPurchase(ctx, tx, sharer, { proposalId, buyerId })) return undefined
  return {
    ...{ id: ctx.ids.next(), sharerId, buyerId, proposalId, cityCode, productCode },
    amountFen: sharing.rewardFen,
    status: 'PENDING',
    boughtAt: now,
  }
}

/**
 * Credits the reward to a verified sharer once the friend is covered. A sharer who is not verified
 * keeps it as promised. It is dropped when the sharer's account is closed or the purchase was the
 * sharer's own.
 */
export const earn = (ctx: Context, { proposalId }: Reward): Promise<Outcome> =>
  ctx.db.transaction(async (tx): Promise<Outcome> => {
    // A revocation takes this lock, too.
    await lockProposal(tx, proposalId)
    const reward = await lockRewardOf(tx, proposalId)
    if (!reward || !(await isInForce(tx, proposalId))) return 'DONE'
    const { id: reference, sharerId: userId, amountFen } = reward
    await lockBalance(tx, userId)
    const sharer = await findUser(tx, userId)
    if (!sharer) throw new Error('A reward without its sharer')
    const isNobodys = sharer.closedAt !== null || (await isOwnPurchase(ctx, tx, sharer, reward))
    if (isNobodys) await moveReward(ctx, tx, reward, 'drop')
    else if (isProven(sharer) && (await moveReward(ctx, tx, reward, 'earn')))
      await addRewardEntry(ctx, tx, { kind: 'EARN', userId, reference, amountFen })
    return 'DONE'
  })

/**
 * Takes the reward back when the friend's policies are revoked or refunded, in the same
 * transaction. If it was withdrawn already, the next rewards make up for it.
 */
export async function clawBackReward(ctx: Context, tx: Db, proposalId: string): Promise<void> {
  const reward = await lockRewardOf(tx, proposalId)
  if (!reward) return
  const { id: reference, sharerId: userId, amountFen } = reward
  if (reward.status === 'PENDING') return void (await moveReward(ctx, tx, reward, 'drop'))
  await lockBalance(tx, userId)
  if (await moveReward(ctx, tx, reward, 'clawBack'))
    await addRewardEntry(ctx, tx, { kind: 'TAKE_BACK', userId, reference, amountFen })
}

/**
 * Takes back the rewards that a sharer earned with their own purchases, perhaps before the identity
 * of the account changed. It locks the rewards before the account, as all other code does.
 */
export async function clawBackOwnRewards(ctx: Context, tx: Db, sharer: Account): Promise<void> {
  for (const reward of await earnedBy(tx, sharer.id))
    if (await isOwnPurchase(ctx, tx, sharer, reward))
      await clawBackReward(ctx, tx, reward.proposalId)
}
