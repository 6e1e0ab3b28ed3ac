import type { Page } from './page'
import { pages } from './pages'

/*
 * What the web build need not know before a page other than the home page opens: of the pages that
 * the mini-program has too, which are the ways of a purchase. The build writes this module from the
 * table (config/page-table); what stands here is what it writes, in short.
 */

/** The pages as the table has them. */
export const details: Readonly<Record<string, Page>> = pages

/** The code of each page, by its key. */
export const code: Readonly<Record<string, () => Promise<unknown>>> = {}
