import type { Page } from '@playwright/test'
import { address, button, products } from './storefront'

/** The storefront as WeChat's official account shows it, which the sandbox lets a plain browser play. */

const home = address('/insure', products.shanghai)

export const playAs = (page: Page, host: string, to = home) =>
  page.goto(`/sandbox/as/${host}?to=${encodeURIComponent(to)}`)

/** The product's page, after WeChat was asked who this is: only then is it asked for its poster. */
export async function arrive(page: Page): Promise<void> {
  const settled = page.waitForResponse(/\/getConfig$/)
  await playAs(page, 'official-account')
  await settled
  await button(page, '立即投保').waitFor()
}
