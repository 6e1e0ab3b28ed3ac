import { isRewarded } from '@/domain/share/activity'
import { findUser } from '../account/user-repo'
import type { Context } from '../context'
import type { Db } from '../db/client'
import type { Outcome } from '../jobs/job'
import { openOwn } from '../keys'
import { lockProposal, type Proposal } from '../proposal/repo'
import { openPayer } from '../proposal/sealed-people'
import { bookReward, lockBalance } from './balance'
import { moveReward } from './move'
import { isInForce, lockRewardOf, relationOf, type Reward } from './reward-repo'

/**
 * A friend pays: what that brings whoever shared, by the rule of this very day. Nothing for what was begun before the link was opened, and
 * nothing for one's own purchase under another account.
 */
export async function rewardFor(
  ctx: Context,
  tx: Db,
  proposal: Proposal,
): Promise<Reward | undefined> {
  const { id: proposalId, userId: buyerId, cityCode, productCode } = proposal
  const sharing = ctx.catalogue.product(cityCode, productCode)?.sharing
  const now = ctx.clock.now()
  if (!sharing || !isRewarded(sharing, now)) return undefined
  const relation = await relationOf(tx, { buyerId, cityCode, productCode })
  if (!relation || proposal.createdAt < relation.boundAt) return undefined
  const { sharerId } = relation
  const sharer = await findUser(tx, sharerId)
  if (!sharer || sharer.closedAt !== null) return undefined
  const own = openOwn(ctx.keys, sharerId, sharer.credentialNoSealed, 'credentialNo')
  if (openPayer(ctx.keys, proposal.applicantSealed, proposalId).credentialNo === own)
    return undefined
  return {
    ...{ id: ctx.ids.next(), sharerId, buyerId, proposalId, cityCode, productCode },
    amountFen: sharing.rewardFen,
    status: 'PENDING',
    boughtAt: now,
  }
}

/** The friend is covered: the reward is on the balance. */
export const earn = (ctx: Context, { proposalId }: Reward): Promise<Outcome> =>
  ctx.db.transaction(async (tx): Promise<Outcome> => {
    // Who revokes goes by this lock too.
    await lockProposal(tx, proposalId)
    const reward = await lockRewardOf(tx, proposalId)
    if (!reward || !(await isInForce(tx, proposalId))) return 'DONE'
    const { id: reference, sharerId: userId, amountFen } = reward
    await lockBalance(tx, userId)
    if (await moveReward(ctx, tx, reward, 'earn'))
      await bookReward(ctx, tx, { kind: 'EARN', userId, reference, amountFen })
    return 'DONE'
  })

/**
 * The friend's policies have ended for their money: so has the reward, in the same transaction. What
 * was withdrawn already is made up for by the next rewards.
 */
export async function takeBackReward(ctx: Context, tx: Db, proposalId: string): Promise<void> {
  const reward = await lockRewardOf(tx, proposalId)
  if (!reward) return
  const { id: reference, sharerId: userId, amountFen } = reward
  if (reward.status === 'PENDING') return void (await moveReward(ctx, tx, reward, 'drop'))
  await lockBalance(tx, userId)
  if (await moveReward(ctx, tx, reward, 'takeBack'))
    await bookReward(ctx, tx, { kind: 'TAKE_BACK', userId, reference, amountFen })
}
