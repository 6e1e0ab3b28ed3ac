import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { changedCatalogue } from '../../support/changed-catalogue'
import { openShop } from '../../support/shop'
import { buyByCalls } from '../../support/signed-in-phone'
import { address, eventually, heading, products } from '../../support/storefront'
import { test } from '../../support/test'

/** Following the city's official account during a purchase. */

const folder = changedCatalogue({
  '310000/PP57.json': (file) => ({
    ...file,
    popups: { codes: { follow: 'https://mp.weixin.qq.com/a/~pp57' } },
  }),
})
const shop = openShop({ own: true, settings: { CATALOGUE_DIR: folder } })
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bought = async () => {
  const { page } = await shop.phone({ size: 'small' })
  const { self } = shop.family()
  const product = products.shanghai
  const { orderId } = await buyByCalls(page, shop.sandbox, self, { product })
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/publicStatus'))
      asked.push((request.postDataJSON() as { data: unknown }).data)
  })
  return { page, asked, result: address('/insure-result', { ...product, proposalId: orderId }) }
}
const code = (page: Page) => page.getByRole('img', { name: '关注公众号' })

test('API037 ST010 who does not follow the account is shown its code, until they do', async () => {
  const { page, asked, result } = await bought()
  await page.goto(`/sandbox/as/official-account?to=${encodeURIComponent(result)}`)
  await code(page).waitFor()
  assert.ok(await code(page).evaluate((image: HTMLImageElement) => image.decode().then(() => true)))
  assert.deepEqual(asked.at(-1), { value: 'have_follow', appId: 'wx-sandbox-oa' })

  await page.request.put('/sandbox/followers', { data: { follows: true } })
  const told = page.waitForResponse(/\/publicStatus$/)
  await page.reload()
  await heading(page, '投保成功').waitFor()
  const { data } = (await (await told).json()) as { data: object }
  assert.deepEqual(data, { publicStatus: 'have_follow' })
  await page.waitForLoadState('networkidle')
  assert.equal(await code(page).count(), 0)

  // A person who stops following sees the code again.
  await page.request.put('/sandbox/followers', { data: { follows: false } })
  await page.reload()
  await code(page).waitFor()
})

test('a browser and an agent are asked nothing', async () => {
  const { page, asked, result } = await bought()
  await page.goto(result)
  await heading(page, '投保成功').waitFor()
  await page.waitForLoadState('networkidle')
  await page.goto(
    `/sandbox/as/official-account?to=${encodeURIComponent(`${result}&entrySource=AGENT_MODE`)}`,
  )
  await heading(page, '投保成功').waitFor()
  await eventually(
    () => page.evaluate(() => document.readyState),
    (state) => state === 'complete',
  )
  await page.waitForLoadState('networkidle')
  assert.equal(await code(page).count(), 0)
  assert.deepEqual(asked, [])
})
