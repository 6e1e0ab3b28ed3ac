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
