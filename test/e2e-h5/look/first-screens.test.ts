import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { openShop } from '../../support/shop'
import { address, button, products } from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()

/** Visible text, drawn by the gateway or by the page. */
const seen = (page: Page, text: string) => page.getByText(text).filter({ visible: true })

/** Position and size of a text on the screen, in px. */
const placeOf = async (page: Page, text: string): Promise<number[]> => {
  const box = await seen(page, text).first().boundingBox()
  assert.ok(box, text)
  return [box.x, box.y, box.width, box.height].map(Math.round)
}

const doors = [
  {
    url: address('/insure', products.shanghai),
    texts: ['申城安心保', '300', '浦岸健康', '全年可投保', '立即投保', '我的订单'],
    up: (page: Page) => button(page, '立即投保').waitFor(),
  },
  {
    url: '/login',
    texts: ['手机号登录', '手机号码', '获取验证码', '我已阅读并同意', '未注册的手机号'],
    up: (page: Page) => button(page, '登录').waitFor(),
  },
]

test.describe('what the gateway draws before any script runs', () => {
  for (const { url, texts, up } of doors)
    test(`${url} stands where the page draws it`, async () => {
      const drawn = await shop.phone({ scripts: false })
      await drawn.page.goto(url)
      const started = await shop.phone()
      await started.page.goto(url)
      await up(started.page)
      await started.page.locator('#hm-first').waitFor({ state: 'detached' })
      for (const text of texts)
        assert.deepEqual(await placeOf(drawn.page, text), await placeOf(started.page, text), text)
    })

  test('立即投保 leads on, with where the person came from', async () => {
    const { page } = await shop.phone({ scripts: false })
    await page.goto(address('/insure', { ...products.shanghai, channel: 'bank1' }))
    await page.getByRole('link', { name: '立即投保' }).tap()
    await page.waitForURL(/\/insure-apply\?/)
    const { searchParams } = new URL(page.url())
    assert.equal(searchParams.get('channel'), 'bank1')
    assert.equal(searchParams.get('productCode'), products.shanghai.productCode)
  })

  test('a list waits as it will wait, and no other page is drawn', async () => {
    const { page } = await shop.phone({ scripts: false })
    await page.goto('/order-center')
    await seen(page, '待支付').waitFor()
    assert.equal(await page.title(), '我的订单')
    await page.goto('/page-error2?type=notFound')
    assert.equal(await page.locator('#hm-first').count(), 0)
  })
})

test('scripts and styles are kept for a year, and a page is always asked for', async () => {
  const { page } = await shop.phone()
  const kept = new Map<string, string | undefined>()
  page.on('response', (answer) => {
    kept.set(new URL(answer.url()).pathname, answer.headers()['cache-control'])
  })
  await page.goto(address('/insure', products.shanghai))
  await button(page, '立即投保').waitFor()
  assert.equal(kept.get('/insure'), 'no-store')
  const built = [...kept].filter(([path]) => /^\/(js|css)\//.test(path))
  assert.ok(built.length > 4)
  for (const [path, header] of built)
    assert.equal(header, 'public, max-age=31536000, immutable', path)
})
