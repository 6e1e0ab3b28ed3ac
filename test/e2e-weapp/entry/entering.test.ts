import assert from 'node:assert/strict'
import { find, onPage, reLaunch, says, tap, until } from '@huimin/weapp-sim'
import { test } from '../../support/test'
import { noDialog } from '../../support/weapp-form'
import { openMiniShop } from '../../support/weapp-shop'
import { addSelf } from '../../support/weapp-shopper'

const PAGE = 'pages/insure/index'
const CHAT_CARD = 1007
const SCANNED = 1047

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

  test('a code that is scanned while a dialog is open opens its own product', async () => {
    // This product asks for its applicant in a dialog.
    const form = '/pages/purchase/apply/index?cityCode=350400&productCode=PH6X'
    const page = await reLaunch(shop.mini, form)
    await addSelf(page)
    await tap(page, 'button', '下一步')
    await says(page, '.hm-dialog__panel', /投保人信息/)
    await shop.simulator.enter(product('441900', 'PH38', '&wtagid=third'), SCANNED)
    const opened = await onPage(shop.mini, PAGE)
    await says(opened, 'page', /莞家工友保/)
    await noDialog(opened)
    await find(opened, 'button', '立即投保')
  })

  test('a page that is no more leads to its product', async () => {
    await shop.simulator.restart('pages/gone/index?cityCode=310000&productCode=PP57')
    await says(await onPage(shop.mini, PAGE), 'page', /申城安心保/)
  })
})
