import type { Page } from '@playwright/test'
import { address, button, products } from './storefront'

/** The storefront in WeChat's official account, which the sandbox plays in a plain browser. */

const home = address('/insure', products.shanghai)

export const playAs = (page: Page, host: string, to = home) =>
  page.goto(`/sandbox/as/${host}?to=${encodeURIComponent(to)}`)

/** Opens the product page after WeChat's login, because the page loads its poster only then. */
export async function arrive(page: Page): Promise<void> {
  const settled = page.waitForResponse(/\/getConfig$/)
  await playAs(page, 'official-account')
  await settled
  await button(page, '立即投保').waitFor()
}
