import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  find,
  onPage,
  reLaunch,
  says,
  tap,
  until,
  type MiniProgram,
  type Sim,
} from '@huimin/weapp-sim'
import { phones } from '../support/browser'
import { newFamily } from '../support/family'
import { test } from '../support/test'
import { openMiniProgram, payInSandbox, type PaymentAction } from '../support/weapp'
import { fill, fillLast, noDialog } from '../support/weapp-form'
import { addSelf, agree, answerHealth, goOn, readNotices, seePrice } from '../support/weapp-shopper'

/**
 * `npm run shots -- weapp` takes a picture of every page of the compiled mini-program, for a
 * comparison with those of the web (`npm run shots -- pages`), into shots/weapp-<look>/.
 */

interface Look {
  name: string
  size: keyof typeof phones
  dark?: boolean
  elder?: boolean
}

const looks: Look[] = [
  { name: '390-light', size: 'common' },
  { name: '390-dark', size: 'common', dark: true },
  { name: '390-elder', size: 'common', elder: true },
  { name: '320-light', size: 'small' },
  { name: '320-dark', size: 'small', dark: true },
  { name: '320-elder', size: 'small', elder: true },
]

const PRODUCT = 'cityCode=310000&productCode=PP57'
const SCROLLER = '.page-host:not([hidden]) .page-scroller'

const camera = (sim: Sim, look: Look) => {
  let taken = 0
  const viewport = phones[look.size]
  return async (name: string, { full = false } = {}): Promise<void> => {
    taken += 1
    const file = `${String(taken).padStart(2, '0')}-${name}.png`
    if (full) {
      const height = await sim.page.locator(SCROLLER).evaluate((page) => page.scrollHeight)
      await sim.page.setViewportSize({ ...viewport, height: Math.max(height, viewport.height) })
    }
    const path = join(__dirname, '../../shots', `weapp-${look.name}`, file)
    await sim.page.screenshot({ path, animations: 'disabled' })
    await sim.page.setViewportSize(viewport)
  }
}

const walk = async (
  mini: MiniProgram,
  sim: Sim,
  look: Look,
  pay: (action: PaymentAction) => void,
): Promise<void> => {
  const shoot = camera(sim, look)
  const family = newFamily()
  const insure = async (city: string, product: string) => {
    const page = await reLaunch(mini, `/pages/insure/index?cityCode=${city}&productCode=${product}`)
    await find(page, 'button', '立即投保')
    return page
  }
  const shanghai = await insure('310000', 'PP57')
  if (look.elder) await tap(shanghai, 'button', /长辈版/)
  await shoot('insure-shanghai')
  await mini.callWxMethod('pageScrollTo', { scrollTop: 100_000 })
  await says(shanghai, 'page', /承保与监督/)
  await mini.callWxMethod('pageScrollTo', { scrollTop: 0 })
  await shoot('insure-shanghai-full', { full: true })
  await insure('320100', 'PH4J')
  await shoot('insure-nanjing')

  await tap(await insure('320100', 'PH4J'), 'button', '立即投保')
  await find(await onPage(mini, 'pages/purchase/apply/index'), 'button', '下一步')
  await shoot('apply-plans', { full: true })

  await tap(await insure('310000', 'PP57'), 'button', '立即投保')
  const form = await onPage(mini, 'pages/purchase/apply/index')
  await find(form, 'button', '下一步')
  await shoot('apply')
  await tap(form, 'button', '下一步')
  await shoot('apply-errors')
  await fill(form, '姓名', family.self.name)
  await fill(form, '证件号码', family.self.id)
  await fill(form, '手机号码', family.self.mobile)
  await addSelf(form)
  await tap(form, 'button', '配偶')
  await says(form, 'page', /第2位被保人/)
  await fillLast(form, '姓名', family.spouse.name)
  await shoot('apply-spouse', { full: true })
  await fillLast(form, '证件号码', family.spouse.id)
  await says(form, 'page', /258/)
  await mini.callWxMethod('hideKeyboard')
  await find(form, 'button', '查看明细')
  await shoot('apply-family', { full: true })
  await tap(form, 'button', '查看明细')
  await find(form, 'button', '我已确认')
  await shoot('premium')
  await tap(form, 'button', '我已确认')
  await goOn(form)
  const health = await onPage(mini, 'pages/purchase/health-confirm/index')
  await find(health, 'button', '均不存在，继续投保')
  await shoot('health')
  await answerHealth(health)
  await find(health, 'button', '同意并阅读下一项')
  await shoot('notices')
  await readNotices(health)
  await seePrice(mini)
  const confirm = await onPage(mini, 'pages/purchase/pay-confirm/index')
  await find(confirm, 'button', '确认并支付')
  await shoot('pay-confirm', { full: true })
  pay('fail')
  await agree(confirm)
  await tap(confirm, 'button', '确认并支付')
  const payment = await onPage(mini, 'pages/purchase/payment/index')
  await find(payment, '.hm-dialog__panel button')
  await shoot('payment-failed')
  await mini.native().navigateLeft()
  await noDialog(payment)
  await shoot('payment')
  pay('pay')
  await tap(payment, 'button', '重新支付')
  // A new pay order replaces the failed one, on a page with the same path.
  await until(async () =>
    tap(await onPage(mini, 'pages/purchase/payment/index'), 'button', '立即支付', 0),
  )
  const result = await onPage(mini, 'pages/purchase/result/index')
  await says(result, 'page', /投保成功/)
  await shoot('result', { full: true })
  await tap(result, 'button', '查看订单')
  await says(await onPage(mini, 'pages/account/order-detail/index'), 'page', /已支付/)
  await shoot('order', { full: true })
  const account = async (path: string, says_: RegExp, name: string) => {
    const page = await reLaunch(mini, `/pages/${path}`)
    await says(page, 'page', says_)
    await shoot(name)
    return page
  }
  await account(`account/order-center/index?${PRODUCT}`, /申城安心保/, 'orders')
  const policies = await account(`account/policy-list/index?${PRODUCT}`, /申城安心保/, 'policies')
  await tap(policies, '.hm-link', /申城安心保/)
  await says(await onPage(mini, 'pages/account/policy-detail/index'), 'page', /保障责任/)
  await shoot('policy', { full: true })
  await account(`account/settings/index?${PRODUCT}`, /注销|退出/, 'settings')
  await account('reader/index?url=%2Fdocuments%2Fprivacy', /更新日期/, 'document')
  await account('error/index', /./, 'error')
  await account('cityService/login/index?cityCode=310000', /登录成功/, 'city-service')
  await account(
    'longTerm/benefitThePeople/product/index?cityCode=000000&productCode=PH0Q',
    /./,
    'ph0q',
  )
  await account(
    `longTerm/benefitThePeople/tool/subscribe-for-insure/index?productCode=PP57`,
    /订阅/,
    'subscribe',
  )
}

for (const look of looks)
  test(look.name, async ({ browser, sharedGateway }) => {
    const { origin } = await sharedGateway()
    const folder = join(__dirname, '../../shots', `weapp-${look.name}`)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    let action: PaymentAction = 'pay'
    const { mini, sim, stop } = await openMiniProgram({
      browser,
      dist: join(__dirname, '../../dist/weapp'),
      gatewayOrigin: origin,
      loginCode: `shots-${look.name}`,
      viewport: phones[look.size],
      onRequestPayment: payInSandbox(origin, () => action),
    })
    if (!sim) throw new Error('pictures are taken in the simulator')
    try {
      await sim.page.emulateMedia({ colorScheme: look.dark ? 'dark' : 'light' })
      await walk(mini, sim, look, (next) => (action = next))
    } finally {
      await stop()
    }
  })
