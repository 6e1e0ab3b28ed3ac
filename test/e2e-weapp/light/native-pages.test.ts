import assert from 'node:assert/strict'
import { isFor, type Page } from '@/routes/page'
import { pages } from '@/routes/pages'
import { find, onPage, reLaunch, says, tap, textOf, until } from '@huimin/weapp-sim'
import { done } from '../../support/purchase'
import { test } from '../../support/test'
import { fieldsHold } from '../../support/weapp-form'
import { webAddress, webPage, toasted } from '../../support/weapp-screen'
import { openMiniShop } from '../../support/weapp-shop'

const REDIRECT = 'pages/base/redirect/index'
const PRODUCT = 'pages/insure/index'
const NATIVE_PRODUCT = 'pages/longTerm/benefitThePeople/product/index'
const SUBSCRIBE = 'pages/longTerm/benefitThePeople/tool/subscribe-for-insure/index'
const APPLY = 'pages/purchase/apply/index'
const CITY_SERVICE = 'pages/cityService/login/index'
const WEB = 'pages/web/index'
const CODE_SCAN = 1047

const shanghai = 'cityCode=310000&productCode=PP57'
const encoded = encodeURIComponent

/** Pages without a native version, which the mini-program shows in its web view. */
const webOnly = Object.entries<Page>(pages).filter(
  ([, page]) => !isFor('weapp', page) && !page.twin,
)

const shop = openMiniShop({
  person: 'native-pages',
  phoneCode: 'phone-13900001111',
  entry: `${REDIRECT}?routeKey=insure&paramStr=${encoded(shanghai)}&wtagid=W1`,
})

/** Waits for the card, because a page that is still opening gives the card of the page before. */
const sharesFrom = (wtagid: RegExp): Promise<void> =>
  until(async () => {
    const page = await onPage(shop.mini, PRODUCT)
    const card = (await page.callMethod('onShareAppMessage', { from: 'menu' })) as { path?: string }
    assert.match(card.path ?? '', wtagid)
  })

test.describe('the share page', () => {
  test('sends to the page of its key and keeps where the person came from', async () => {
    await says(await onPage(shop.mini, PRODUCT), 'page', /申城安心保/)
    await sharesFrom(/wtagid=W1/)
  })

  test('the same while the mini-program is open already', async () => {
    const params = `${encoded('cityCode=440301&productCode=LH0H')}&wtagid=W2`
    await shop.simulator.enter(`${REDIRECT}?routeKey=insure&paramStr=${params}`, CODE_SCAN)
    await says(await onPage(shop.mini, PRODUCT), 'page', /鹏城守护保/)
    await sharesFrom(/wtagid=W2/)
  })

  test('a key that is a native page behind the login opens it', async () => {
    await shop.mini.callWxMethod('reLaunch', { url: `/${REDIRECT}?routeKey=orderCenter&wtagid=W3` })
    await says(await onPage(shop.mini, 'pages/account/order-center/index'), 'page', /订单/)
  })

  test('a key without a native page opens its web page', async () => {
    await shop.mini.callWxMethod('reLaunch', { url: `/${REDIRECT}?routeKey=insure-h5&wtagid=W4` })
    const page = await onPage(shop.mini, WEB)
    assert.equal((page.query as { path?: string }).path, encoded('/insure-h5'))
  })

  test('a code leads where its scene says; one that nobody knows leads home', async () => {
    const { scene } = done(
      await shop.remote.call('makeCode', {
        routeKey: 'insure',
        paramStr: `${shanghai}&wtagid=W9`,
      }),
    )
    assert.ok(scene.length <= 32)
    await shop.simulator.enter(`${REDIRECT}?scene=${encoded(scene)}`, CODE_SCAN)
    await says(await onPage(shop.mini, PRODUCT), 'page', /申城安心保/)
    await sharesFrom(/wtagid=W9/)
    await shop.simulator.enter(`${REDIRECT}?scene=${'0'.repeat(26)}`, CODE_SCAN)
    await onPage(shop.mini, PRODUCT)
  })

  test('the hospitals and an order that waits open natively', async () => {
    await shop.mini.callWxMethod('reLaunch', {
      url: `/${REDIRECT}?routeKey=h5HealthHospital&paramStr=${encoded('cityCode=310000')}`,
    })
    await says(await onPage(shop.mini, 'pages/account/hospitals/index'), 'page', /医院/)
    // No order is named, so this page leads on to all of them.
    await shop.mini.callWxMethod('reLaunch', { url: `/${REDIRECT}?routeKey=payConfirm` })
    await onPage(shop.mini, 'pages/account/order-center/index')
  })

  test('an unknown key, and a path of somebody else, lead home', async () => {
    for (const query of ['routeKey=nothing', `redirectPath=${encoded('//evil.example/a')}`]) {
      await shop.mini.callWxMethod('reLaunch', { url: `/${REDIRECT}?${query}&wtagid=W5` })
      const page = await onPage(shop.mini, PRODUCT)
      assert.equal((page.query as { wtagid?: string }).wtagid, 'W5')
    }
  })
})

test.describe('the subscribe page', () => {
  const WEB_PATH = `/insure?${shanghai}`
  /** Opens the native page as the page in a web view does. */
  const ask = async (productCode = 'PP57') => {
    await reLaunch(shop.mini, `/${WEB}?path=${encoded(WEB_PATH)}`)
    await webPage(shop).getByRole('button', { name: '立即投保' }).waitFor()
    await shop.mini.callWxMethod('navigateTo', {
      url: `/${SUBSCRIBE}?productCode=${productCode}&webPath=${encoded(WEB_PATH)}`,
    })
    return onPage(shop.mini, SUBSCRIBE)
  }
  /** What the page below was told. What the gateway is told of it comes in behind the pages. */
  const status = async () => {
    await onPage(shop.mini, WEB)
    const said = await until(async () => {
      const status = (await webAddress(shop)).searchParams.get('subscribeStatus')
      assert.ok(status)
      return status
    })
    await shop.simulator.answered()
    return said
  }
  const everyTemplate = ['SANDBOX-ISSUED', 'SANDBOX-PROGRESS', 'SANDBOX-REFUNDED']
  const settings = { answer: 'accept', banned: [], filtered: [], mainSwitch: true } as const

  for (const [name, given] of [
    ['rejected', { answer: 'reject' }],
    ['banned', { banned: everyTemplate }],
    ['filtered', { filtered: everyTemplate }],
  ] as const)
    test(`${name}: no harm, and the page below is told`, async () => {
      await shop.simulator.setSubscribeSettings({ ...settings, ...given })
      await tap(await ask(), 'button', '订阅消息提醒')
      assert.equal(await status(), 'reject')
    })

  test('switched off in the settings: says so, and the way on stays open', async () => {
    await shop.simulator.setSubscribeSettings({ ...settings, mainSwitch: false })
    const page = await ask()
    await tap(page, 'button', '订阅消息提醒')
    await says(page, 'page', /请在设置中打开/)
    await find(page, 'button', '去设置')
    await tap(page, 'button', '暂不订阅')
    assert.equal(await status(), 'reject')
  })

  test('a template that is no more says so', async () => {
    await shop.simulator.setSubscribeSettings({ ...settings, templates: [] })
    const page = await ask()
    await tap(page, 'button', '订阅消息提醒')
    await says(page, 'page', /模板ID不存在/)
  })

  test('one template accepted is enough', async () => {
    const filtered = ['SANDBOX-ISSUED']
    await shop.simulator.setSubscribeSettings({ ...settings, templates: everyTemplate, filtered })
    await tap(await ask(), 'button', '订阅消息提醒')
    assert.equal(await status(), 'accept')
  })

  test('accepted: the page below reads it in its address', async () => {
    await shop.simulator.setSubscribeSettings({ ...settings, answer: 'acceptWithAlert' })
    await tap(await ask(), 'button', '订阅消息提醒')
    assert.equal(await status(), 'accept')
  })

  test('who subscribed to all of it is told so, and is led back as subscribed', async () => {
    const page = await ask()
    await says(page, 'page', /您已订阅过这些消息/)
    await tap(page, 'button', '返回')
    assert.equal(await status(), 'accept')
  })

  test('a product without messages leads back', async () => {
    const page = await ask('XX99')
    await says(page, 'page', /暂无可订阅的消息/)
    await tap(page, 'button', '返回')
    assert.equal(await status(), 'reject')
  })
})

test('the form takes the number that WeChat tells, and a person who refuses can type it', async () => {
  const page = await reLaunch(shop.mini, `/${APPLY}?${shanghai}`)
  await shop.simulator.setPhone({ refuses: true })
  await tap(page, 'button', '使用微信绑定的手机号')
  await toasted(shop, /没有授权手机号/)
  await shop.simulator.setPhone({ refuses: false })
  await tap(page, 'button', '使用微信绑定的手机号')
  await until(async () => {
    const mobile = (await fieldsHold(page)).find(({ label }) => label === '手机号码')
    assert.equal(mobile?.value, '*******1111')
  })
  assert.doesNotMatch(await textOf(page, 'page'), /使用微信绑定的手机号/)
})

test.describe('the city-service login', () => {
  test('signs in by WeChat and leads on', async () => {
    const page = await reLaunch(shop.mini, `/${CITY_SERVICE}?cityCode=310000&channel=C1`)
    await says(page, 'page', /登录成功/)
    await tap(page, 'button', '继续')
    const policies = await onPage(shop.mini, 'pages/account/policy-list/index')
    assert.equal((policies.query as { channel?: string }).channel, 'C1')
  })

  test('a number that is refused stops nobody; one that is told is bound', async () => {
    const page = await reLaunch(shop.mini, `/${CITY_SERVICE}?cityCode=310000`)
    await shop.simulator.setPhone({ refuses: true })
    await tap(page, 'button', '微信授权手机号')
    await toasted(shop, /没有授权手机号/)
    await shop.simulator.setPhone({ refuses: false })
    await tap(page, 'button', '微信授权手机号')
    await toasted(shop, '手机号已绑定')
    await tap(page, 'button', '继续')
    await onPage(shop.mini, 'pages/account/policy-list/index')
  })

  test('a login that fails can be tried again', async () => {
    await shop.mini.callWxMethod('clearStorageSync')
    await shop.fault('wxLogin')
    await shop.simulator.restart(`${CITY_SERVICE}?cityCode=310000`)
    const page = await onPage(shop.mini, CITY_SERVICE)
    await says(page, 'page', /登录失败/)
    await tap(page, 'button', '重试')
    await says(page, 'page', /登录成功/)
  })
})

test.describe('city 000000', () => {
  test('leads to its native product page, cold and warm', async () => {
    await shop.simulator.restart(`${PRODUCT}?cityCode=000000&wtagid=W6`)
    const cold = await onPage(shop.mini, NATIVE_PRODUCT)
    assert.equal((cold.query as { productCode?: string }).productCode, 'PH0Q')
    await shop.simulator.enter(`${PRODUCT}?cityCode=000000&wtagid=W7`, CODE_SCAN)
    const warm = await onPage(shop.mini, NATIVE_PRODUCT)
    assert.equal((warm.query as { wtagid?: string }).wtagid, 'W7')
  })

  test('shows its own product after another one was looked at', async () => {
    const nanjing = `${PRODUCT}?cityCode=320100&productCode=PH4J`
    await find(await reLaunch(shop.mini, `/${nanjing}`), 'button', '立即投保')
    const page = await reLaunch(shop.mini, `/${NATIVE_PRODUCT}`)
    await find(page, 'button', '立即投保')
    assert.doesNotMatch(await textOf(page, 'page'), /没有找到/)
  })
})

test.describe('the share page once more', () => {
  test('every key of a web page opens that page in the web view', async () => {
    for (const [key, { paths }] of webOnly) {
      await shop.mini.callWxMethod('reLaunch', { url: `/${REDIRECT}?routeKey=${key}` })
      await until(async () => {
        const page = await onPage(shop.mini, WEB)
        assert.equal((page.query as { path?: string }).path, encoded(paths[0]), key)
      })
    }
  })
})
