import * as v from 'valibot'
import { defineCall } from './call'
import { id, payType } from './fields'
import { createPayOrder, getPayStatus } from './pay'
import { payAbout, payToken } from './pay-note'

/**
 * Paying without a login. A caller with the token that the applicant issued may pay that one order
 * and sees of it what a payer has to know, names as masks (specification section 7, open variants).
 */
const prefix = '/rpc/city-insur-pay/'
const { payOrderId, payStatus, errorMessage, extra, amountFen, expireAt, payParams } =
  createPayOrder.response.entries
const told = { payOrderId, payStatus, errorMessage, extra }

export const createOpenPayOrder = defineCall({
  cmd: 'createPayOrderOpen',
  prefix,
  access: 'visitor',
  idempotent: true,
  share: 0.1,
  summary: 'Opens the pay order of a note for who holds it, on a cashier page; no login is needed.',
  request: v.strictObject({
    payToken,
    version: v.literal(3),
    payType,
    /** Nobody's openid is known here, so WeChat's sheet cannot open. */
    tradeType: v.optional(v.picklist(['H5', 'NATIVE']), 'H5'),
  }),
  response: v.object({
    ...told,
    amountFen,
    expireAt,
    payParams,
    /** An older gateway omits it. */
    about: v.optional(payAbout),
  }),
  errors: createPayOrder.errors,
})

export const getOpenPayStatus = defineCall({
  cmd: 'queryPayStatusOpen',
  prefix,
  access: 'visitor',
  share: 0.3,
  summary: 'How the pay order of a note stands, for who holds it.',
  request: v.strictObject({ payToken, payOrderId: id }),
  response: v.object(told),
  errors: getPayStatus.errors,
})

export const openPayCalls = {
  createOpenPayOrder,
  getOpenPayStatus,
}
