import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { openShop } from '../../support/shop'
import {
  arriveAt,
  atRest,
  button,
  eventually,
  openProduct,
  payAt,
  products,
  reachPayment,
  seeResult,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()

/** Properties that style sheets decide. Sizes are left out, because they follow the content. */
const decided = [
  ...['display', 'padding', 'margin', 'gap', 'font-size', 'font-weight', 'line-height', 'color'],
  ...['background-color', 'border', 'border-radius', 'min-height', 'text-decoration-line'],
  ...['justify-content', 'align-items', 'flex-wrap', 'box-shadow', 'text-align'],
]

/** The styles of all visible elements, once for each set of classes. */
const looks = (page: Page): Promise<Record<string, string>> =>
  page.evaluate((names) => {
    const seen: Record<string, string> = {}
    for (const element of document.querySelectorAll<HTMLElement>('.taro_page [class*="hm-"]')) {
      if (element.getClientRects().length === 0) continue
      const style = getComputedStyle(element)
      const key = `${element.tagName} ${element.className}`
      seen[key] ??= names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')
    }
    return seen
  }, decided)

type Looks = Awaited<ReturnType<typeof looks>>

/** The differences between two sets of styles, each with both values. */
const differences = (one: Looks, other: Looks): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((key) => one[key] !== other[key])
    .map((key) => `${key}: ${one[key]} / ${other[key]}`)

test('a page looks the same whatever way leads to it', async () => {
  const { page, context } = await shop.phone()
  const { self } = shop.family()
  await reachPayment(page, shop.sandbox, self)
  await payAt(page, '支付成功')
  await seeResult(page)

  // Each page of a visit through the shop is compared with the same page opened by its address.
  const compare = async () => {
    const fresh = await context.newPage()
    await fresh.goto(page.url())
    // Late styles, such as the product's colours, come to both pages.
    await eventually(
      async () => {
        await Promise.all([atRest(page), atRest(fresh)])
        return differences(await looks(fresh), await looks(page))
      },
      (found) => found.length === 0,
    )
    await fresh.close()
  }
  await compare()
  await button(page, '查看保单').tap()
  await arriveAt(page, /\/policy-list/)
  const policy = page.getByRole('link', { name: '申城安心保' })
  await policy.first().waitFor()
  await compare()
  await policy.first().tap()
  await arriveAt(page, /\/policy-detail/)
  await page.getByText('¥129.00').filter({ visible: true }).first().waitFor()
  await compare()
  await page.goBack()
  await arriveAt(page, /\/policy-list/)
  await page.goBack()
  await arriveAt(page, /\/insure-result/)
  await button(page, '查看订单').tap()
  await arriveAt(page, /\/order-detail/)
  await page.getByRole('heading', { name: '已支付' }).waitFor()
  await compare()
})

test('in a wide window the price keeps to the column, and stands beside it where there is room', async () => {
  const { page } = await shop.phone()
  const boxOf = async (selector: string) =>
    (await page.locator(selector).boundingBox()) ?? assert.fail(selector)
  await page.setViewportSize({ width: 800, height: 900 })
  await openProduct(page, products.shanghai)
  const main = await boxOf('.hm-page__main')
  const price = await boxOf('.hm-bar__summary')
  assert.ok(price.x >= main.x && price.x < main.x + 40, 'the price begins where the column does')
  await page.setViewportSize({ width: 1024, height: 700 })
  const column = await boxOf('.hm-page__main > *:first-child')
  const beside = await boxOf('.hm-page__bottom')
  assert.ok(beside.x >= column.x + column.width, 'nothing is covered')
  assert.ok(beside.y < 100 && beside.x + beside.width <= 1024, 'it is seen at once')
  // There it has the key figures, and the premium of the plan and age that one chooses.
  await openProduct(page, products.nanjing)
  await page.getByRole('list', { name: '产品要点' }).getByText('全年可投保').waitFor()
  await page.getByLabel('按年龄和方案看保费').selectOption({ index: 2 })
  await page
    .locator('.hm-buy__price')
    .getByText(/^¥\d+$/)
    .waitFor()
  await page.setViewportSize({ width: 800, height: 900 })
  await page.getByRole('list', { name: '产品要点' }).waitFor({ state: 'detached' })
})
