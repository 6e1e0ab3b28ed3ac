import assert from 'node:assert/strict'
import type { Page, Request } from '@playwright/test'
import { errorCodes } from '../../../src/contract/errors'
import { FULL_CIRCLE } from '../../support/circle'
import { openShop } from '../../support/shop'
import {
  acceptPrice,
  addInsurant,
  address,
  arriveAt,
  button,
  confirmOrder,
  field,
  fillFamily,
  fillOne,
  heading,
  insurant,
  next,
  openOrder,
  openProduct,
  passHealth,
  payAt,
  products,
  propose,
  reachApply,
  readNotices,
  readToEnd,
  seeResult,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()

/** A steady run does not hold the save that leaves with a page: the next page asks for it. */
const sendSavesAtOnce = (page: Page) => page.route('**/saveDraftToc', (route) => route.continue())

test.describe('a reload', () => {
  test('in the middle of typing keeps every value as far as it was typed', async () => {
    const { page } = await shop.phone()
    const { self, father } = shop.family()
    await reachApply(page, shop.sandbox, products.shanghai, self)
    await sendSavesAtOnce(page)
    await field(page, '姓名').fill('王')
    await field(page, '证件号码').fill('110101')
    await addInsurant(page, '父亲', { name: father.name, id: father.id.slice(0, 10) })
    // The toast may be gone before the whole page has loaded.
    const told = words(page, '已恢复上次填写的内容').waitFor()
    await page.reload()
    await told
    assert.equal(await field(page, '姓名').first().inputValue(), '王')
    assert.equal(await field(page, '证件号码').first().inputValue(), '110101')
    const card = insurant(page, '父亲')
    // A complete value comes back sealed, so the field shows its mask.
    assert.equal(await field(card, '姓名').inputValue(), '王**')
    assert.equal(await field(card, '证件号码').inputValue(), father.id.slice(0, 10))
  })

  test('at every step of a purchase loses nothing', async () => {
    const { page } = await shop.phone()
    const family = shop.family()
    await reachApply(page, shop.sandbox, products.shanghai, family.self)
    await sendSavesAtOnce(page)
    await fillFamily(page, family)
    await page.reload()
    await words(page, '¥516.00').waitFor()
    assert.equal(await page.getByRole('group', { name: / · / }).count(), 4)

    await next(page)
    await page.reload()
    await passHealth(page)
    await readToEnd(page)
    await button(page, '同意并阅读下一项').tap()
    await page.reload()
    await passHealth(page)
    await readNotices(page)
    await acceptPrice(page)

    await page.getByRole('radio', { name: '微信支付' }).check()
    await page.reload()
    await words(page, '¥516.00').first().waitFor()
    await confirmOrder(page)

    const order = page.url()
    await page.reload()
    await button(page, '立即支付').waitFor()
    assert.equal(page.url(), order)
    await payAt(page, '稍后到账')
    await page.reload()
    await words(page, '正在确认支付结果').waitFor()
    await shop.sandbox.shiftClock(10_000)
    await seeResult(page)

    await page.reload()
    await seeResult(page)
    assert.equal(await words(page, /^保单号/).count(), 4)
    assert.equal((await shop.sandbox.payOrders()).length, 1)
  })
})

test.describe('the steps of a sale', () => {
  test('that are on their way when the page is reloaded arrive after it', FULL_CIRCLE, async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await reachApply(page, shop.sandbox, products.shanghai, self)
    await fillOne(page, self)
    await page.route('**/saveTraceBack', () => undefined)
    await next(page)
    await page.reload()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await passHealth(page)
    await readNotices(page)
    await acceptPrice(page)
  })

  test('that were not taken are noted anew, from the start', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await reachApply(page, shop.sandbox, products.shanghai, self)
    await fillOne(page, self)
    await words(page, '¥129.00').first().waitFor()
    const refused = { code: errorCodes.TRACE_REFUSED, message: '' }
    await page.route('**/saveTraceBack', (route) => route.fulfill({ json: refused }))
    const filled = page.waitForResponse(
      (response) =>
        response.url().endsWith('/saveTraceBack') &&
        (response.request().postData() ?? '').includes('"FILL"'),
    )
    await next(page)
    await filled
    await page.unrouteAll({ behavior: 'wait' })
    await passHealth(page)
    await readNotices(page)
    const told = page.getByRole('dialog')
    await told.getByText('请先完整阅读并同意投保告知').waitFor()
    await told.getByRole('button', { name: '好的' }).tap()
    await passHealth(page)
    await readNotices(page)
    await acceptPrice(page)
  })
})

/** Whether the saved draft has an answer to each question. */
const isAnswered = (save: Request): boolean => {
  const { data } = save.postDataJSON() as {
    data: { draft: { health?: { answers: (string | null)[] } } }
  }
  return data.draft.health?.answers.every((answer) => answer === 'no') ?? false
}

test('answers to the health questions outlive a reload, for the same people', async () => {
  const { page } = await shop.phone()
  const { self, father } = shop.family()
  await reachApply(page, shop.sandbox, products.shenzhen, self)
  await fillOne(page, self)
  await next(page)
  const no = page.getByRole('radio', { name: '否' })
  await no.first().waitFor()
  assert.equal(await page.getByRole('radiogroup').count(), 7)
  // One tap denies them all, once the last was on the screen.
  const deny = button(page, '以上均为“否”')
  assert.equal(await deny.isDisabled(), true)
  await page.locator('.hm-health__end').scrollIntoViewIfNeeded()
  await deny.and(page.locator(':enabled')).waitFor()
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/saveDraftToc') && isAnswered(response.request()),
  )
  for (let at = 0; at < (await no.count()); at += 1) await no.nth(at).check()
  await kept
  await page.reload()
  await no.first().waitFor()
  assert.equal(
    await page.getByRole('radio', { name: '否', checked: true }).count(),
    await no.count(),
  )
  assert.ok(await deny.isEnabled())
  await page.goBack()
  await addInsurant(page, '父亲', father)
  await next(page)
  assert.equal(await page.getByRole('radio', { checked: true }).count(), 0)
})

test.describe('going back', () => {
  test(
    'after a reload with a notice open leaves the page, as its address says',
    FULL_CIRCLE,
    async () => {
      const { page } = await shop.phone()
      const { self } = shop.family()
      await openProduct(page, products.shanghai)
      await reachApply(page, shop.sandbox, products.shanghai, self)
      await fillOne(page, self)
      await next(page)
      await passHealth(page)
      await page.reload()
      await passHealth(page)
      await readNotices(page)
      await acceptPrice(page)
      await page.goBack()
      await arriveAt(page, /\/insure-apply/)
      await button(page, '下一步').waitFor()
      await page.goBack()
      await button(page, '立即投保').waitFor()
      assert.match(page.url(), /\/insure\?/)
    },
  )

  test('from the health notice and the order finds the form, and what is changed replaces it, said first', async () => {
    const { page, context } = await shop.phone()
    const family = shop.family()
    await reachApply(page, shop.sandbox, products.shanghai, family.self)
    await fillOne(page, family.self)
    await next(page)
    await page.goBack()
    await button(page, '下一步').waitFor()
    await insurant(page, '本人').waitFor()
    // The person may be verified by now. A field is shown as typed, or locked with its mask.
    const shown = async (label: string, masked: string) =>
      (await field(page, label).first().inputValue()).replace(/\*+/, masked)
    assert.equal(await shown('证件号码', family.self.id.slice(3, -3)), family.self.id)
    await propose(page)

    // The submitted order is in the list of unpaid orders.
    const list = await context.newPage()
    await list.goto(address('/order-center', { ...products.shanghai, tab: 'unpaid' }))
    await button(list, '去支付').tap()
    await arriveAt(list, /\/pay-confirm-v3/)
    await list.close()

    await page.goBack()
    await button(page, '下一步').waitFor()
    assert.equal(await shown('姓名', family.self.name.slice(1)), family.self.name)
    await page.goForward()
    await button(page, '修改被保人信息').tap()
    await addInsurant(page, '父亲', family.father)
    await words(page, '¥258.00').first().waitFor()
    await next(page)
    await passHealth(page)
    await readNotices(page)
    const asked = page.getByRole('dialog', { name: '您有一笔未支付的订单' })
    await asked.getByRole('button', { name: '继续提交' }).tap()
    await arriveAt(page, /\/pay-confirm-v3/)
    await words(page, '¥258.00').first().waitFor()
    await confirmOrder(page)
    await payAt(page, '支付成功')
    await seeResult(page)

    await page.goto(address('/order-center', products.shanghai))
    await words(page, '已取消').waitFor()
    assert.equal(await words(page, '已支付').count(), 2, 'its tab and the order')
    // The draft is used up, so the next purchase starts without insured people.
    await page.goto(address('/insure-apply', products.shanghai))
    await button(page, '下一步').waitFor()
    assert.equal(await page.getByRole('group', { name: / · / }).count(), 0)
  })

  test('closes what is open first: notices, then the page', FULL_CIRCLE, async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await reachApply(page, shop.sandbox, products.shanghai, self)
    await fillOne(page, self)
    await next(page)
    await passHealth(page)
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await button(page, '均不存在，继续投保').waitFor()
    assert.match(page.url(), /\/health-confirm-v3/)
    await page.goBack()
    await button(page, '下一步').waitFor()
    assert.equal(await field(page, '姓名').first().inputValue(), self.name)
  })

  test('from the cashier page makes no second proposal, paying goes on, and only once', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await openOrder(page, shop.sandbox, self)
    const confirm = page.url()
    await confirmOrder(page)
    await page.goBack()
    await arriveAt(page, (url) => url.pathname !== '/payment')
    await page.goto(address('/order-center', { ...products.shanghai, tab: 'unpaid' }))
    const orders = page.getByRole('link', { name: '申城安心保' })
    await orders.waitFor()
    await button(page, '去支付').tap()
    const pay = button(page, '立即支付').or(button(page, '确认并支付'))
    await pay.waitFor()
    if (await button(page, '确认并支付').isVisible()) await confirmOrder(page)
    await payAt(page, '支付成功')
    await seeResult(page)
    // Back leads to the product, not to the cashier, as soon as the page guards it.
    await page.waitForFunction(() => 'guarded' in ((history.state ?? {}) as object))
    await page.goBack()
    await arriveAt(page, /\/insure\?/)
    await page.goto(address('/order-center', products.shanghai))
    await orders.waitFor()
    // The order that is paid says so instead of taking money again.
    await page.goto(confirm)
    await heading(page, '该订单已支付').waitFor()
    await page.getByRole('link', { name: '查看投保结果' }).tap()
    await seeResult(page)
  })
})
