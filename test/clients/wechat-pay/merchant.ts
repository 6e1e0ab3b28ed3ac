import type { IncomingHttpHeaders } from 'node:http'

/** Functions of a merchant. Each client library implements them in its own way. */

export type Settings = {
  mchid: string
  appid: string
  serial: string
  privateKey: string
  apiV3Key: string
  /** Keys by serial: the platform certificate's key, the public key, or both. */
  platformKeys: Readonly<Record<string, string>>
  /** Serial of the key in each request, with which WeChat Pay then signs its answer. */
  answersBy?: string
}

export type Answer = { status: number; data: unknown }
export type Notice = { headers: IncomingHttpHeaders; body: string }
export type Sealed = { ciphertext: string; nonce: string; associated_data: string }
export type PayParams = {
  timeStamp: string
  nonceStr: string
  package: string
  signType: string
  paySign: string
}
type Body = Record<string, unknown>

export type Merchant = {
  jsapi: (order: Body) => Promise<Answer>
  h5: (order: Body) => Promise<Answer>
  queryByOutTradeNo: (outTradeNo: string) => Promise<Answer>
  queryByTransactionId: (transactionId: string) => Promise<Answer>
  close: (outTradeNo: string) => Promise<Answer>
  refund: (refund: Body) => Promise<Answer>
  queryRefund: (outRefundNo: string) => Promise<Answer>
  tradeBill: (query: Record<string, string>) => Promise<Answer>
  fundFlowBill: (query: Record<string, string>) => Promise<Answer>
  /** The bytes at the `download_url` of a bill. */
  download: (address: string) => Promise<Buffer>
  /** PEM certificates by serial, which the client decrypts from the sealed list. */
  certificates: () => Promise<Record<string, string>>
  /** Whether the client accepts a notification as WeChat Pay's. It may also throw. */
  isGenuine: (notice: Notice) => Promise<boolean>
  /** Decrypts the sealed part of a notification. It may also throw. */
  open: (sealed: Sealed) => unknown
  /** The parameters of wx.requestPayment for an order that was just made. */
  payParams: (created: Answer) => PayParams
  encrypt: (text: string, publicKey: string) => string
  transfer: (bill: Body) => Promise<Answer>
  queryTransfer: (outBillNo: string) => Promise<Answer>
  cancelTransfer: (outBillNo: string) => Promise<Answer>
  signContract: (entry: 'h5' | 'jsapi', contract: Body) => Promise<Answer>
  queryContract: (planId: number, code: string) => Promise<Answer>
  terminateContract: (planId: number, code: string) => Promise<Answer>
  combine: (way: 'jsapi' | 'h5' | 'native' | 'app', order: Body) => Promise<Answer>
  queryCombined: (combineOutTradeNo: string) => Promise<Answer>
  closeCombined: (combineOutTradeNo: string, parts: Body[]) => Promise<Answer>
  addReceiver: (receiver: Body) => Promise<Answer>
  deleteReceiver: (receiver: Body) => Promise<Answer>
  shareProfit: (sharing: Body) => Promise<Answer>
  queryShare: (transactionId: string, outOrderNo: string) => Promise<Answer>
  unfreeze: (sharing: Body) => Promise<Answer>
  unsplit: (transactionId: string) => Promise<Answer>
  returnShare: (sharingReturn: Body) => Promise<Answer>
  queryReturn: (outReturnNo: string, outOrderNo: string) => Promise<Answer>
}

export type ClientLibrary = {
  name: string
  open: (settings: Settings) => Merchant
}
