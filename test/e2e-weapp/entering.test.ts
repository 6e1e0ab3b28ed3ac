import assert from 'node:assert/strict'
import { find, onPage, says, until } from '../../weapp-sim/driver'
import { test } from '../support/test'
import { openMiniShop } from '../support/weapp-shop'

const PAGE = 'pages/insure/index'
const CHAT_CARD = 1007

const product = (cityCode: string, productCode: string, more = '') =>
  `${PAGE}?cityCode=${cityCode}&productCode=${productCode}${more}`

const shop = openMiniShop({ entry: product('440301', 'LH0H', '&wtagid=first'), person: 'entering' })

interface Card {
  title: string
  path: string
}

/** The card that WeChat gets when the person shares the page. */
const shared = async (): Promise<Card | undefined> => {
  const page = await onPage(shop.mini, PAGE)
  return (await page.callMethod('onShareAppMessage', { from: 'menu' })) as Card | undefined
}

test.describe('entering the mini-program', () => {
  test('a retired product leads to its successor', async () => {
    const page = await onPage(shop.mini, PAGE)
    await says(page, 'page', /鹏城守护保/)
    await find(page, 'button', '立即投保')
  })

  test('wears the colours of its product', async () => {
    const page = await onPage(shop.mini, PAGE)
    await until(async () => {
      const ground = await find(page, '.hm-page')
      assert.equal(await ground.style('background-color'), 'rgb(246, 245, 243)')
      const button = await find(page, 'button', '立即投保')
      assert.equal(await button.style('color'), 'rgb(255, 255, 255)')
    })
  })

  test('a page that is passed on keeps its product and who passed it on', async () => {
    const { title, path } = await until(async () => (await shared()) ?? assert.fail('nothing'))
    assert.match(title, /鹏城守护保/)
    assert.match(path, /^\/pages\/insure\/index\?/)
    assert.match(path, /productCode=LH0G/)
    assert.match(path, /wtagid=first/)
  })

  test('another card opens its own product while this one is open', async () => {
    await shop.simulator.enter(product('310000', 'PP57', '&wtagid=second'), CHAT_CARD)
    const page = await onPage(shop.mini, PAGE)
    await says(page, 'page', /申城安心保/)
    // While the new page opens, WeChat would still get the card of the page before.
    await until(async () => assert.match((await shared())?.path ?? '', /wtagid=second/))
  })

  test('a page that is no more leads to its product', async () => {
    await shop.simulator.restart('pages/gone/index?cityCode=310000&productCode=PP57')
    await says(await onPage(shop.mini, PAGE), 'page', /申城安心保/)
  })
})
