import * as v from 'valibot'
import { payStatuses, type PayStatus } from '@/domain/payment/pay-status'
import { payPlaces, tradeTypes } from '@/domain/payment/pay-type'
import { defineCall, type ResponseOf } from './call'
import { fen, id, instant, payType } from './fields'
import { shownPayment } from './page-info'
import { shownUnderwriting } from './underwriting'
import { wording } from './wording'

const prefix = '/rpc/city-insur-pay/'

export const payStatus = v.picklist(payStatuses)
export type { PayStatus }

/** Pay-order result (specification section 3): what went wrong is in `errorMessage` and `extra`. */
const payResult = {
  payOrderId: id,
  proposalId: id,
  payStatus,
  errorMessage: v.optional(v.string(), ''),
  /** `code` 999: the provider is under maintenance, in the words of `codeMsg`. */
  extra: v.optional(
    v.object({
      code: v.optional(v.union([v.string(), v.number()])),
      codeMsg: v.optional(v.string()),
    }),
  ),
  itemList: v.optional(v.array(v.object({ itemStatus: v.string(), errorMsg: v.string() }))),
}

/** How to pay: by leaving for the cashier's page, or by wx.requestPayment with these parameters. */
export const payParams = v.variant('kind', [
  v.object({ kind: v.literal('redirect'), url: v.string() }),
  v.object({
    kind: v.literal('wxpay'),
    timeStamp: v.string(),
    nonceStr: v.string(),
    package: v.string(),
    signType: v.literal('RSA'),
    paySign: v.string(),
  }),
])
export type PayParams = v.InferOutput<typeof payParams>

export const createPayOrder = defineCall({
  cmd: 'createPayOrderToc',
  prefix,
  access: 'user',
  idempotent: true,
  summary:
    'Opens the pay order of a confirmed proposal; while one is open, answers that one. PAID_FAIL, EXPIRED and CANCEL with an empty `payOrderId` say that none could be made.',
  request: v.strictObject({
    proposalId: id,
    version: v.literal(3),
    payType: v.optional(payType, 'WC_PAY'),
    /** As the way on offer says it. */
    intentPayType: v.optional(payType),
    /** H5 pays on a cashier page, JSAPI inside WeChat by wx.requestPayment. */
    tradeType: v.picklist(tradeTypes),
  }),
  response: v.object({
    ...payResult,
    /**
     * Of the order that was opened; empty where none could be made, as `payStatus` says. Releases that
     * took no empty one read an order that could not be made.
     */
    payOrderId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/)), ''),
    // One that nobody knows here is an order that could not be made (specification section 8).
    payStatus: v.fallback(payStatus, 'PAID_FAIL'),
    amountFen: fen,
    expireAt: instant,
    payParams: v.nullable(payParams),
  }),
  errors: [
    'NOT_FOUND',
    'PROPOSAL_STATE',
    'PROPOSAL_EXPIRED',
    'SALE_CLOSED',
    'TRACE_INCOMPLETE',
    'INSURANT_LIMIT',
    'ALREADY_INSURED',
    'PRICE_CHANGED',
    'TOO_MANY_ORDERS',
    'PAY_TYPE_UNAVAILABLE',
    'PAYER_UNKNOWN',
    'ORDER_ALREADY_PAID',
    'PAY_NO_RETRY',
    'PAY_GATEWAY',
    'MAINTENANCE',
  ],
})

export const getPayStatus = defineCall({
  cmd: 'queryPayStatus',
  prefix,
  access: 'user',
  summary: 'The status of a pay order as the gateway knows it now; asked again while PAYING.',
  request: v.strictObject({ payOrderId: id }),
  response: v.object(payResult),
  errors: ['NOT_FOUND'],
})
export type PayState = ResponseOf<typeof getPayStatus>

export const getCashierOrder = defineCall({
  cmd: 'queryCashierOrderInfo',
  prefix: '/api/c/city-insur-core/',
  access: 'user',
  summary: 'What the cashier page shows: amount, product, expiry, pay types and how to pay.',
  request: v.strictObject({ payOrderId: id }),
  response: v.object({
    ...payResult,
    cityCode: v.string(),
    productCode: v.string(),
    productName: v.string(),
    wording: v.optional(wording, {}),
    insurantNum: v.number(),
    amountFen: fen,
    payType,
    /** Elsewhere it takes an order of its own. */
    placedIn: v.picklist(payPlaces),
    payment: shownPayment,
    /** Told before another way to pay is taken, as it was for this one. */
    underwriting: shownUnderwriting,
    createdAt: instant,
    expireAt: instant,
    payParams: v.nullable(payParams),
  }),
  errors: ['NOT_FOUND'],
})
export type CashierOrder = ResponseOf<typeof getCashierOrder>
