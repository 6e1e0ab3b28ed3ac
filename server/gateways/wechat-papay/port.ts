import type { Result } from '@/domain/base/result'
import type { Day } from '@/domain/time/day'
import type { PayCode } from '../payments/port'

/**
 * Charging by agreement for insurers at WeChat Pay (委托代扣 v3, insurance). The policyholder signs
 * once. The charge is then scheduled with its exact amount, and made on its day. A contract has one
 * period.
 */
export interface AutoDeduct {
  /**
   * Answers the place where the policyholder signs, within ten minutes. A contract number is used
   * up even if nobody signs.
   */
  sign(contract: NewContract, signer: Signer): Promise<Result<SigningPlace, PayCode>>
  query(outContractCode: string): Promise<Result<Contract, PayCode>>
  /** Takes effect at once. A repeated call changes nothing. */
  terminate(outContractCode: string, why: string): Promise<Result<null, PayCode>>
  /** Lowers the signed amount (fen). WeChat Pay does not raise it. */
  lower(contractId: string, amountFen: number, dueOn: Day): Promise<Result<null, PayCode>>
  /**
   * Schedules the charge; WeChat also tells the policyholder. Answers the first day on which it may
   * be made.
   */
  schedule(contractId: string, amountFen: number): Promise<Result<{ deductFrom: Day }, PayCode>>
  /**
   * Asks for exactly the scheduled amount. The outcome is notified and queried as for any pay
   * order.
   */
  deduct(charge: Charge): Promise<Result<null, PayCode>>
}

/**
 * In a browser WeChat identifies the signer itself. Inside WeChat the caller must name the openid.
 */
export type Signer =
  | { place: 'BROWSER' }
  | { place: 'OFFICIAL_ACCOUNT' | 'MINI_PROGRAM'; appid: string; openid: string }

/** A page to leave for, or another mini-program to open with this data. */
export type SigningPlace =
  | { kind: 'redirect'; url: string }
  | { kind: 'miniProgram'; appId: string; path: string; extraData: Record<string, string> }

export interface NewContract {
  outContractCode: string
  /** The name that WeChat shows: masked, or `多人保单-**明等` for several people. */
  insuredName: string
  amountFen: number
  dueOn: Day
  policyStartOn: Day
  policyEndOn: Day
  returnUrl: string
  notifyUrl: string
}

export interface Contract {
  contractId: string | undefined
  state: 'SIGNED' | 'TERMINATED' | 'SIGN_FAILED' | 'TO_BE_RENEWED' | 'TERMINATE_PENDING'
}

export interface Charge {
  contractId: string
  outTradeNo: string
  description: string
  amountFen: number
  notifyUrl: string
}
