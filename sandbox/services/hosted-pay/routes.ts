import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { DAY_MS, dayOf, isDay, startOfDayMs } from '@/domain/time/day'
import { type Answer, paymentsOf, readJson, simulator } from '@huimin/wechat-sandbox'
import { isSigned, signedHeaders } from '../../world/hmac'
import type { SandboxParts } from '../../world/parts'
import { hostedKey, type HostedProvider, hostedProviders, sampleMerchants } from './keys'
import { refundMessage, tradeMessage } from './wire'
import { utcIso } from './wire'

const TEN_HOURS_MS = 10 * 3_600_000
const fen = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const number = v.pipe(v.string(), v.regex(/^[\w*-]{6,32}$/))
const address = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^?#]+$/))

const newOrder = v.object({
  outTradeNo: number,
  description: v.pipe(v.string(), v.minLength(1), v.maxLength(127)),
  amountFen: fen,
  expireAt: v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse)),
  notifyUrl: address,
  returnUrl: address,
  items: v.optional(v.array(v.object({ itemNo: fen, amountFen: fen }))),
})
const named = v.object({ outTradeNo: number })
const namedPayment = v.object({ outTradeNo: number, transactionId: v.optional(v.string()) })
const newRefund = v.object({
  outTradeNo: number,
  transactionId: v.optional(v.string()),
  outRefundNo: v.pipe(v.string(), v.regex(/^[\w|*@-]{1,64}$/)),
  refundFen: fen,
  totalFen: fen,
  reason: v.optional(v.pipe(v.string(), v.maxLength(80))),
  notifyUrl: address,
})
const namedRefund = v.object({ outRefundNo: v.string() })
const dayAsked = v.object({ day: v.pipe(v.string(), v.check(isDay)) })

/** The path of each provider, which is also the prefix of its fault names. */
export const hostedSlugs: Readonly<Record<HostedProvider, string>> = {
  PA_PAY: 'pa-pay',
  BANK_PAY: 'bank-pay',
}

/** The simulators of 平安付 and of the insurer's bank-card service, each with its own key. */
export function hostedPayRoutes(app: FastifyInstance, parts: SandboxParts): void {
  for (const provider of hostedProviders) mount(app, parts, provider)
}

function mount(app: FastifyInstance, parts: SandboxParts, provider: HostedProvider): void {
  const { keys, clock, faults, timers, notifier } = parts
  const orders = parts.booksOf(provider)
  const key = hostedKey(keys, provider)
  const merchantId = sampleMerchants[provider]
  const slug = hostedSlugs[provider]

  function call<S extends v.GenericSchema>(
    path: string,
    name: string,
    schema: S,
    handle: (asked: v.InferOutput<S>) => Promise<Answer> | Answer,
  ): void {
    app.post(
      `/${slug}${path}`,
      simulator({
        name: `${slug}.${name}`,
        faults,
        timers,
        headers: (body) => signedHeaders(key, body, clock.now()),
        handle: ({ headers }, rawBody) => {
          if (!isSigned(key, headers, rawBody, clock.now())) return refuse(401, 'SIGNATURE')
          if (!readJson(v.object({ merchantId: v.literal(merchantId) }), rawBody))
            return refuse(400, 'MERCHANT')
          const asked = readJson(schema, rawBody)
          return asked === undefined ? refuse(400, 'MALFORMED') : handle(asked)
        },
      }),
    )
  }

  call('/orders', 'place', newOrder, async ({ returnUrl, ...wanted }) => {
    // The applicant's browser must return to the same origin, because its session belongs to that
    // origin.
    const { origin, pathname } = new URL(returnUrl)
    const created = await orders.create({
      ...wanted,
      appid: merchantId,
      tradeType: 'HOSTED',
      returnPath: pathname,
    })
    if (!created.ok) return refuse(403, createCodes[created.code])
    const { outTradeNo } = created.value
    const cashierUrl = `${origin}/sandbox/cashier?${new URLSearchParams({ outTradeNo })}`
    return tell({ merchantId, outTradeNo, cashierUrl })
  })

  call('/orders/query', 'query', namedPayment, async ({ outTradeNo, transactionId }) => {
    const order = await (transactionId
      ? orders.findPayment(transactionId)
      : orders.find(outTradeNo))
    return order?.outTradeNo === outTradeNo
      ? tell(tradeMessage(provider, order))
      : refuse(404, 'ORDER_NOT_FOUND')
  })

  call('/orders/close', 'close', named, async ({ outTradeNo }) => {
    const closed = await orders.close(outTradeNo)
    if (!closed) return refuse(404, 'ORDER_NOT_FOUND')
    return closed.ok ? tell({ merchantId, outTradeNo }) : refuse(409, 'ORDER_PAID')
  })

  call('/refunds', 'refund', newRefund, async ({ reason: _, ...wanted }) => {
    const refunded = await orders.refund(wanted)
    if (!refunded.ok) return refuse(403, refunded.code)
    void notifier.refund(refunded.value)
    return tell(refundMessage(provider, refunded.value, 'PROCESSING'))
  })

  call('/refunds/query', 'queryRefund', namedRefund, async ({ outRefundNo }) => {
    const refund = await orders.findRefund(outRefundNo)
    return refund ? tell(refundMessage(provider, refund)) : refuse(404, 'REFUND_NOT_FOUND')
  })

  call('/bills', 'bill', dayAsked, async ({ day }) => {
    if (clock.now() < startOfDayMs(day) + DAY_MS + TEN_HOURS_MS)
      return refuse(409, 'BILL_NOT_READY')
    const isThen = (at: number | undefined) => at !== undefined && dayOf(at) === day
    const paid = (await orders.list()).flatMap(paymentsOf).filter(({ paidAt }) => isThen(paidAt))
    const back = (await orders.refunds()).filter(({ createdAt }) => isThen(createdAt))
    return tell({
      merchantId,
      day,
      payments: paid.map(({ outTradeNo, transactionId, amountFen, paidAt = 0 }) => ({
        ...{ outTradeNo, transactionId, amountFen },
        paidAt: utcIso(paidAt),
      })),
      refunds: back.map(({ outTradeNo, transactionId, outRefundNo, refundFen: amountFen }) => ({
        ...{ outTradeNo, transactionId, outRefundNo, amountFen },
      })),
    })
  })
}

const createCodes = {
  OUT_TRADE_NO_USED: 'OUT_TRADE_NO_USED',
  ORDERPAID: 'ORDER_PAID',
  ORDERCLOSED: 'ORDER_CLOSED',
} as const

const tell = (body: object): Answer => ({ status: 200, body })
const refuse = (status: number, code: string): Answer => ({ status, body: { code } })
