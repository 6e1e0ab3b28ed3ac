import {
  nextRewardState,
  type RewardEventOf,
  type RewardMachine,
  type RewardStateOf,
} from '@/domain/share/reward-states'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import { addTransition } from '../transition/repo'
import { updateReward, type Reward } from './reward-repo'
import { updateWithdrawal, type Withdrawal } from './withdrawal-repo'

interface Step<M extends RewardMachine> {
  machine: M
  entityId: string
  from: RewardStateOf<M>
  event: RewardEventOf<M>
}

/** As ../transition/transition.ts, by the tables of rewards. */
async function moveOn<M extends RewardMachine>(
  ctx: Context,
  tx: Db,
  { machine, entityId, from, event }: Step<M>,
  write: (status: RewardStateOf<M>) => Promise<unknown>,
): Promise<RewardStateOf<M> | undefined> {
  const toState = nextRewardState(machine, from, event)
  if (!toState) return undefined
  const id = ctx.ids.next()
  const at = ctx.clock.now()
  await addTransition(tx, { id, machine, entityId, event, fromState: from, toState, at })
  await write(toState)
  return toState
}

/** The only place where its status is written; false when the table has no such move. */
export async function moveReward(
  ctx: Context,
  tx: Db,
  { id: entityId, status: from }: Reward,
  event: RewardEventOf<'reward'>,
): Promise<boolean> {
  const step = { machine: 'reward', entityId, from, event } as const
  const status = await moveOn(ctx, tx, step, (status) => updateReward(tx, entityId, { status }))
  return status !== undefined
}

/** The same for a withdrawal. */
export async function moveWithdrawal(
  ctx: Context,
  tx: Db,
  { id: entityId, status: from }: Withdrawal,
  event: RewardEventOf<'withdrawal'>,
  change: Partial<Withdrawal>,
): Promise<boolean> {
  const step = { machine: 'withdrawal', entityId, from, event } as const
  const status = await moveOn(ctx, tx, step, (status) =>
    updateWithdrawal(tx, entityId, { ...change, status }),
  )
  return status !== undefined
}
