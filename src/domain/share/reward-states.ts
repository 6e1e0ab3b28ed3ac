/**
 * The life of a reward for sharing and of its withdrawal, as tables: what is not in them cannot
 * happen. Apart from those of orders (../payment/order-states), which first pages carry.
 */
const reward = {
  // A friend has bought; cover has not begun.
  PENDING: { earn: 'EARNED', drop: 'DROPPED' },
  EARNED: { takeBack: 'TAKEN_BACK' },
  DROPPED: {},
  TAKEN_BACK: {},
} as const

/** What WeChat Pay says at last. */
const ended = { pay: 'PAID', fail: 'FAILED' } as const

const withdrawal = {
  REQUESTED: { accept: 'PROCESSING', ...ended },
  PROCESSING: ended,
  PAID: {},
  // The money is on the balance again.
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

/** The next state; undefined when the table has no such move. */
export const nextRewardState = <M extends RewardMachine>(
  machine: M,
  from: RewardStateOf<M>,
  event: RewardEventOf<M>,
): RewardStateOf<M> | undefined =>
  // The table holds no other states.
  tables[machine]?.[from]?.[event] as RewardStateOf<M> | undefined
