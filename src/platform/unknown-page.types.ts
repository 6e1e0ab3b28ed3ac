import type { Query } from '@/domain/address/query'

export interface UnknownPagePort {
  /**
   * An old card or code names a page that is no more. The listener opens another one at once:
   * otherwise WeChat shows an empty screen of its own.
   */
  onUnknownPage(listener: (query: Query) => void): void
}
