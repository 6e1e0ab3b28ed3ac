import type { SandboxClock } from '../world/clock'
import type { Timers } from '../world/timers'
import { once, tamperingElsewhere, type NotifyWish } from './notify-wish'
import { holderOf, WECHAT_PAY, type Delivery } from './order'
import type { OrderBook } from './order-book'
import type { Providers, Write } from './provider'
import type { RefundRecord } from './refund'

/**
 * Like the real service, it repeats a notification that is not answered with a 2xx within 5 s. The
 * real list of repeats lasts a day.
 */
const answerWithinMs = 5_000
export const usualRetriesMs: readonly number[] = [15_000, 15_000, 30_000]

type Parts = {
  clock: SandboxClock
  orders: OrderBook
  providers: Providers
  timers: Timers
  nonce: () => string
  retryAfterMs: readonly number[]
  /** The key that WeChat Pay signs with; by turns with each, if missing. */
  signedBy?: NotifyWish['signedBy']
}

type Parcel = { id: string; outTradeNo: string; url: string; write: Write }

export type Notifier = ReturnType<typeof createNotifier>

export function createNotifier(parts: Parts) {
  const { clock, orders, providers, timers, nonce, retryAfterMs } = parts
  /** Answers undefined for a provider that nobody plays any more. */
  function writerOf(
    record: { provider?: string | undefined },
    what: (provider: Providers[string]) => Write | undefined,
  ): Write | undefined {
    const holder = holderOf(record)
    const provider = providers[holder]
    const write = provider && what(provider)
    if (!write || holder === WECHAT_PAY) return write
    return (moment) => write({ ...moment, tamper: tamperingElsewhere(moment.tamper) })
  }

  async function deliver(parcel: Parcel, wish: NotifyWish): Promise<Delivery> {
    const now = clock.now()
    const status = wish.drop ? 'DROPPED' : await post(parcel, wish, now)
    const delivery: Delivery = { at: now, status }
    await orders.delivered(parcel.outTradeNo, delivery)
    return delivery
  }

  async function post(
    { id, url, write }: Pick<Parcel, 'id' | 'url' | 'write'>,
    wish: NotifyWish,
    now: number,
  ): Promise<Delivery['status']> {
    const tamper = wish.tamper === true ? 'signature' : wish.tamper || undefined
    const signedBy = wish.signedBy ?? parts.signedBy
    const { headers, body } = write({ id, now, nonce: nonce(), tamper, signedBy })
    // The gateway logs its work under this number, so testers find it again.
    const own = { 'content-type': 'application/json', 'x-request-id': id }
    try {
      const signal = AbortSignal.timeout(answerWithinMs)
      const sent = { method: 'POST', headers: { ...own, ...headers }, body, signal }
      const answer = await fetch(url, { ...sent, redirect: 'manual' })
      await answer.arrayBuffer()
      return answer.status
    } catch {
      return 'UNREACHABLE'
    }
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
     * Notifies the merchant of an order, in its state at the time of sending. Resolves when every
     * copy was answered.
     */
    trade: async (outTradeNo: string, wish: NotifyWish = once): Promise<Delivery[]> => {
      if (wish.delayMs > 0 && !(await timers.wait(wish.delayMs))) return []
      const order = await orders.find(outTradeNo)
      if (!order) return []
      const write = writerOf(order, (provider) => provider.trade({ ...order, ...order.second }))
      return write ? send({ id: nonce(), outTradeNo, url: order.notifyUrl, write }, wish) : []
    },

    refund: async (refund: RefundRecord, wish: NotifyWish = once): Promise<Delivery[]> => {
      const { outTradeNo, notifyUrl: url, status } = refund
      if (!url || status === 'PROCESSING') return []
      const write = writerOf(refund, (provider) => provider.refund(refund))
      return write ? send({ id: nonce(), outTradeNo, url, write }, wish) : []
    },

    /** Sends a notification that is not about an order, once. */
    tell: async (url: string, write: Write): Promise<void> => {
      await post({ id: nonce(), url, write }, once, clock.now())
    },
  }
}

const taken = ({ status }: Delivery) => typeof status === 'number' && status >= 200 && status < 300
