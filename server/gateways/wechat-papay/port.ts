import type { Result } from '@/domain/base/result'
import type { Day } from '@/domain/time/day'
import type { PayCode } from '../payments/port'

/**
 * WeChat Pay's charging by agreement for insurers (委托代扣 v3, insurance): somebody signs once, the
 * charge is announced with just its amount, then made on its day. There is one period a contract.
 */
export interface AutoDeduct {
  /** Where the person signs, within ten minutes. A number is used up even when nobody signs. */
  sign(contract: NewContract, signer: Signer): Promise<Result<SigningPlace, PayCode>>
  query(outContractCode: string): Promise<Result<Contract, PayCode>>
  /** At once; again it changes nothing. */
  terminate(outContractCode: string, why: string): Promise<Result<null, PayCode>>
  /** Amounts only ever go down. */
  lower(contractId: string, amountFen: number, dueOn: Day): Promise<Result<null, PayCode>>
  /** Announces the charge; WeChat tells the person too. The day is the first it may be made on. */
  schedule(contractId: string, amountFen: number): Promise<Result<{ deductFrom: Day }, PayCode>>
  /** Asks for exactly what was scheduled; how it ends is told and queried as of any order. */
  deduct(charge: Charge): Promise<Result<null, PayCode>>
}

/** In a browser WeChat asks who it is; inside WeChat it wants to be told. */
export type Signer =
  | { place: 'BROWSER' }
  | { place: 'OFFICIAL_ACCOUNT' | 'MINI_PROGRAM'; appid: string; openid: string }

/** A page to leave for, or another mini-program to open with this data. */
export type SigningPlace =
  | { kind: 'redirect'; url: string }
  | { kind: 'miniProgram'; appId: string; path: string; extraData: Record<string, string> }

export interface NewContract {
  outContractCode: string
  /** As WeChat shows it: masked, `多人保单-**明等` for a family. */
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
