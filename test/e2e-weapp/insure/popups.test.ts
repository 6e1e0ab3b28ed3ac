import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import {
  type Page,
  find,
  findAll,
  onPage,
  reLaunch,
  says,
  tap,
  textOf,
  until,
} from '@huimin/weapp-sim'
import { changedCatalogue } from '../../support/changed-catalogue'
import { confirmedProposal, newPerson } from '../../support/purchase'
import { test } from '../../support/test'
import { fill, noDialog } from '../../support/weapp-form'
import { toasted } from '../../support/weapp-screen'
import { openMiniShop } from '../../support/weapp-shop'

/** Popups that an operator switches on (`popups` of server/catalogue). They are in a subpackage. */

/** A sale in the past. */
const over = { startAt: '2024-02-20T00:00:00+08:00', endAt: '2025-02-20T00:00:00+08:00' }

const folder = changedCatalogue({
  '140000/MH11.json': (file) => ({ ...file, sale: over }),
  '140000/MH10.json': (file) => ({ ...file, sale: over, popups: { afterSale: 'reserveOnly' } }),
  '441600/MH02.json': (file) => ({ ...file, sale: over }),
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const INSURE = 'pages/insure/index'
const product = (cityCode: string, productCode: string, more = '') =>
  `${INSURE}?cityCode=${cityCode}&productCode=${productCode}${more}`

const shop = openMiniShop({
  person: 'popups',
  own: true,
  settings: { CATALOGUE_DIR: folder },
  entry: product('341200', 'PG27'),
})

const PANEL = '.hm-dialog__panel'
const settings = { answer: 'accept', banned: [], filtered: [], mainSwitch: true } as const

/** Waits for the popup that opens over the page by itself. */
const popupOver = async (path: string, title: string | RegExp): Promise<Page> => {
  await shop.simulator.restart(path)
  const page = await onPage(shop.mini, INSURE)
  await find(page, `${PANEL} .hm-heading`, title)
  return page
}

test.describe('before a product is looked at', () => {
  test('what must be read comes by itself; Back puts it off, confirming ends it', async () => {
    const page = await onPage(shop.mini, INSURE)
    await says(page, PANEL, /投保前请知悉[^]*不是基本医疗保险/)
    await shop.mini.native().navigateLeft()
    await noDialog(page)
    const again = await popupOver(product('341200', 'PG27'), '投保前请知悉')
    await tap(again, `${PANEL} button`, '我知道了')
    await noDialog(again)
    await find(again, 'button', '立即投保')
  })

  test('the alert waits at the prices, once an hour', async () => {
    const path = product('441700', 'PH6Z')
    await shop.simulator.restart(path)
    const page = await onPage(shop.mini, INSURE)
    await find(page, '.hm-prices')
    await shop.mini.callWxMethod('pageScrollTo', { scrollTop: 100_000 })
    await says(page, PANEL, /你即将进入参保流程/)
    await tap(page, `${PANEL} button`, '我知道了')
    await noDialog(page)
  })
})

test.describe('DL033 the sale is over', () => {
  const miners = (more = '') => product('140000', 'MH11', more)

  test('the answer of the subscribe page comes in the address: rejected, booked', async () => {
    const rejected = await popupOver(miners('&subscribeStatus=reject'), '关注公众号，预约下期投保')
    const refused = await find(rejected, `${PANEL} button`, '已拒绝')
    assert.equal(await refused.attribute('aria-disabled'), 'true')
    const booked = await popupOver(miners('&subscribeStatus=accept'), '您已预约成功')
    const button = await find(booked, `${PANEL} button`, '预约成功')
    assert.equal(await button.attribute('aria-disabled'), 'true')
  })

  test('WeChat asks in the tap that books; who refuses reads that, and is not booked', async () => {
    const page = await popupOver(miners(), '关注公众号，预约下期投保')
    await shop.simulator.setSubscribeSettings({ ...settings, answer: 'reject' })
    // The gateway has sent the code, and a long press can read it.
    const code = await find(page, `${PANEL} image`)
    assert.equal(await code.property('showMenuByLongpress'), true)
    await tap(page, `${PANEL} button`, '立即预约')
    await find(page, `${PANEL} button`, '已拒绝')
    const again = await popupOver(miners(), '关注公众号，预约下期投保')
    await shop.simulator.setSubscribeSettings(settings)
    await tap(again, `${PANEL} button`, '立即预约')
    await find(again, `${PANEL} button`, '预约成功')
    await says(again, PANEL, /您已预约成功/)
    // The booking is known on every later visit.
    await popupOver(miners(), '您已预约成功')
  })

  test('where WeChat cannot ask, the booking stands all the same', async () => {
    const page = await popupOver(product('140000', 'MH10'), '本期投保已结束，建议预约下期')
    await shop.simulator.setSubscribeSettings({ ...settings, mainSwitch: false })
    await tap(page, `${PANEL} button`, '立即预约')
    await find(page, `${PANEL} button`, '预约成功')
    await shop.simulator.setSubscribeSettings(settings)
  })

  test('agents book for nobody', async () => {
    const page = await popupOver(
      product('441600', 'MH02', '&entrySource=AGENT_MODE'),
      '本期投保已结束，建议预约下期',
    )
    assert.deepEqual(
      await Promise.all((await findAll(page, `${PANEL} button`)).map((button) => button.text())),
      ['关闭'],
    )
  })
})

test.describe('DL038 an order that waits for its payment', () => {
  test('meets people on the page of its product, with a clock that ticks', async () => {
    const login = await shop.login()
    await confirmedProposal(shop.remote, login, [
      { relationType: 'SELF', person: newPerson('1980-02-02') },
    ])
    const page = await popupOver(product('310000', 'PP57'), '只差一步')
    const clock = async () => /\d\d:\d\d:\d\d/.exec(await textOf(page, PANEL))?.[0]
    const first = await until(async () => (await clock()) ?? assert.fail('no clock'))
    await until(async () => assert.notEqual(await clock(), first))
    await tap(page, `${PANEL} button`, '立即支付')
    const order = await onPage(shop.mini, 'pages/purchase/pay-confirm/index')
    const { fromContinuePay, channel } = order.query as Record<string, string>
    assert.deepEqual([fromContinuePay, channel], ['1', 'continuePay'])
    await find(order, 'button', '确认并支付')
  })
})

test.describe('who goes back', () => {
  const POLICIES = 'pages/account/policy-list/index'

  /** Opens a product's page over another page, so that Back has a target. */
  const openOver = async (path: string): Promise<Page> => {
    await shop.mini.callWxMethod('navigateTo', { url: `/${path}` })
    return onPage(shop.mini, INSURE)
  }
  /** Waits until the page guards Back. */
  const held = (page: Page) => find(page, 'page-container')
  const goBack = () => shop.mini.native().navigateLeft()

  test('DL008 is asked about a form that was begun, once a visit, and leaves then', async () => {
    await shop.simulator.restart(POLICIES)
    await onPage(shop.mini, POLICIES)
    const page = await openOver(product('441700', 'PH6Z'))
    await tap(page, 'button', '立即投保')
    await fill(await onPage(shop.mini, 'pages/purchase/apply/index'), '姓名', '王建国')
    await goBack()
    await held(await onPage(shop.mini, INSURE))
    await goBack()
    await says(page, PANEL, /你尚未完成投保[^]*惠民保障计划全年可投保，投保并付款后保障才会生效。/)
    await tap(page, `${PANEL} button`, '继续投保')
    await noDialog(page)
    await find(await onPage(shop.mini, INSURE), 'button', '立即投保')
    await goBack()
    await onPage(shop.mini, POLICIES)
  })

  test('and may be reminded later', async () => {
    await shop.simulator.restart(POLICIES)
    await onPage(shop.mini, POLICIES)
    const page = await openOver(product('441700', 'PH6Z'))
    await held(page)
    await goBack()
    await tap(page, `${PANEL} button`, '稍后提醒我')
    await toasted(shop, '明天会提醒您完成投保')
  })

  test('leaves at once where a phone does not tell of Back', async () => {
    await shop.simulator.restart(POLICIES, { catchesBack: false })
    await onPage(shop.mini, POLICIES)
    await held(await openOver(product('370300', 'MH16')))
    await goBack()
    await onPage(shop.mini, POLICIES)
  })

  test('DL046 has begun nothing: is told of the product later', async () => {
    await shop.simulator.restart(POLICIES)
    await onPage(shop.mini, POLICIES)
    const page = await openOver(product('370300', 'MH16'))
    await held(page)
    await goBack()
    await says(page, PANEL, /还在犹豫吗/)
    await tap(page, `${PANEL} button`, '订阅消息通知')
    await toasted(shop, '订阅成功，明天会提醒您')
  })
})

test('a package that does not come asks nothing, and the page works', async () => {
  await shop.simulator.restart(product('310000', 'PP57'))
  await shop.simulator.setPackages({ lost: ['pages/purchase'] })
  const page = await reLaunch(shop.mini, `/${product('341200', 'PG27')}`)
  await find(page, 'button', '立即投保')
  await shop.simulator.setPackages({ lost: [] })
})
