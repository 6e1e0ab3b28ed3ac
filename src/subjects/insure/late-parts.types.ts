import type { Announcements } from '@/contract/city'
import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import type { lastFamily, LastFamily } from '@/subjects/apply'
import type { remindToPay } from '@/subjects/unpaid'

// What other subjects add to the page after it has settled. Their code loads late, or not at all.

/** Finds the people of the last order who can be insured by one tap. */
export type FindLastFamily = (page: ProductPage, info: PageInfo) => Promise<LastFamily | undefined>

/** Reminds of an unpaid order of this product. */
export type Remind = (page: ProductPage) => Promise<void>

/** Shows an operator's announcement over the page. */
export type TellUrgent = (announcement: Announcements['list'][number]) => Promise<void>

/** What the package of the purchase brings of it in the mini-program. */
export interface LatePackage {
  lastFamily: typeof lastFamily
  remindToPay: typeof remindToPay
}
