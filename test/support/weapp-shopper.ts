import assert from 'node:assert/strict'
import type { MiniProgram, Page } from '../weapp-sim/driver'
import { currentPage, find, findAll, onPage, tap, until } from '../weapp-sim/driver'
import { sealId18 } from './credentials'
import { fill } from './weapp-form'

/** Person of 36 on the effective day; nobody real. */
export const BUYER = {
  name: '王建国',
  identity: sealId18('11010119900307001'),
  mobile: '13912345678',
}

/** From the product's page to the health notice, buying for oneself. */
export const applyForSelf = async (mini: MiniProgram): Promise<void> => {
  await tap(await onPage(mini, 'pages/insure/index'), 'button', '立即投保')
  const page = await onPage(mini, 'pages/purchase/apply/index')
  await fill(page, '姓名', BUYER.name)
  await fill(page, '证件号码', BUYER.identity)
  await fill(page, '手机号码', BUYER.mobile)
  await tap(page, 'button', '本人')
  await tap(page, 'button', '下一步')
}

type Scrolling = Page & { scrollTo(x: number, y: number): Promise<void> }

const FAR_BELOW = 100_000

/** Reads each notice to its end, as its button demands, and agrees. */
const readNotices = async (page: Page): Promise<void> => {
  for (const agree of ['同意并阅读下一项', '同意并阅读下一项', '我已阅读并同意']) {
    const button = await find(page, 'button', agree)
    const before = await (await find(page, 'scroll-view')).text()
    const text = await find(page, 'scroll-view')
    await (text as unknown as Scrolling).scrollTo(0, FAR_BELOW)
    await until(async () => assert.notEqual(await button.attribute('aria-disabled'), 'true'))
    await until(() => button.tap())
    await until(async () => {
      const [next] = await findAll(page, 'scroll-view')
      assert.notEqual(next && (await next.text()), before)
    })
  }
}

/** Health notice, important notices and premium detail, to the confirmation of the payment. */
export const confirmHealth = async (mini: MiniProgram): Promise<Page> => {
  const page = await onPage(mini, 'pages/purchase/health-confirm/index')
  await tap(page, 'button', '均不存在，继续投保')
  await readNotices(page)
  await tap(page, 'button', '我已确认')
  return onPage(mini, 'pages/purchase/pay-confirm/index')
}

/** Agrees to the terms, which leads to the payment page. */
export const confirmAndPay = async (mini: MiniProgram): Promise<Page> => {
  const page = await currentPage(mini)
  await tap(page, '.hm-choice', '我已阅读并同意')
  await tap(page, 'button', '确认并支付')
  return onPage(mini, 'pages/purchase/payment/index')
}
