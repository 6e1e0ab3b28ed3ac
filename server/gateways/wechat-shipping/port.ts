import type { Result } from '@/domain/base/result'

/**
 * Tells WeChat that a payment in the mini-program was fulfilled (小程序发货信息管理). Where WeChat
 * manages the orders of a mini-program, it holds the money back until it knows.
 */
export interface OrderShipping {
  /** The same order again changes nothing here. */
  upload(order: FulfilledOrder): Promise<Result<null, ShippingCode>>
}

export interface FulfilledOrder {
  /** WeChat Pay's number of the payment. */
  transactionId: string
  /** The payer's openid in the mini-program. */
  openid: string
  /** What was bought, at most 120 characters. WeChat shows it to the payer. */
  itemDesc: string
}

export type ShippingCode =
  /** The payment was refunded or is not WeChat's to manage. There is nothing to tell. */
  | 'NOT_SHIPPABLE'
  /** Our request is wrong. A retry does not help. */
  | 'REFUSED'
  | 'RATE_LIMITED'
  | 'UNKNOWN'
