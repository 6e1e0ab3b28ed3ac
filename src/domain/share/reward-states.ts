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

export type RewardMachine = keyof typeof rewardMachines
type Table<M extends RewardMachine> = (typeof rewardMachines)[M]
export type RewardStateOf<M extends RewardMachine> = Extract<keyof Table<M>, string>
export type RewardEventOf<M extends RewardMachine> = {
  [S in RewardStateOf<M>]: Extract<keyof Table<M>[S], string>
}[RewardStateOf<M>]

export type RewardState = RewardStateOf<'reward'>
export type WithdrawalState = RewardStateOf<'withdrawal'>

export const rewardStates = ['PENDING', 'EARNED', 'DROPPED', 'TAKEN_BACK'] as const
export const withdrawalStates = ['REQUESTED', 'PROCESSING', 'PAID', 'FAILED'] as const

const tables: Record<string, Record<string, Record<string, string>>> = rewardMachines

/** Answers the next state; undefined when the table has no such move. */
export const nextRewardState = <M extends RewardMachine>(
  machine: M,
  from: RewardStateOf<M>,
  event: RewardEventOf<M>,
): RewardStateOf<M> | undefined =>
  // The table holds states of this machine only.
  tables[machine]?.[from]?.[event] as RewardStateOf<M> | undefined
