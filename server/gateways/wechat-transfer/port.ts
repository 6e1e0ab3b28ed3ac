import type { Result } from '@/domain/base/result'
import type { PayCode } from '../payments/port'

/** WeChat Pay's transfers from a merchant to a user (商家转账, v3). */
export interface Transfers {
  mchid: string
  /**
   * The same number again gives the same transfer. An accepted transfer is not yet paid; ask with
   * `query`.
   */
  send(transfer: NewTransfer): Promise<Result<Transfer, PayCode>>
  query(outBillNo: string): Promise<Result<Transfer, PayCode>>
}

export interface NewTransfer {
  /** At most 32 letters and digits. */
  outBillNo: string
  openid: string
  /** The app that the openid belongs to. The user can accept the money only in its page. */
  appId: string
  amountFen: number
}

export const transferStates = [
  'ACCEPTED',
  'PROCESSING',
  'WAIT_USER_CONFIRM',
  // This is WeChat Pay's own spelling.
  'TRANSFERING',
  'SUCCESS',
  'FAIL',
  'CANCELING',
  'CANCELLED',
] as const

export interface Transfer {
  state: (typeof transferStates)[number]
  amountFen: number
  /** With WAIT_USER_CONFIRM: the data that opens WeChat's confirmation page. */
  packageInfo?: string | undefined
}
