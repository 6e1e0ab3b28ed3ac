/**
 * What may be withdrawn of a reward at once, fen. WeChat Pay takes 0.1 to 200 yuan in one transfer
 * (v3, transfer-bills) unless a merchant agreed on more; less than one yuan is not worth a transfer.
 */
export const LEAST_WITHDRAWAL_FEN = 100
const MOST_WITHDRAWAL_FEN = 20_000
/** Withdrawals of one person begun on one day, but for those that failed. */
const MOST_A_DAY = 3

/** Of this balance at once; it may be below the least. */
export const withdrawableFen = (balanceFen: number): number =>
  Math.max(0, Math.min(balanceFen, MOST_WITHDRAWAL_FEN))

export type WithdrawalFault = 'AMOUNT' | 'BALANCE' | 'DAY'

/** Why this is not paid out now, or nothing. */
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
