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

/** Does the same as ../transition/transition.ts, with the state tables of rewards. */
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

/**
 * Moves a reward along its state table and writes the transition. No other function writes its
 * status. False when the table does not allow this event.
 */
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

/** Moves a withdrawal in the same way. */
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
