import type { Page } from './page'
import { webPages } from './web-pages'

/*
 * The same as page-details for the other pages, most of which few people ever open: those of the web
 * build alone, and those for testers.
 */

export const details: Readonly<Record<string, Page>> = webPages

export const code: Readonly<Record<string, () => Promise<unknown>>> = {}
