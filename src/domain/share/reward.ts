import type { StatesOf } from '../base/state-table'

/**
 * State tables of a sharing reward and its withdrawal. A move that is not in them is impossible.
 * They are separate from those of orders (../order/states), which the first pages load.
 */
const reward = {
  // The friend has bought, but the coverage period has not begun.
  PENDING: { earn: 'EARNED', drop: 'DROPPED' },
  EARNED: { clawBack: 'TAKEN_BACK' },
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

/**
 * A reward for sharing a product, as the product's file defines it. The interval includes its
 * start, not its end.
 */
export interface Sharing {
  /** The reward for each friend whose policy is in force, in fen. */
  rewardFen: number
  startAt: string
  endAt: string
}

/** Whether a purchase at this instant (ms) is rewarded. */
export const isRewarded = ({ startAt, endAt }: Sharing, at: number): boolean =>
  Date.parse(startAt) <= at && at < Date.parse(endAt)

/**
 * Limits of one withdrawal, in fen. WeChat Pay allows 0.1 to 200 yuan in one transfer (v3,
 * transfer-bills) unless a merchant agreed on more. Less than one yuan is not worth a transfer.
 */
export const LEAST_WITHDRAWAL_FEN = 100
const MOST_WITHDRAWAL_FEN = 20_000
/** Withdrawals that one person may begin on one day. Failed ones do not count. */
const MOST_A_DAY = 3

/** The part of a balance (fen) that one withdrawal can take. It may be below the minimum. */
export const withdrawableFen = (balanceFen: number): number =>
  Math.max(0, Math.min(balanceFen, MOST_WITHDRAWAL_FEN))

export type WithdrawalFault = 'AMOUNT' | 'BALANCE' | 'DAY'

/** Why a withdrawal (fen) is refused now; undefined when it is allowed. */
export function withdrawalFault({
  amountFen,
  balanceFen,
  begunToday,
}: {
  amountFen: number
  balanceFen: number
  begunToday: number
}): WithdrawalFault | undefined {
  if (amountFen < LEAST_WITHDRAWAL_FEN || amountFen > MOST_WITHDRAWAL_FEN) return 'AMOUNT'
  if (amountFen > balanceFen) return 'BALANCE'
  return begunToday < MOST_A_DAY ? undefined : 'DAY'
}
