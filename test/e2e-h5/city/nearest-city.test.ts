import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { openShop } from '../../support/shop'
import { button, heading } from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()

/** Records every later request, with address and body in one text. */
const sent = (page: Page): string[] => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  return requests
}

const askFrom = async (page: Page, latitude: number, longitude: number): Promise<void> => {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude, longitude })
  await button(page, '使用当前定位').tap()
}

test('the nearest city is found on the phone, and the place goes nowhere', async () => {
  const { page } = await shop.phone()
  await page.goto('/insure')
  await button(page, '使用当前定位').waitFor()
  const requests = sent(page)
  await askFrom(page, 31.9533, 118.8399)
  await page.getByText('离您最近的城市').waitFor()
  await heading(page, '南京市').waitFor()
  await page
    .getByRole('link', { name: /金陵惠家保/ })
    .first()
    .tap()
  await button(page, '立即投保').waitFor()
  const told = requests.filter((request) => /31\.95|118\.8|latitude|longitude/.test(request))
  assert.deepEqual(told, [])
})

test('far from every city the list is left', async () => {
  const { page } = await shop.phone()
  await page.goto('/insure')
  await askFrom(page, 29.65, 91.14)
  await page.getByText('您附近暂无在售产品').waitFor()
  await button(page, /^南京市/).waitFor()
})

test('who refuses reads how to allow it, and goes on with the list', async () => {
  const { page } = await shop.phone()
  await page.context().clearPermissions()
  await page.goto('/insure')
  await button(page, '使用当前定位').tap()
  await page.getByText('没有获得位置权限').waitFor()
  await button(page, /^南京市/).waitFor()
})
