import assert from 'node:assert/strict'
import {
  currentPage,
  find,
  findAll,
  onPage,
  tap,
  touch,
  until,
  type MiniProgram,
  type Page,
} from '@huimin/weapp-sim'
import type { Applicant } from './family'
import { fill } from './weapp-form'

/** Goes from the product page to the health notice, for an applicant who is the insured person. */
export const applyForSelf = async (mini: MiniProgram, buyer: Applicant): Promise<void> => {
  await tap(await onPage(mini, 'pages/insure/index'), 'button', '立即投保')
  const page = await onPage(mini, 'pages/purchase/apply/index')
  await fill(page, '姓名', buyer.name)
  await fill(page, '证件号码', buyer.id)
  await fill(page, '手机号码', buyer.mobile)
  await addSelf(page)
  await goOn(page)
}

/** Insures the applicant. The first form of a new user begins with that user. */
export const addSelf = async (page: Page): Promise<void> => {
  await find(page, 'button', '下一步')
  for (const person of await findAll(page, '.hm-insurant'))
    if ((await person.text()).includes('本人')) return
  await tap(page, 'button', '本人')
}

/** Continues from the form and agrees to its terms. */
export const goOn = async (page: Page): Promise<void> => {
  await find(page, 'button', '下一步')
  await agree(page)
  await tap(page, 'button', '下一步')
}

/** Agrees to the documents that a page asks for. It asks for none that were agreed to before. */
export const agree = async (page: Page): Promise<void> => {
  for (const choice of await findAll(page, '.hm-choice'))
    if ((await choice.text()).includes('我已阅读并同意')) await touch(choice)
}

/** Accepts the price, if the form had not shown it. `next` is there when the page goes on. */
export const acceptPrice = (mini: MiniProgram, next: () => Promise<unknown>): Promise<void> =>
  until(async () => {
    if (await next()) return
    const page = await currentPage(mini)
    for (const button of await findAll(page, '.hm-dialog__panel button'))
      if ((await button.text()).includes('我已确认')) await button.tap()
    assert.ok(await next())
  })

const isOnOrder = async (mini: MiniProgram): Promise<boolean> =>
  (await currentPage(mini)).path === 'pages/purchase/pay-confirm/index'

/** Goes on from the notices to the order. */
export const seePrice = (mini: MiniProgram): Promise<void> =>
  acceptPrice(mini, () => isOnOrder(mini))

type Scrolling = Page & { scrollTo(x: number, y: number): Promise<void> }

const FAR_BELOW = 100_000

const ALL_FORCED = [{ forceRead: true }, { forceRead: true }, { forceRead: true }]

/**
 * Agrees to each notice. It scrolls to the end of a notice with forced reading, and checks that
 * only such a notice requires this.
 */
export const readNotices = async (
  page: Page,
  notices: readonly { readonly forceRead: boolean }[] = ALL_FORCED,
): Promise<void> => {
  for (const [index, { forceRead }] of notices.entries()) {
    const agree = index === notices.length - 1 ? '我已阅读并同意' : '同意并阅读下一项'
    const button = await find(page, 'button', agree)
    const text = await find(page, 'scroll-view')
    const before = await text.text()
    if (forceRead) {
      await until(async () => assert.equal(await button.attribute('aria-disabled'), 'true'))
      await (text as unknown as Scrolling).scrollTo(0, FAR_BELOW)
    }
    await until(async () => assert.notEqual(await button.attribute('aria-disabled'), 'true'))
    await touch(button)
    await until(async () => {
      const [next] = await findAll(page, 'scroll-view')
      assert.notEqual(next && (await next.text()), before)
    })
  }
}

/** Declares that nothing in the health notice applies. Single questions are answered one by one. */
export const answerHealth = async (page: Page, agree = '均不存在，继续投保'): Promise<void> => {
  await find(page, 'button', agree)
  for (const question of await findAll(page, '.hm-health__question'))
    await tap(question as unknown as Page, '.hm-choice', /否\s*$/)
  await tap(page, 'button', agree)
}

/** Goes through health notice, notices and premium to the confirmation of the payment. */
export const confirmHealth = async (mini: MiniProgram): Promise<Page> => {
  const page = await onPage(mini, 'pages/purchase/health-confirm/index')
  await tap(page, 'button', '均不存在，继续投保')
  await readNotices(page)
  await seePrice(mini)
  return onPage(mini, 'pages/purchase/pay-confirm/index')
}

/**
 * Agrees to the terms and confirms. The payment sheet opens at once over the payment page. A person
 * who pays leaves that page immediately.
 */
export const confirmAndPay = async (mini: MiniProgram): Promise<void> => {
  const page = await currentPage(mini)
  await find(page, 'button', '确认并支付')
  await agree(page)
  await tap(page, 'button', '确认并支付')
}
