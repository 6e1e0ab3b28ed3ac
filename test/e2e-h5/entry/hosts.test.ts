import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { openShop } from '../../support/shop'
import {
  arriveAt,
  button,
  eventually,
  openProduct,
  products,
  seeToast,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()

const address = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

test.describe('back from the authorisation page of WeChat', () => {
  const home = '/insure?cityCode=310000&productCode=PP57'
  const comeBack = async (query: string, back: string) => {
    const { page } = await shop.phone()
    await page.goto('/page-error2')
    await page.evaluate((to) => {
      const trip = { status: 'left', state: 's1', back: to }
      sessionStorage.setItem('hm_oauth', JSON.stringify(trip))
    }, back)
    await page.goto(`/static/get-code.html?${query}`)
    await arriveAt(page, /\/insure/)
    const kept = await page.evaluate(() => sessionStorage.getItem('hm_oauth'))
    return {
      at: address(page),
      trip: JSON.parse(kept ?? '{}') as { status: string; code?: string },
    }
  }

  test('the code waits for the page that asked', async () => {
    const { at, trip } = await comeBack('code=c1&state=s1', home)
    assert.equal(at, home)
    assert.deepEqual([trip.status, trip.code], ['returned', 'c1'])
  })

  test('a state that we did not send, or no code, brings nobody in', async () => {
    for (const query of ['code=c1&state=other', 'code=c1', 'state=s1']) {
      const { trip } = await comeBack(query, home)
      assert.deepEqual([trip.status, trip.code], ['refused', undefined])
    }
  })

  test('only addresses of our own are led back to', async () => {
    const { at } = await comeBack('code=c1&state=s1', '//example.com/insure')
    assert.match(at, /^\/insure/)
  })
})

test.describe('sharing a product', () => {
  test('copies its link where the browser cannot share', async () => {
    const { page } = await shop.phone()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      Reflect.deleteProperty(Navigator.prototype, 'share')
    })
    await openProduct(page, products.shanghai)
    await seeToast(page, /链接已复制/, () => button(page, '分享').tap())
  })

  test('KC002 KC003 its link says whom it counts for, and which share it is', async () => {
    const { page } = await shop.phone()
    const shared: string[] = []
    await page.exposeFunction('tellTest', (url: string) => shared.push(url))
    const value = '({ url }) => void window.tellTest(url)'
    await page.addInitScript(`Object.defineProperty(navigator, 'share', { value: ${value} })`)
    const shareAs = async (times: number) => {
      await button(page, '分享').tap()
      const urls = await eventually(
        async () => shared,
        ({ length }) => length === times,
      )
      const { searchParams } = new URL(urls.at(-1) ?? '')
      return [searchParams.get('wtagid'), searchParams.get('times')]
    }
    await openProduct(page, products.shanghai)
    assert.deepEqual(await shareAs(1), ['HM_SHARE', '1'])
    assert.deepEqual(await shareAs(2), ['HM_SHARE', '2'])
    await page.goto(`/insure?${new URLSearchParams({ ...products.shanghai, wtagid: 'W1' })}`)
    await button(page, '立即投保').waitFor()
    assert.deepEqual(await shareAs(3), ['W1', '3'])
    // RT017: a visitor from a partner's application cannot share.
    await page.goto(
      `/insure?${new URLSearchParams({ ...products.shanghai, entrySource: 'JLB_APP' })}`,
    )
    await page.getByText('400-000-3101').first().waitFor()
    assert.equal(await button(page, '分享').count(), 0)
  })

  test('an environment forced on a plain browser opens the page as ever, and its login', async () => {
    const { page } = await shop.phone()
    await page.goto('/insure?cityCode=310000&productCode=PP57&entrySource=YSS_WXAPP')
    await button(page, '立即投保').tap()
    const at = await eventually(
      async () => new URL(page.url()).pathname,
      (path) => path === '/login',
    )
    assert.equal(at, '/login')
  })
})
