import assert from 'node:assert/strict'
import { find, onPage, tap, until, type Page } from '@huimin/weapp-sim'
import { test } from '../../support/test'
import {
  choose,
  fieldsHold,
  fill,
  noDialog,
  shownFields,
  typeLetters,
} from '../../support/weapp-form'
import { openMiniShop } from '../../support/weapp-shop'

const PRODUCT = 'pages/insure/index?cityCode=310000&productCode=PP57'

let page: Page

const shop = openMiniShop({
  entry: PRODUCT,
  person: 'keeping',
  prepare: async ({ mini }) => {
    await tap(await onPage(mini, 'pages/insure/index'), 'button', '立即投保')
    page = await onPage(mini, 'pages/purchase/apply/index')
  },
})

/** No field of the form may be replaced while the person types. */
test.afterEach(async () => {
  assert.deepEqual(await shop.simulator.rebuiltFields(), [])
})

test.describe('what is typed into the form', () => {
  test('stays when a dialog opens and closes', async () => {
    await fill(page, '姓名', shop.buyer.name)
    await fill(page, '证件号码', shop.buyer.id)
    await fill(page, '手机号码', shop.buyer.mobile)
    await tap(page, 'button', '配偶')
    await fill(page, '姓名', '李秀英', 1)
    const typed = await shownFields(page)
    assert.deepEqual(
      typed.slice(0, 4).map(({ value }) => value),
      [shop.buyer.name, shop.buyer.id, shop.buyer.mobile, '李秀英'],
    )

    await tap(page, 'button', '删除')
    await tap(page, '.hm-dialog__panel button', '取消')
    await noDialog(page)
    assert.deepEqual(await fieldsHold(page), typed)
  })

  test('stays when a person is removed', async () => {
    await tap(page, 'button', '父亲')
    await fill(page, '姓名', '王大山', 2)
    const removed = await page.$$('.hm-insurant')
    assert.equal(removed.length, 2)
    await tap(page, '.hm-insurant button', '删除')
    await tap(page, '.hm-dialog__panel button', '确认')
    await noDialog(page)
    const names = (await fieldsHold(page)).filter(({ label }) => label === '姓名')
    assert.deepEqual(
      names.map(({ value }) => value),
      [shop.buyer.name, '王大山'],
    )
  })

  test('stays when Back closes a dialog instead of the page', async () => {
    const typed = await fieldsHold(page)
    await tap(page, '.hm-insurant button', '删除')
    await find(page, '.hm-dialog__panel button', '取消')
    await shop.mini.native().navigateLeft()
    await noDialog(page)
    page = await onPage(shop.mini, 'pages/purchase/apply/index')
    assert.deepEqual(await fieldsHold(page), typed)
  })

  test('stays when the app is left and shown again', async () => {
    const typed = await fieldsHold(page)
    await shop.simulator.leave()
    await shop.simulator.comeBack()
    assert.deepEqual(await fieldsHold(page), typed)
  })

  test('stays when the page is left and shown again', async () => {
    const typed = await fieldsHold(page)
    await shop.mini.callWxMethod('navigateTo', {
      url: '/pages/insure/index?cityCode=310000&productCode=PP57',
    })
    await find(await onPage(shop.mini, 'pages/insure/index'), 'button', '立即投保')
    await shop.mini.callWxMethod('navigateBack')
    page = await onPage(shop.mini, 'pages/purchase/apply/index')
    assert.deepEqual(await fieldsHold(page), typed)
  })

  test('arrives letter by letter, also where it is put into form', async () => {
    const keyboard = shop.simulator.page.keyboard
    assert.ok(keyboard, 'a keyboard is there on the simulator only')
    await choose(page, '证件类型', '护照')
    await fill(page, '证件号码', '')
    await typeLetters(page, keyboard, '证件号码', 'e12345678')
    await typeLetters(page, keyboard, '姓名', 'x')
    await shop.mini.callWxMethod('hideKeyboard')
    await until(async () => {
      const shown = await fieldsHold(page)
      const valueOf = (label: string) => shown.find((field) => field.label === label)?.value
      assert.equal(valueOf('证件号码'), 'E12345678')
      assert.equal(valueOf('姓名'), `${shop.buyer.name}x`)
    })
  })
})
