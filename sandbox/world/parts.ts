import type { PayProviderName } from '@/domain/pay/pay-type'
import type { Notifier } from '../services/wechat-pay/notifier'
import type { SandboxClock } from './clock'
import type { FaultTable } from './faults'
import type { SandboxKeys } from './keys'
import type { OrderBook } from './order-book'
import type { SandboxStore } from './store'
import type { Timers } from './timers'

/** What the gateway passes to the sandbox. */
export type SandboxOptions = {
  keys: SandboxKeys
  /** The gateway's own clock while the sandbox is on. */
  clock: SandboxClock
  store: SandboxStore
  /** Asked by the gateway's routes with their `cmd`, and by the simulators with their names. */
  faults: FaultTable
  /** Unguessable text of 12-32 characters. */
  nonce: () => string
  /** The answer of a captcha as JSON; undefined for an unknown or used captcha. */
  captchaAnswer: (captchaId: string) => Promise<Record<string, unknown> | undefined>
  /** Deletes the gateway's data. The sandbox resets its own store, faults and clock itself. */
  onReset: () => Promise<void>
  /**
   * Whether the official account may lead back to this address. By default only to the host of the
   * request.
   */
  isOwnHost?: (back: URL, host: string) => boolean
  /** The waiting times before an unanswered notification is sent again (ms). */
  notifyAgainAfterMs?: readonly number[]
  /** The waits of the sandbox, in real time unless a test holds them. */
  timers?: Timers
}

/** The options, and what the sandbox makes of them. */
export type SandboxParts = Required<SandboxOptions> & {
  /** All orders of all providers, for the test controls. */
  orders: OrderBook
  booksOf: (provider: PayProviderName) => OrderBook
  notifier: Notifier
}
