import type { Page } from './page'
import { webPages } from './web-pages'

/* The same as page-details for pages of the web build alone, most of which few people ever open. */

export const details: Readonly<Record<string, Page>> = webPages

export const code: Readonly<Record<string, () => Promise<unknown>>> = {}
