import type { SandboxClock } from '../../world/clock'
import { sampleMchid, type SandboxKeys } from '../../world/keys'
import { holderOf, type Delivery, type Order } from '../../world/order'
import type { OrderBook } from '../../world/order-book'
import type { RefundRecord } from '../../world/refund'
import type { Timers } from '../../world/timers'
import { notifyForm } from '../allinpay/wire'
import * as hosted from '../hosted-pay/wire'
import { refundMessage, tradeMessage } from './message'
import { notice, ownTamperings, type NoticeContent, type Tampering } from './notice'
import { once, type NotifyWish } from './notify-wish'

/**
 * Like the real service, it repeats a notification that is not answered with a 2xx within 5 s. The
 * real list of repeats lasts a day.
 */
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

/** The values of one notification. All its copies have the same id. */
type Moment = {
  id: string
  now: number
  nonce: string
  tamper?: Tampering | undefined
  signedBy?: NotifyWish['signedBy']
}
type Written = { headers: Record<string, string>; body: string }
type Parcel = { id: string; outTradeNo: string; url: string; write: (moment: Moment) => Written }

/** For other providers, a fault that only WeChat Pay has becomes a wrong signature. */
const asElsewhere = (moment: Moment): Moment => {
  const isOwn = moment.tamper !== undefined && ownTamperings.includes(moment.tamper)
  return isOwn ? { ...moment, tamper: 'signature' } : moment
}

export type Notifier = ReturnType<typeof createNotifier>

export function createNotifier({ keys, clock, orders, timers, nonce, retryAfterMs }: Parts) {
  const sealed =
    (content: NoticeContent): Parcel['write'] =>
    (moment) =>
      notice(keys, content, moment)

  function tradeWriter(order: Order): Parcel['write'] {
    const holder = holderOf(order)
    if (holder === 'ALLINPAY') return (moment) => notifyForm(keys, order, asElsewhere(moment))
    if (holder !== 'WECHAT_PAY') {
      const trade = hosted.tradeMessage(holder, order)
      return (moment) =>
        hosted.notifyMessage(keys, holder, { kind: 'trade', trade }, asElsewhere(moment))
    }
    const eventType = order.outcome === 'PAID' ? 'TRANSACTION.SUCCESS' : 'TRANSACTION.FAIL'
    return sealed({ kind: 'transaction', eventType, message: tradeMessage(order, false) })
  }

  /** AllInPay does not notify of refunds; the gateway asks for them. */
  function refundWriter(refund: RefundRecord): Parcel['write'] | undefined {
    const holder = holderOf(refund)
    if (holder === 'ALLINPAY') return undefined
    if (holder !== 'WECHAT_PAY') {
      const content = { kind: 'refund' as const, refund: hosted.refundMessage(holder, refund) }
      return (moment) => hosted.notifyMessage(keys, holder, content, asElsewhere(moment))
    }
    const eventType = `REFUND.${refund.status}`
    return sealed({ kind: 'refund', eventType, message: refundMessage(refund) })
  }

  async function deliver(parcel: Parcel, wish: NotifyWish): Promise<Delivery> {
    const now = clock.now()
    const status = wish.drop ? 'DROPPED' : await post(parcel, wish, now)
    const delivery: Delivery = { at: now, status }
    await orders.delivered(parcel.outTradeNo, delivery)
    return delivery
  }

  async function post(
    { id, url, write }: Parcel,
    wish: NotifyWish,
    now: number,
  ): Promise<Delivery['status']> {
    const tamper = wish.tamper === true ? 'signature' : wish.tamper || undefined
    const { signedBy } = wish
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
     * Notifies the gateway of an order, in its state at the time of sending. Resolves when every
     * copy was answered.
     */
    trade: async (outTradeNo: string, wish: NotifyWish = once): Promise<Delivery[]> => {
      if (wish.delayMs > 0 && !(await timers.wait(wish.delayMs))) return []
      const order = await orders.find(outTradeNo)
      if (!order) return []
      const write = tradeWriter({ ...order, ...order.second })
      return send({ id: nonce(), outTradeNo, url: order.notifyUrl, write }, wish)
    },

    /** Notifies of a contract. The merchant must ask for its state. */
    contract: async (outContractCode: string, url: string, what: 'SIGN' | 'TERMINATE') => {
      const message = { mchid: sampleMchid, out_contract_code: outContractCode }
      const eventType = `INSURANCE_ENTRUST.${what}`
      const write = sealed({ kind: 'contract' as const, eventType, message })
      await post({ id: nonce(), outTradeNo: '', url, write }, once, clock.now())
    },

    refund: async (refund: RefundRecord, wish: NotifyWish = once): Promise<Delivery[]> => {
      const { outTradeNo, notifyUrl: url, status } = refund
      if (!url || status === 'PROCESSING') return []
      const write = refundWriter(refund)
      return write ? send({ id: nonce(), outTradeNo, url, write }, wish) : []
    },
  }
}

const taken = ({ status }: Delivery) => typeof status === 'number' && status >= 200 && status < 300
