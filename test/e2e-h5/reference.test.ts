import assert from 'node:assert/strict'
import { openShop } from '../support/shop'
import { test } from '../support/test'
import { seriousFindings } from './serious-findings'

const shop = openShop()

test('every address of the gateway can be looked up by a field of it', async ({ page }) => {
  await page.goto(`${shop.gateway.origin}/sandbox/api`)
  await page.getByRole('searchbox', { name: '查找地址、名称或字段' }).fill('intentPayType')
  const calls = page.getByRole('group').filter({ hasText: 'createPayOrderToc' })
  await calls.getByText('createPayOrder', { exact: true }).click()
  await calls.getByRole('rowheader', { name: 'intentPayType' }).waitFor()
  await calls.getByText('40101 PROPOSAL_STATE').waitFor()
  assert.equal(await page.getByText('getPolicyDetailV3', { exact: true }).count(), 0)
  assert.deepEqual(await seriousFindings(page), [])
})
