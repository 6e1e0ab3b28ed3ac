import type { PayParams } from '@/contract/pay'

export interface ShownCode {
  amountFen: number
  /** Answers whether the outcome is known. */
  onAsk: () => Promise<boolean>
}

/** Pays by a code that a phone scans. The mini-program has WeChat on the phone that shows it. */
export type UsePayCode = () => {
  /** Shows the code of an order; false where the order is paid in another way. */
  show: (params: PayParams, order: ShownCode) => boolean
  /** Closes the code once the outcome is known, and waits until it is gone. */
  close: () => Promise<void>
}
