import type * as v from 'valibot'
import { fail, ok, type Result } from '@/domain/base/result'
import { clockText } from '@/domain/time/calendar'
import type { Http } from '../http'
import { readJson } from '../json'
import type {
  NotificationCode,
  Notification,
  PayCode,
  PayProvider,
  RawMessage,
  ProviderAnswer,
} from '../payments/port'
import { signedHeaders, verifySigned, type HostedKey } from './signature'
import {
  billAnswer,
  closedAnswer,
  errorAnswer,
  notice,
  placedAnswer,
  refund,
  toRefund,
  toTrade,
  trade,
} from './wire'

export type HostedPayOptions = HostedKey & {
  /** Our merchant id at this provider. */
  merchantId: string
  /** Without a trailing slash. */
  baseUrl: string
  http: Http
  /** ms since 1970 */
  now: () => number
}

/** Every answer names its merchant and its order or refund. */
type Ours = { merchantId: string; outTradeNo?: string; outRefundNo?: string }

/**
 * A provider with its own cashier page. It speaks the protocol that we define for such services;
 * PA_PAY and BANK_PAY differ only in their settings.
 */
export function createHostedPay(options: HostedPayOptions): PayProvider {
  const { merchantId } = options

  async function ask<S extends v.GenericSchema<unknown, Ours>>(
    path: string,
    asked: { outTradeNo?: string; outRefundNo?: string; [field: string]: unknown },
    schema: S,
  ): Promise<ProviderAnswer<v.InferOutput<S>>> {
    const answer = await exchange(options, path, { merchantId, ...asked })
    if (!answer.ok) return answer
    const reply = readJson(schema, answer.value)
    if (reply === undefined) return fail('UNKNOWN')
    const { outTradeNo = asked.outTradeNo, outRefundNo = asked.outRefundNo } = reply
    const ours =
      reply.merchantId === merchantId &&
      (asked.outTradeNo === undefined || outTradeNo === asked.outTradeNo) &&
      (asked.outRefundNo === undefined || outRefundNo === asked.outRefundNo)
    return ours ? ok(reply) : fail('FORGED')
  }

  return {
    place: async ({ expireAt, clientIp: _, payer: __, ...order }) => {
      const content = { ...order, expireAt: clockText(expireAt) }
      const placed = await ask('/orders', content, placedAnswer)
      return placed.ok ? ok({ kind: 'redirect', url: placed.value.cashierUrl }) : placed
    },
    queryByOutTradeNo: async (outTradeNo) => {
      const reply = await ask('/orders/query', { outTradeNo }, trade)
      return reply.ok ? ok(toTrade(reply.value)) : reply
    },
    queryPayment: async (payment) => {
      const reply = await ask('/orders/query', payment, trade)
      if (!reply.ok) return reply
      return reply.value.transactionId === payment.transactionId
        ? ok(toTrade(reply.value))
        : fail('FORGED')
    },
    close: async (outTradeNo) => {
      const reply = await ask('/orders/close', { outTradeNo }, closedAnswer)
      return reply.ok ? ok(null) : reply
    },
    refund: async (wanted) => {
      const reply = await ask('/refunds', wanted, refund)
      return reply.ok ? ok(toRefund(reply.value)) : reply
    },
    queryRefund: async (outRefundNo, outTradeNo) => {
      const reply = await ask('/refunds/query', { outRefundNo, outTradeNo }, refund)
      return reply.ok ? ok(toRefund(reply.value)) : reply
    },
    tradeBill: async (day) => {
      const reply = await ask('/bills', { day }, billAnswer)
      if (!reply.ok) return reply
      const { payments, refunds } = reply.value
      return reply.value.day === day ? ok({ payments, refunds }) : fail('FORGED')
    },
    parseNotification: (message) => readNotice(options, message),
  }
}

const codes: Readonly<Record<string, PayCode>> = {
  ORDER_NOT_FOUND: 'ORDER_NOT_FOUND',
  ORDER_CLOSED: 'ORDER_CLOSED',
  ORDER_PAID: 'ORDER_PAID',
  OUT_TRADE_NO_USED: 'OUT_TRADE_NO_USED',
  REFUND_NOT_FOUND: 'REFUND_NOT_FOUND',
  BILL_NOT_READY: 'BILL_NOT_READY',
  NOT_ENOUGH: 'NOT_ENOUGH',
  ACCOUNT_ABNORMAL: 'ACCOUNT_ABNORMAL',
  RATE_LIMITED: 'RATE_LIMITED',
  '999': 'MAINTENANCE',
}

/**
 * Sends one signed request. An answer without a valid signature proves nothing, neither success nor
 * refusal.
 */
async function exchange(
  options: HostedPayOptions,
  path: string,
  content: object,
): Promise<ProviderAnswer<string>> {
  const { baseUrl, http, now } = options
  const body = JSON.stringify(content)
  const headers = { 'content-type': 'application/json', ...signedHeaders(options, body, now()) }
  const sent = await http({ method: 'POST', url: `${baseUrl}${path}`, headers, body })
  if (!sent.ok) return sent
  const { status, body: reply } = sent.value
  const isSigned = verifySigned(options, sent.value.headers, reply, now()).ok
  if (status === 200) return isSigned ? ok(reply) : fail('FORGED')
  if (!isSigned || status < 400 || status >= 500) return fail('UNKNOWN')
  const { code = '', message } = readJson(errorAnswer, reply) ?? {}
  return { ok: false, code: codes[code] ?? 'REFUSED', ...(message && { said: message }) }
}

function readNotice(
  options: HostedPayOptions,
  { headers, rawBody }: RawMessage,
): Result<Notification, NotificationCode> {
  const signed = verifySigned(options, headers, rawBody, options.now())
  if (!signed.ok) return signed
  const reply = readJson(notice, rawBody)
  if (!reply) return fail('MALFORMED')
  const { merchantId } = reply.kind === 'trade' ? reply.trade : reply.refund
  if (merchantId !== options.merchantId) return fail('WRONG_MERCHANT')
  return reply.kind === 'trade'
    ? ok({ id: reply.id, kind: 'trade', trade: toTrade(reply.trade) })
    : ok({ id: reply.id, kind: 'refund', refund: toRefund(reply.refund) })
}
