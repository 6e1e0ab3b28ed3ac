import type { World } from '../world/world'
import type { Notifier } from './notifier'
import type { OrderBook } from './order-book'
import type { Providers } from './provider'

/** What the simulators that know orders work with. */
export interface OrderParts extends World {
  /** All orders of all providers, or those of one, as whoever mounts a simulator decides. */
  orders: OrderBook
  notifier: Notifier
  providers: Providers
}
