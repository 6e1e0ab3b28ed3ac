/** A reward for sharing a product, as its file has it; half open. */
export interface Sharing {
  /** For each friend whose policy is in force. */
  rewardFen: number
  startAt: string
  endAt: string
}

/** Whether a purchase at this instant (ms) is rewarded. */
export const isRewarded = ({ startAt, endAt }: Sharing, at: number): boolean =>
  Date.parse(startAt) <= at && at < Date.parse(endAt)
