import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { loadCatalogue } from '../../../server/catalogue/load'
import { FULL_CIRCLE } from '../../support/circle'
import {
  done,
  outTradeNoAt,
  payOrderOf,
  readNotices,
  submission,
  totalOf,
  type Insured,
} from '../../support/purchase'
import { openShop } from '../../support/shop'
import { signInByCalls } from '../../support/signed-in-phone'
import {
  addInsurant,
  arriveAt,
  askForCode,
  button,
  field,
  fillApplicant,
  next,
  noticeText,
  openProduct,
  type Product,
  products,
  readToEnd,
  seeNotice,
  seeResult,
  solve,
  startInsuring,
  words,
} from '../../support/storefront'
import { countHands, isAtMost } from '../../support/taps'
import { test } from '../../support/test'

/**
 * What a purchase asks of the hands where it is not the first one, or asks more (whole-purchase has
 * the others). `npm run bench -- taps` prints the table.
 */

const shop = openShop()

/** Agrees first and then types the code, whose last digit signs in. */
async function signInByCode(page: Page, mobile: string): Promise<void> {
  const { offset } = await shop.sandbox.captcha(await askForCode(page, mobile))
  await solve(page, offset)
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).tap()
  await field(page, '验证码').fill(await shop.sandbox.smsCode(mobile))
  await button(page, '下一步').waitFor()
}

/** Goes from the complete form to the cashier. */
async function goToCashier(
  page: Page,
  { product, agree }: { product: Product; agree: string },
): Promise<void> {
  await button(page, '查看明细').waitFor()
  await next(page)
  await button(page, agree).waitFor()
  // The one tap counts only after the last question was on the screen.
  const end = page.locator('.hm-health__end')
  if ((await end.count()) > 0) {
    assert.equal(await button(page, agree).isDisabled(), true)
    await end.scrollIntoViewIfNeeded()
  }
  await button(page, agree).tap()
  await noticeText(page).waitFor()
  const notices = loadCatalogue().page(product.cityCode, product.productCode)?.notices ?? []
  for (const [at, notice] of notices.entries()) {
    await seeNotice(page, at)
    await readToEnd(page)
    await button(page, notice === notices.at(-1) ? '我已阅读并同意' : '同意并阅读下一项').tap()
  }
  // Nothing is asked for that was agreed to, and the price was seen in the form.
  await button(page, '确认并支付').waitFor()
  assert.equal(await page.getByRole('checkbox').count(), 0)
  const wechat = page.getByRole('radio', { name: '微信支付' })
  if ((await wechat.count()) > 0 && !(await wechat.isChecked())) await wechat.check()
  await button(page, '确认并支付').tap()
}

test(
  'one person, seven questions about health: at most 14 taps and 4 fields',
  FULL_CIRCLE,
  async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    const since = await countHands(page)
    await openProduct(page, products.shenzhen)
    await startInsuring(page)
    await signInByCode(page, self.mobile)
    await fillApplicant(page, self)
    await addInsurant(page, '本人')
    await goToCashier(page, { product: products.shenzhen, agree: '以上均为“否”' })
    // Underwriting after the payment is told before it.
    const onward = button(page, '继续支付')
    await onward.or(button(page, '支付成功')).first().waitFor()
    if (await onward.isVisible()) await onward.tap()
    await arriveAt(page, /\/sandbox\/cashier/)
    await button(page, '支付成功').tap()
    await seeResult(page)
    isAtMost('seven questions about health', since(), { taps: 14, fields: 4 })
  },
)

const shanghai = { product: products.shanghai, agree: '均不存在，继续投保' }

test('the same four people next season: at most 8 taps and no field', async () => {
  const { page } = await shop.phone()
  const { self, spouse, father, daughter } = shop.family()
  const { product } = shanghai
  const insured: Insured[] = [
    { relationType: 'SELF', person: self },
    { relationType: 'SPOUSE', person: spouse },
    { relationType: 'FATHER_PARENTS', person: father },
    { relationType: 'DAUGHTER_CHILDREN', person: daughter },
  ]
  const { gateway, login } = await signInByCalls(page, shop.sandbox.origin, self.mobile)
  const traceId = await readNotices(gateway, login, { product })
  const totalFen = await totalOf(gateway, login, insured, product)
  const wanted = submission({ traceId, product }, insured, totalFen)
  const { proposalId } = done(await gateway.call('createProposal', wanted, { login }))
  const { terms } = loadCatalogue().page(product.cityCode, product.productCode) ?? { terms: [] }
  const documents = terms.map(({ url }) => url)
  done(await gateway.call('confirmProposal', { proposalId, version: 3, documents }, { login }))
  const opened = await gateway.call('createPayOrder', payOrderOf(proposalId), { login })
  const { payParams } = done(opened)
  await shop.sandbox.decide(outTradeNoAt(payParams, shop.sandbox.origin), 'PAID')

  await shop.sandbox.shiftClock(366 * 86_400_000)
  await signInByCalls(page, shop.sandbox.origin, self.mobile)
  const since = await countHands(page)
  await openProduct(page, product)
  await button(page, '再为这4人投保').tap()
  await words(page, '¥516.00').first().waitFor()
  await goToCashier(page, shanghai)
  await button(page, '支付成功').tap()
  await seeResult(page)
  isAtMost('the same four people next season', since(), { taps: 8, fields: 0 })
})
