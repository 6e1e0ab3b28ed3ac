import type { WebReturn } from '@/domain/address/hand-over'
import { shared } from '@/platform/shared'
import { whenPersonEnds } from './person-ends'

/**
 * Only the mini-program has web views, and an address is the only way to pass data to one. The page
 * of the web view (src/light/web) takes it.
 */
export const leaveForWebView = (left: WebReturn): void => {
  shared().webReturn = left
}

whenPersonEnds(() => {
  shared().webReturn = undefined
})
