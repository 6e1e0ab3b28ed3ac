import * as v from 'valibot'
import { fail, ok, type Result } from '@/domain/base/result'
import type { PayCode, PayProvider, Refund } from '../payments/port'
import { fetchBill } from './bill'
import { exchange, signed } from './exchange'
import { readNotice } from './notification'
import type { AllInPay, AllInPayOptions } from './options'
import { ALLINPAY_ID, signer, verifier, type Fields } from './signature'
import { isAbsent, refundStatus, toTrade, tranx } from './wire'

const MINUTE_MS = 60_000
/** The longest time that the cashier accepts an order, in minutes. */
const LONGEST = 1440

/**
 * AllInPay (收银宝) over HTTP. The applicant's browser takes the signed order to the cashier, so
 * AllInPay does not know the order before. Refunds are separate trades there, and no notification
 * is sent for them.
 */
export function createAllInPay(given: AllInPayOptions): PayProvider {
  const { signType, privateKeyPem, publicKeyPem, appid } = given
  const options: AllInPay = {
    ...given,
    sign: signer({ signType, pem: privateKeyPem, id: appid }),
    verify: verifier({ signType, pem: publicKeyPem, id: ALLINPAY_ID }),
  }
  /**
   * Asks about one trade. The answer must be about the same trade, otherwise it counts as FORGED.
   */
  const ask = async (path: string, fields: Fields, version?: '12') => {
    const answer = await exchange(options, path, fields, version)
    if (!answer.ok) return answer
    const reply = v.safeParse(tranx, answer.value)
    if (!reply.success) return fail('UNKNOWN')
    const { reqsn } = reply.output
    const forged = reqsn !== undefined && fields.reqsn !== undefined && reqsn !== fields.reqsn
    return forged ? fail('FORGED') : ok(reply.output)
  }

  return {
    place: async (order) => {
      const fields = signed(options, '12', {
        trxamt: String(order.amountFen),
        reqsn: order.outTradeNo,
        charset: 'UTF-8',
        body: order.description,
        validtime: String(minutesUntil(order.expireAt, options.now())),
        returl: order.returnUrl,
        notify_url: order.notifyUrl,
      })
      const url = new URL(`${options.cashierUrl}/apiweb/h5unionpay/unionorder`)
      url.search = new URLSearchParams(fields).toString()
      return ok({ kind: 'redirect', url: url.href })
    },

    queryByOutTradeNo: async (outTradeNo) => {
      const reply = await ask('/apiweb/tranx/query', { reqsn: outTradeNo })
      if (!reply.ok) return reply
      return isAbsent(reply.value) ? fail('ORDER_NOT_FOUND') : ok(toTrade(outTradeNo, reply.value))
    },

    queryPayment: async ({ outTradeNo, transactionId }) => {
      const reply = await ask('/apiweb/tranx/query', { trxid: transactionId })
      if (!reply.ok) return reply
      if (isAbsent(reply.value)) return fail('ORDER_NOT_FOUND')
      const { reqsn, trxid } = reply.value
      return reqsn === outTradeNo && trxid === transactionId
        ? ok(toTrade(outTradeNo, reply.value))
        : fail('FORGED')
    },

    close: async (outTradeNo) => {
      const reply = await ask('/apiweb/tranx/close', { oldreqsn: outTradeNo }, '12')
      if (!reply.ok) return reply
      if (isAbsent(reply.value)) return fail('ORDER_NOT_FOUND')
      return closed.includes(reply.value.trxstatus) ? ok(null) : fail('ORDER_PAID')
    },

    refund: async ({ outTradeNo, transactionId, outRefundNo, refundFen, reason = '' }) => {
      const reply = await ask('/apiweb/tranx/refund', {
        trxamt: String(refundFen),
        reqsn: outRefundNo,
        remark: reason,
        ...(transactionId === undefined ? { oldreqsn: outTradeNo } : { oldtrxid: transactionId }),
      })
      return readRefund(reply, { outTradeNo, outRefundNo, refundFen })
    },

    queryRefund: async (outRefundNo, outTradeNo) => {
      const reply = await ask('/apiweb/tranx/query', { reqsn: outRefundNo })
      if (reply.ok && reply.value.trxamt === undefined && !isAbsent(reply.value))
        return fail('UNKNOWN')
      return readRefund(reply, { outTradeNo, outRefundNo })
    },

    tradeBill: (day) => fetchBill(options, day),

    parseNotification: ({ rawBody }) => readNotice(options, rawBody),
  }
}

const closed: readonly string[] = ['0000', 'CLOSED']

const minutesUntil = (at: number, now: number): number =>
  Math.min(LONGEST, Math.max(1, Math.floor((at - now) / MINUTE_MS)))

function readRefund(
  reply: Result<v.InferOutput<typeof tranx>, PayCode>,
  asked: { outTradeNo: string; outRefundNo: string; refundFen?: number },
): Result<Refund, PayCode> {
  if (!reply.ok) return reply
  if (isAbsent(reply.value)) return fail('REFUND_NOT_FOUND')
  const { trxid = '', trxamt = 0, fintime } = reply.value
  const status = refundStatus(reply.value)
  return ok({
    refundFen: trxamt,
    ...asked,
    refundId: trxid,
    status,
    ...(status === 'SUCCESS' && { refundedAt: fintime }),
  })
}
