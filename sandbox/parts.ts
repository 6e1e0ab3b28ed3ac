import type { PayProviderName } from '@/domain/payment/pay-provider'
import type { SandboxClock } from './clock'
import type { FaultTable } from './faults'
import type { SandboxKeys } from './keys'
import type { OrderBook } from './order-book'
import type { SandboxStore } from './store'
import type { Timers } from './timers'
import type { Notifier } from './wechat-pay/notifier'

/** What the gateway gives the sandbox. */
export type SandboxOptions = {
  keys: SandboxKeys
  /** The gateway's own clock while the sandbox is on. */
  clock: SandboxClock
  store: SandboxStore
  /** Consulted by the gateway's routes with their `cmd`, and by the look-alikes with their names. */
  faults: FaultTable
  /** Unguessable text of 12-32 characters. */
  nonce: () => string
  /** The answer of a captcha challenge as JSON, or nothing for an unknown or used one. */
  captchaAnswer: (captchaId: string) => Promise<Record<string, unknown> | undefined>
  /** Empties the gateway's own data; the sandbox empties its store, faults and clock itself. */
  onReset: () => Promise<void>
  /** Whether the official account may lead back there; by itself only the site that it is asked on. */
  isOwnHost?: (back: URL, host: string) => boolean
  /** How long 稍后到账 keeps an order PAYING (ms). */
  settleAfterMs?: number
  /** How long it waits before a notification that was not taken is sent again (ms). */
  notifyAgainAfterMs?: readonly number[]
}

/** The same with what the sandbox builds of it. */
export type SandboxParts = Required<SandboxOptions> & {
  /** All orders, whoever holds them, for the handles of testers. */
  orders: OrderBook
  booksOf: (provider: PayProviderName) => OrderBook
  notifier: Notifier
  timers: Timers
}
