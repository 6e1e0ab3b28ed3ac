import type { Query } from '@/domain/address/query'

export interface UnknownPagePort {
  /**
   * Called when an old card or code names a page that no longer exists. The listener must open
   * another page at once, or WeChat shows an empty screen.
   */
  onUnknownPage(listener: (query: Query) => void): void
}
