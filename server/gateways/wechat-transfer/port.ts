import type { Result } from '@/domain/base/result'
import type { PayCode } from '../payments/port'

/** WeChat Pay's transfers of a merchant to a person (商家转账, v3). */
export interface Transfers {
  mchid: string
  /** Again under the same number it is the same transfer. Taken on is not paid: ask. */
  send(transfer: NewTransfer): Promise<Result<Transfer, PayCode>>
  query(outBillNo: string): Promise<Result<Transfer, PayCode>>
}

export interface NewTransfer {
  /** At most 32 letters and digits. */
  outBillNo: string
  openid: string
  /** The app that knows the openid; its page alone lets the person take the money. */
  appId: string
  amountFen: number
}

export const transferStates = [
  'ACCEPTED',
  'PROCESSING',
  'WAIT_USER_CONFIRM',
  // As WeChat Pay spells it.
  'TRANSFERING',
  'SUCCESS',
  'FAIL',
  'CANCELING',
  'CANCELLED',
] as const

export interface Transfer {
  state: (typeof transferStates)[number]
  amountFen: number
  /** With WAIT_USER_CONFIRM: what its page is opened with. */
  packageInfo?: string | undefined
}
