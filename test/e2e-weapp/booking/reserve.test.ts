import assert from 'node:assert/strict'
import { find, onPage, reLaunch, says, tap, until } from '@huimin/weapp-sim'
import { done } from '../../support/purchase'
import { test } from '../../support/test'
import { webAddress, webPage } from '../../support/weapp-screen'
import { openMiniShop } from '../../support/weapp-shop'

/** ENV014: booking the next sale, on the native page and on the web page in the mini-program. */

const RESERVE = 'pages/purchase/reserve/index'
const WEB = 'pages/web/index'
const SUBSCRIBE = 'pages/longTerm/benefitThePeople/tool/subscribe-for-insure/index'
const PRODUCT = 'cityCode=310000&productCode=PP57'

const shop = openMiniShop({ person: 'reserve' })

const settings = { answer: 'accept', banned: [], filtered: [], mainSwitch: true } as const
/** Opens the page and waits until the booking button works, which needs WeChat's templates. */
const open = async () => {
  const page = await reLaunch(shop.mini, `/${RESERVE}?${PRODUCT}`)
  await until(async () => {
    const book = await find(page, 'button', '预约下期提醒')
    assert.notEqual(await book.attribute('aria-disabled'), 'true')
  })
  return page
}

test.describe('on the native page', () => {
  test('WeChat asks in the tap that books: refused, nothing is booked', async () => {
    const page = await open()
    await shop.simulator.setSubscribeSettings({ ...settings, answer: 'reject' })
    await tap(page, 'button', '预约下期提醒')
    const refused = await find(page, 'button', '已拒绝')
    assert.equal(await refused.attribute('aria-disabled'), 'true')
  })

  test('allowed, it is booked, and can be given up', async () => {
    const page = await open()
    await shop.simulator.setSubscribeSettings(settings)
    await tap(page, 'button', '预约下期提醒')
    await says(page, 'page', /您已预约成功[^]*微信/)
    const booked = await find(page, 'button', '预约成功')
    assert.equal(await booked.attribute('aria-disabled'), 'true')
    await tap(page, 'button', '取消预约')
    await find(page, 'button', '预约下期提醒')
  })

  test('where messages are switched off it is booked all the same', async () => {
    const page = await open()
    await shop.simulator.setSubscribeSettings({ ...settings, mainSwitch: false })
    await tap(page, 'button', '预约下期提醒')
    await find(page, 'button', '预约成功')
    await tap(page, 'button', '取消预约')
    await find(page, 'button', '预约下期提醒')
    await shop.simulator.setSubscribeSettings(settings)
  })
})

test('in the web view it is booked, and the native page asks and answers in the address', async () => {
  // The consent on the native page is withdrawn, or the next page would not ask again.
  const takenBack = {
    ...{ actionId: 'reject' as const, templateId: 'SANDBOX-SALE-OPENS' },
    ...{ insuranceType: 'PP57', subscribeId: 'PP57_RESERVE' },
  }
  const login = await shop.login()
  done(await shop.remote.call('reportSubscribe', takenBack, { login }))
  const path = encodeURIComponent(`/insure-reserve?${PRODUCT}`)
  for (const [answer, status, word] of [
    ['reject', 'reject', '已拒绝'],
    ['accept', 'accept', '预约成功'],
  ] as const) {
    await reLaunch(shop.mini, `/${WEB}?path=${path}`)
    await webPage(shop).getByRole('button', { name: '预约下期提醒', disabled: false }).tap()
    const native = await onPage(shop.mini, SUBSCRIBE)
    await shop.simulator.setSubscribeSettings({ ...settings, answer })
    await tap(native, 'button', '订阅消息提醒')
    await onPage(shop.mini, WEB)
    await until(async () =>
      assert.equal((await webAddress(shop)).searchParams.get('subscribeStatus'), status),
    )
    await webPage(shop).getByRole('button', { name: word, disabled: true }).waitFor()
    await webPage(shop).getByRole('button', { name: '取消预约' }).tap()
    await webPage(shop).getByRole('button', { name: '取消预约' }).waitFor({ state: 'detached' })
  }
})
