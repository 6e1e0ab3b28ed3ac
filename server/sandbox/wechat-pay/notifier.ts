import { createHttp } from '../../gateways/http'
import type { SandboxClock } from '../clock'
import { sampleMchid, type SandboxKeys } from '../keys'
import type { Delivery } from '../order'
import type { OrderBook } from '../order-book'
import type { RefundRecord } from '../refund'
import type { Timers } from '../timers'
import { refundMessage, tradeMessage } from './message'
import { notice, type NoticeContent } from './notice'
import { once, type NotifyWish } from './notify-wish'

/** As the real one: answered within 5 s with a 2xx, or sent again. The real list goes on for a day. */
const answerWithinMs = 5_000
export const usualRetriesMs: readonly number[] = [15_000, 15_000, 30_000]

type Parts = {
  keys: SandboxKeys
  clock: SandboxClock
  orders: OrderBook
  timers: Timers
  nonce: () => string
  retryAfterMs: readonly number[]
}

/** One notification on its way; all its copies carry the same id. */
type Parcel = { id: string; outTradeNo: string; url: string; content: NoticeContent }

export type Notifier = ReturnType<typeof createNotifier>

export function createNotifier({ keys, clock, orders, timers, nonce, retryAfterMs }: Parts) {
  const http = createHttp({ timeoutMs: answerWithinMs })

  async function deliver(parcel: Parcel, wish: NotifyWish): Promise<Delivery> {
    const now = clock.now()
    const status = wish.drop ? 'DROPPED' : await post(parcel, wish, now)
    const delivery: Delivery = { at: now, status }
    await orders.delivered(parcel.outTradeNo, delivery)
    return delivery
  }

  async function post(
    { id, url, content }: Parcel,
    wish: NotifyWish,
    now: number,
  ): Promise<Delivery['status']> {
    const tamper = wish.tamper === true ? 'signature' : wish.tamper || undefined
    const { headers, body } = notice(keys, content, { id, now, nonce: nonce(), tamper })
    const type = { 'content-type': 'application/json' }
    const answer = await http({ method: 'POST', url, headers: { ...headers, ...type }, body })
    return answer.ok ? answer.value.status : 'UNREACHABLE'
  }

  async function send(parcel: Parcel, wish: NotifyWish): Promise<Delivery[]> {
    const copies = Array.from({ length: wish.times }, () => deliver(parcel, wish))
    const deliveries = await Promise.all(copies)
    const spoilt = wish.drop || wish.tamper !== false
    if (!spoilt && deliveries.length > 0 && !deliveries.some(taken)) void sendAgain(parcel)
    return deliveries
  }

  async function sendAgain(parcel: Parcel): Promise<void> {
    for (const ms of retryAfterMs) {
      if (!(await timers.wait(ms)) || taken(await deliver(parcel, once))) return
    }
  }

  return {
    /**
     * Tells the gateway how an order stands when the notification leaves; resolves when every
     * copy was answered.
     */
    trade: async (outTradeNo: string, wish: NotifyWish = once): Promise<Delivery[]> => {
      if (wish.delayMs > 0 && !(await timers.wait(wish.delayMs))) return []
      const order = await orders.find(outTradeNo)
      if (!order) return []
      const eventType = order.outcome === 'PAID' ? 'TRANSACTION.SUCCESS' : 'TRANSACTION.FAIL'
      const message = tradeMessage({ ...order, ...order.second }, false)
      const content = { kind: 'transaction' as const, eventType, message }
      return send({ id: nonce(), outTradeNo, url: order.notifyUrl, content }, wish)
    },

    /** Of an agreement to be charged; how it stands is for the merchant to ask. */
    contract: async (outContractCode: string, url: string, what: 'SIGN' | 'TERMINATE') => {
      const message = { mchid: sampleMchid, out_contract_code: outContractCode }
      const eventType = `INSURANCE_ENTRUST.${what}`
      const content = { kind: 'contract' as const, eventType, message }
      await post({ id: nonce(), outTradeNo: '', url, content }, once, clock.now())
    },

    refund: async (refund: RefundRecord, wish: NotifyWish = once): Promise<Delivery[]> => {
      const { outTradeNo, notifyUrl: url, status } = refund
      if (!url || status === 'PROCESSING') return []
      const message = refundMessage(refund)
      const content = { kind: 'refund' as const, eventType: `REFUND.${status}`, message }
      return send({ id: nonce(), outTradeNo, url, content }, wish)
    },
  }
}

const taken = ({ status }: Delivery) => typeof status === 'number' && status >= 200 && status < 300
