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
