import assert from 'node:assert/strict'
import { openShop } from '../../support/shop'
import { test } from '../../support/test'

const shop = openShop()

test('every address of the gateway can be looked up by a field of it, and no request leaves the machine', async ({
  page,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.gateway.origin)) elsewhere.push(request.url())
  })
  await page.goto(`${shop.gateway.origin}/sandbox/api`)
  await page.getByRole('button', { name: 'SEARCH' }).click()
  await page.getByLabel('Request Body Parameters').check()
  await page.getByPlaceholder('search text...').fill('intentPayType')
  await page.getByPlaceholder('search text...').press('Enter')
  const found = page.locator('dialog-box [data-content-id]')
  await found.filter({ hasText: '/createPayOrderToc' }).first().click()
  assert.equal(await found.filter({ hasText: '/getPolicyDetailV3' }).count(), 0)
  await page.getByRole('heading', { name: 'Opens the pay order of a confirmed' }).waitFor()
  await page.locator('schema-tree').getByText('intentPayType').first().waitFor()
  assert.deepEqual(elsewhere, [])
})
