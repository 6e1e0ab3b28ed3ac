import type { StatesOf } from '../base/state-table'

/**
 * State tables of a sharing reward and its withdrawal. A move that is not in them is impossible.
 * They are separate from those of orders (../payment/order-states), which the first pages load.
 */
const reward = {
  // The friend has bought, but the coverage period has not begun.
  PENDING: { earn: 'EARNED', drop: 'DROPPED' },
  EARNED: { takeBack: 'TAKEN_BACK' },
  DROPPED: {},
  TAKEN_BACK: {},
} as const

/** The final answers of WeChat Pay. */
const ended = { pay: 'PAID', fail: 'FAILED' } as const

const withdrawal = {
  REQUESTED: { accept: 'PROCESSING', ...ended },
  PROCESSING: ended,
  PAID: {},
  // The amount is on the balance again.
  FAILED: {},
} as const

/** State -> event -> next state. */
export const rewardMachines = { reward, withdrawal } as const

export type RewardState = StatesOf<typeof reward>
export type WithdrawalState = StatesOf<typeof withdrawal>

export const rewardStates = ['PENDING', 'EARNED', 'DROPPED', 'TAKEN_BACK'] as const
export const withdrawalStates = ['REQUESTED', 'PROCESSING', 'PAID', 'FAILED'] as const
