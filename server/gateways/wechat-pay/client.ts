import { fail, ok, type Result } from '@/domain/base/result'
import { clockText } from '@/domain/time/calendar'
import type { NewOrder, PayCode } from '../payments/port'
import { hashOf, readBill } from './bill'
import { download, exchange, readAnswer, type WechatPayOptions } from './exchange'
import { isOurApp } from './keys'
import { readNotification } from './notification'
import { payParams } from './pay-params'
import type { WechatPay } from './port'
import { sealFor } from './seal'
import {
  billAnswer,
  h5Answer,
  jsapiAnswer,
  nativeAnswer,
  refundAnswer,
  toRefund,
  toTrade,
  tradeAnswer,
} from './wire'

/** WeChat Pay v3 over HTTP. With the sandbox only the keys and `baseUrl` differ. */
export function createWechatPay(options: WechatPayOptions): WechatPay {
  const { keys } = options
  const post = (path: string, content: Record<string, unknown>) =>
    exchange(options, 'POST', path, content)

  /** Asks about a trade. An answer about another one counts as FORGED. */
  const query = async (path: string, asked: { outTradeNo: string; transactionId?: string }) => {
    const queried = `${path}?mchid=${encodeURIComponent(keys.mchid)}`
    const answer = readAnswer(tradeAnswer, await exchange(options, 'GET', queried))
    if (!answer.ok) return answer
    const { mchid, appid, out_trade_no, transaction_id } = answer.value
    const { outTradeNo, transactionId = transaction_id } = asked
    const ours =
      mchid === keys.mchid &&
      isOurApp(keys, appid) &&
      out_trade_no === outTradeNo &&
      transaction_id === transactionId
    return ours ? ok(toTrade(answer.value)) : fail('FORGED')
  }

  return {
    createJsapiOrder: async ({ openid, appid = keys.appid, ...order }) => {
      const content = { ...orderContent(options, order), appid, payer: { openid } }
      const answer = readAnswer(jsapiAnswer, await post('/v3/pay/transactions/jsapi', content))
      if (!answer.ok) return answer
      const prepayId = answer.value.prepay_id
      const moment = { now: options.now(), nonce: options.nonce() }
      const { privateKeyPem } = keys
      return ok({
        prepayId,
        payParams: payParams({ appid, privateKeyPem }, { prepayId, ...moment }),
      })
    },

    createH5Order: async ({ clientIp, returnUrl, ...order }) => {
      const scene = {
        payer_client_ip: clientIp,
        h5_info: { type: 'Wap', app_url: new URL(returnUrl).origin },
      }
      const content = { ...orderContent(options, order), scene_info: scene }
      const answer = readAnswer(h5Answer, await post('/v3/pay/transactions/h5', content))
      if (!answer.ok) return answer
      const h5Url = new URL(answer.value.h5_url)
      h5Url.searchParams.set('redirect_url', returnUrl)
      return ok({ h5Url: h5Url.href })
    },

    createNativeOrder: async (order) => {
      const content = orderContent(options, order)
      const answer = readAnswer(nativeAnswer, await post('/v3/pay/transactions/native', content))
      return answer.ok ? ok({ codeUrl: answer.value.code_url }) : answer
    },

    queryByOutTradeNo: (outTradeNo) => query(orderPath(outTradeNo), { outTradeNo }),

    queryPayment: (payment) =>
      query(`/v3/pay/transactions/id/${encodeURIComponent(payment.transactionId)}`, payment),

    close: async (outTradeNo) => {
      const answer = await post(`${orderPath(outTradeNo)}/close`, { mchid: keys.mchid })
      return answer.ok ? ok(null) : answer
    },

    refund: async (refund) => {
      const content = {
        ...(refund.transactionId === undefined
          ? { out_trade_no: refund.outTradeNo }
          : { transaction_id: refund.transactionId }),
        out_refund_no: refund.outRefundNo,
        reason: refund.reason,
        notify_url: refund.notifyUrl,
        amount: { refund: refund.refundFen, total: refund.totalFen, currency: 'CNY' },
      }
      const answer = await post('/v3/refund/domestic/refunds', content)
      return readRefund(answer, refund.outRefundNo)
    },

    queryRefund: async (outRefundNo) => {
      const path = `/v3/refund/domestic/refunds/${encodeURIComponent(outRefundNo)}`
      return readRefund(await exchange(options, 'GET', path), outRefundNo)
    },

    refundToCard: async ({ refundId, outRefundNo, card }) => {
      const content = {
        out_refund_no: outRefundNo,
        type: 'USER_BANK_CARD',
        bank_type: card.bankType,
        bank_account: sealFor(keys, card.account),
        real_name: sealFor(keys, card.holder),
      }
      const path = `/v3/refund/domestic/refunds/${encodeURIComponent(refundId)}`
      return readRefund(await post(`${path}/apply-abnormal-refund`, content), outRefundNo)
    },

    tradeBill: async (day) => {
      const query = new URLSearchParams({ bill_date: day, bill_type: 'ALL' })
      const path = `/v3/bill/tradebill?${query.toString()}`
      const answer = readAnswer(billAnswer, await exchange(options, 'GET', path))
      if (!answer.ok) return answer.code === 'NO_BILL' ? ok({ payments: [], refunds: [] }) : answer
      const file = await download(options, answer.value.download_url)
      if (!file.ok) return file
      if (hashOf(file.value) !== answer.value.hash_value.toLowerCase()) return fail('FORGED')
      const bill = readBill(file.value)
      return bill ? ok(bill) : fail('UNKNOWN')
    },

    parseNotification: (message) => readNotification(keys, message, options.now()),
  }
}

const orderPath = (outTradeNo: string) =>
  `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`

const orderContent = ({ keys }: WechatPayOptions, order: NewOrder) => ({
  appid: keys.appid,
  mchid: keys.mchid,
  out_trade_no: order.outTradeNo,
  description: order.description,
  // WeChat Pay accepts no fractions of a second.
  time_expire: clockText(order.expireAt),
  notify_url: order.notifyUrl,
  amount: { total: order.amountFen, currency: 'CNY' },
})

function readRefund(answer: Result<string, PayCode>, outRefundNo: string) {
  const refund = readAnswer(refundAnswer, answer)
  if (!refund.ok) return refund
  return refund.value.out_refund_no === outRefundNo
    ? ok(toRefund(refund.value, refund.value.status))
    : fail('FORGED' as const)
}
