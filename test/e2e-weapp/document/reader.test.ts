import assert from 'node:assert/strict'
import { find, onPage, reLaunch, says, tap, until } from '@huimin/weapp-sim'
import { newFamily } from '../../support/family'
import { buy, done } from '../../support/purchase'
import { test } from '../../support/test'
import { toasted } from '../../support/weapp-screen'
import { openMiniShop } from '../../support/weapp-shop'

/** Documents in the page, files in WeChat's viewer, and links without a target. */

const READER = 'pages/reader/index'
const shop = openMiniShop({ person: 'reader' })

const reading = (url: string) =>
  reLaunch(
    shop.mini,
    `/${READER}?url=${encodeURIComponent(url)}&title=${encodeURIComponent('保单')}`,
  )

/** The API for code that the test sends to the logic layer. */
declare const getApp: () => { opened?: number }

/** Counts the openings of WeChat's viewer, because a test cannot see the viewer itself. */
const openedTimes = () => shop.mini.evaluate(() => getApp().opened ?? 0) as Promise<unknown>
const watchViewer = () =>
  shop.mini.mockWxMethod('openDocument', (options: { fileType?: string }) => {
    const app = getApp()
    if (options.fileType === 'pdf') app.opened = (app.opened ?? 0) + 1
    return { errMsg: 'openDocument:ok' }
  })

const paperOf = async (): Promise<string> => {
  const login = await shop.login()
  const { policies } = await buy(shop, login, [{ relationType: 'SELF', person: newFamily().self }])
  const policyId = policies[0]?.policyId ?? assert.fail('no policy')
  return done(await shop.remote.call('getPolicyFile', { policyId }, { login })).url
}

test.describe('a document', () => {
  test('is read in the page, in type that can be made larger', async () => {
    const product = 'pages/insure/index?cityCode=310000&productCode=PP57'
    const insure = await reLaunch(shop.mini, `/${product}`)
    await find(insure, '.hm-product__footer')
    await shop.mini.callWxMethod('pageScrollTo', { scrollTop: 100_000, duration: 0 })
    await tap(insure, '.hm-links__row')
    const page = await onPage(shop.mini, READER)
    const text = await find(page, '.hm-document')
    const size = async () => Number.parseFloat(await text.style('font-size'))
    const first = await until(async () => {
      const now = await size()
      assert.ok(now > 0)
      return now
    })
    await tap(page, 'button', '放大')
    await until(async () => assert.ok((await size()) > first))
    await tap(page, 'button', '缩小')
    await until(async () => assert.equal(await size(), first))
  })

  test('that is not there, and a link to a stranger, lead back', async () => {
    for (const url of ['/documents/nothing', 'https://evil.example/x.pdf', 'javascript:alert(1)'])
      await find(await reading(url), 'button', '返回')
    await says(await reading('//evil.example/x'), 'page', /无法打开该链接/)
  })
})

test.describe('a file', () => {
  test('opens in WeChat’s viewer, and again; what does not come is said', async () => {
    await watchViewer()
    const { pathname, search } = new URL(await paperOf(), shop.gateway.origin)
    const page = await reading(pathname + search)
    await until(async () => assert.equal(await openedTimes(), 1))
    await tap(page, 'button', '打开文件')
    await until(async () => assert.equal(await openedTimes(), 2))
    await reading('/files/papers/gone.pdf')
    await toasted(shop, '加载失败')
  })
})
