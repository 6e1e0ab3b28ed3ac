import type { FastifyRequest } from 'fastify'
import type { Order } from '../orders/order'
import type { NewOrder } from '../orders/order-book'
import type { OrderParts } from '../orders/parts'
import { refuse } from './signed-endpoint'

/** What orders of all kinds have in common when they are placed. */

/** An order that expires sooner is refused. */
const SHORTEST_MS = 60_000

/** Answers the order, or the refusal. */
export const placeOrder = async ({ clock, orders }: OrderParts, wanted: NewOrder) => {
  if (wanted.expireAt < clock.now() + SHORTEST_MS)
    return refuse(400, 'PARAM_ERROR', 'time_expire is less than a minute away')
  const created = await orders.create(wanted)
  return created.ok ? created.value : refuse(403, created.code)
}

/** The page where a person pays the order, on the origin of a shop that names one. */
export const cashierOf = (
  { pagesAt }: OrderParts,
  { protocol, host }: FastifyRequest,
  { outTradeNo }: Order,
  shop?: string,
): string => {
  const url = new URL('/sandbox/cashier', pagesAt?.() ?? shop ?? `${protocol}://${host}`)
  url.searchParams.set('outTradeNo', outTradeNo)
  return url.href
}
