import * as v from 'valibot'
import { payStatuses, type PayStatus } from '@/domain/pay/pay-status'
import { payPlaces, tradeTypes } from '@/domain/pay/pay-type'
import { defineCall, type ResponseOf } from './call'
import { day, fen, id, instant, laterCover, payType } from './fields'
import { shownPayment } from './product'
import { shownUnderwriting } from './shown'
import { wording } from './wording'

const prefix = '/rpc/city-insur-pay/'

export const payStatus = v.picklist(payStatuses)
export type { PayStatus }

/** The result of a pay order. `errorMessage` and `extra` say what failed. */
const payResult = {
  payOrderId: id,
  proposalId: id,
  payStatus,
  errorMessage: v.optional(v.string(), ''),
  /** `code` 999 means that the provider is under maintenance; `codeMsg` says why. */
  extra: v.optional(
    v.object({
      code: v.optional(v.union([v.string(), v.number()])),
      codeMsg: v.optional(v.string()),
    }),
  ),
  itemList: v.optional(v.array(v.object({ itemStatus: v.string(), errorMsg: v.string() }))),
}

/** How to pay: open the cashier's page, show its address as a code, or call wx.requestPayment with these parameters. */
export const payParams = v.variant('kind', [
  v.object({
    kind: v.literal('redirect'),
    url: v.string(),
    /**
     * The address as a QR code, in a data address. It is scanned by the phone of the payer; the
     * browser itself does not open it.
     */
    codeImage: v.exactOptional(v.string()),
  }),
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
    /** The value from the offered payment type. */
    intentPayType: v.optional(payType),
    /** H5 pays on a cashier page, JSAPI inside WeChat by wx.requestPayment, NATIVE by a QR code. */
    tradeType: v.picklist(tradeTypes),
  }),
  response: v.object({
    ...payResult,
    /**
     * Id of the opened pay order; empty if none could be created, as `payStatus` says. Clients of
     * earlier releases refuse an empty id and then treat the order as one that could not be
     * created.
     */
    payOrderId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/)), ''),
    // An unknown status counts as an order that could not be created.
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
    // INSURER_REFUSES: `extra.codeMsg` has a line for each person, with the insurer's reason.
    'INSURER_REFUSES',
    'INSURER_AWAY',
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
    /** Where the pay order was placed. Another place needs its own pay order. */
    placedIn: v.picklist(payPlaces),
    payment: shownPayment,
    /** Shown again before the user changes the payment type. */
    underwriting: shownUnderwriting,
    createdAt: instant,
    expireAt: instant,
    /** An older gateway omits it. */
    effectiveOn: v.exactOptional(day),
    laterCover,
    payParams: v.nullable(payParams),
  }),
  errors: ['NOT_FOUND'],
})
export type CashierOrder = ResponseOf<typeof getCashierOrder>

export const payCalls = {
  createPayOrder,
  getPayStatus,
  getCashierOrder,
}
