import type { SandboxClock } from './clock'
import type { FaultTable } from './faults'
import type { WechatKeys } from './keys'
import type { IsOwnHost } from './own-pages'
import type { SandboxStore } from './store'
import type { Timers } from './timers'

/** What every simulator works with. */
export interface World {
  keys: WechatKeys
  clock: SandboxClock
  store: SandboxStore
  faults: FaultTable
  /** The waits of the sandbox, in real time unless a test holds them. */
  timers: Timers
  /** Unguessable text of 12-32 characters. */
  nonce: () => string
  /** Whether the official account may lead back to this address. */
  isOwnHost: IsOwnHost
  /** Where a browser finds WeChat's pages, if not at the host of the request that makes them. */
  pagesAt?: () => string
}
