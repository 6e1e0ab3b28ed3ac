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
  Told,
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
  ): Promise<Told<v.InferOutput<S>>> {
    const answer = await exchange(options, path, { merchantId, ...asked })
    if (!answer.ok) return answer
    const told = readJson(schema, answer.value)
    if (told === undefined) return fail('UNKNOWN')
    const { outTradeNo = asked.outTradeNo, outRefundNo = asked.outRefundNo } = told
    const ours =
      told.merchantId === merchantId &&
      (asked.outTradeNo === undefined || outTradeNo === asked.outTradeNo) &&
      (asked.outRefundNo === undefined || outRefundNo === asked.outRefundNo)
    return ours ? ok(told) : fail('FORGED')
  }

  return {
    place: async ({ expireAt, clientIp: _, payer: __, ...order }) => {
      const content = { ...order, expireAt: clockText(expireAt) }
      const placed = await ask('/orders', content, placedAnswer)
      return placed.ok ? ok({ kind: 'redirect', url: placed.value.cashierUrl }) : placed
    },
    queryByOutTradeNo: async (outTradeNo) => {
      const told = await ask('/orders/query', { outTradeNo }, trade)
      return told.ok ? ok(toTrade(told.value)) : told
    },
    queryPayment: async (payment) => {
      const told = await ask('/orders/query', payment, trade)
      if (!told.ok) return told
      return told.value.transactionId === payment.transactionId
        ? ok(toTrade(told.value))
        : fail('FORGED')
    },
    close: async (outTradeNo) => {
      const told = await ask('/orders/close', { outTradeNo }, closedAnswer)
      return told.ok ? ok(null) : told
    },
    refund: async (wanted) => {
      const told = await ask('/refunds', wanted, refund)
      return told.ok ? ok(toRefund(told.value)) : told
    },
    queryRefund: async (outRefundNo, outTradeNo) => {
      const told = await ask('/refunds/query', { outRefundNo, outTradeNo }, refund)
      return told.ok ? ok(toRefund(told.value)) : told
    },
    tradeBill: async (day) => {
      const told = await ask('/bills', { day }, billAnswer)
      if (!told.ok) return told
      const { payments, refunds } = told.value
      return told.value.day === day ? ok({ payments, refunds }) : fail('FORGED')
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
): Promise<Told<string>> {
  const { baseUrl, http, now } = options
  const body = JSON.stringify(content)
  const headers = { 'content-type': 'application/json', ...signedHeaders(options, body, now()) }
  const sent = await http({ method: 'POST', url: `${baseUrl}${path}`, headers, body })
  if (!sent.ok) return sent
  const { status, body: told } = sent.value
  const isSigned = verifySigned(options, sent.value.headers, told, now()).ok
  if (status === 200) return isSigned ? ok(told) : fail('FORGED')
  if (!isSigned || status < 400 || status >= 500) return fail('UNKNOWN')
  const { code = '', message } = readJson(errorAnswer, told) ?? {}
  return { ok: false, code: codes[code] ?? 'REFUSED', ...(message && { said: message }) }
}

function readNotice(
  options: HostedPayOptions,
  { headers, rawBody }: RawMessage,
): Result<Notification, NotificationCode> {
  const signed = verifySigned(options, headers, rawBody, options.now())
  if (!signed.ok) return signed
  const told = readJson(notice, rawBody)
  if (!told) return fail('MALFORMED')
  const { merchantId } = told.kind === 'trade' ? told.trade : told.refund
  if (merchantId !== options.merchantId) return fail('WRONG_MERCHANT')
  return told.kind === 'trade'
    ? ok({ id: told.id, kind: 'trade', trade: toTrade(told.trade) })
    : ok({ id: told.id, kind: 'refund', refund: toRefund(told.refund) })
}
