import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { phones } from '../../support/browser'
import { entryFaults, helpPlace } from '../../support/eyes/entry-faults'
import { handFaults } from '../../support/eyes/hand-faults'
import { makeForPages } from '../../support/eyes/made'
import { addressesOf } from '../../support/eyes/pages'
import { AT_400_PERCENT, unreadable } from '../../support/eyes/readable'
import { walkTo } from '../../support/eyes/walk'
import { openShop } from '../../support/shop'
import { signInByCalls } from '../../support/signed-in-phone'
import { openProduct, products } from '../../support/storefront'
import { test } from '../../support/test'

/**
 * Every page of the route table, for eyes that need large letters and hands that cannot aim. One
 * visit of a page serves all checks: WeChat's letter sizes, doubled text, 400 %, and the rules of
 * WCAG 2.2 that axe does not check. The pages of a purchase in all their states are in `hands`.
 */

const shop = openShop()

/** The page for testers shows controls without what stands around them on a page. */
const bare = 'testPage'

const check = async (page: Page, key: string): Promise<string[]> => {
  const faults = await unreadable(page)
  if (key === bare) return faults
  await page.setViewportSize(AT_400_PERCENT)
  faults.push(...(await handFaults(page)).map((fault) => `400 %: ${fault}`))
  await page.setViewportSize(phones.small)
  faults.push(...(await handFaults(page)), ...(await entryFaults(page)))
  // 3.2.6: the help is the last of the header, or a link of a page that has no header.
  if ((await helpPlace(page)) === 'nowhere') faults.push('3.2.6 no help')
  return faults
}

test('every page is readable at every letter size, and every hand can use it', async () => {
  const { page } = await shop.phone({ size: 'small' })
  const { self, spouse } = shop.family()
  const { gateway, login } = await signInByCalls(page, shop.sandbox.origin, self.mobile)
  const made = await makeForPages({ gateway, login, sandbox: shop.sandbox }, { self, spouse })
  await openProduct(page, products.shanghai)
  const faults: string[] = []
  for (const [key, visit] of Object.entries(addressesOf(made))) {
    if (typeof visit !== 'string') continue
    await walkTo(page, visit)
    faults.push(...(await check(page, key)).map((fault) => `${key}, ${fault}`))
  }
  assert.deepEqual(faults, [])
})
