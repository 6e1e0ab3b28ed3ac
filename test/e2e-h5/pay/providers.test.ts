import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { FULL_CIRCLE } from '../../support/circle'
import { openShop } from '../../support/shop'
import { orderByCalls, proposeByCalls } from '../../support/signed-in-phone'
import {
  address,
  agreeToTerms,
  arriveAt,
  button,
  field,
  fillOne,
  heading,
  payAt,
  type Product,
  products,
  propose,
  seeResult,
  startInsuring,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()
const to = encodeURIComponent(address('/insure', products.shanghai))
const jining = { cityCode: '370800', productCode: 'PG52' }

const way = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

async function openConfirm(page: Page, product: Product, path = '/pay-confirm-v3') {
  const { self, father } = shop.family()
  // Jining's product insures only people over fifty.
  const buyer = product === jining ? { ...father, mobile: self.mobile } : self
  const proposalId = await proposeByCalls(page, shop.sandbox.origin, buyer, product)
  await page.goto(address(path, { ...product, proposalId }))
  await button(page, '确认并支付').waitFor()
}

/** Ends the newest order with the given result. */
async function end(wish: object): Promise<void> {
  const orders = await shop.sandbox.payOrders()
  const { outTradeNo } = orders.at(-1) ?? assert.fail('no order')
  const answer = await fetch(`${shop.sandbox.origin}/sandbox/pay-orders/${outTradeNo}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...wish, notify: { times: 1 } }),
  })
  assert.equal(answer.status, 200)
}

test.describe('paying another way', () => {
  // The bank card is paid by below, where it is chosen at the cashier, and OTHER leads to its cashier.
  for (const [row, name, cashier, product, path, title, circle] of [
    ['EN007', '银行卡支付', '银行卡收银台', products.shanghai, '/pay-confirm-pdd', '', FULL_CIRCLE],
    [
      ...(['EN007 RT049', '快捷支付', '通联支付收银台', products.nanjing] as const),
      ...(['/pay-confirm-pjp', '和家人一起核对', {}] as const),
    ],
    // OTHER is no real provider. Its entry names the provider whose cashier opens.
    ['EN007', '其他银行', '银行卡收银台', products.nanjing, '/pay-confirm-v3', '', FULL_CIRCLE],
  ] as const)
    test(
      `${row} ${name}: chosen, paid at its own cashier, and back with the truth`,
      circle,
      async () => {
        const { page } = await shop.phone()
        await openConfirm(page, product, path)
        if (title) await heading(page, title).waitFor()
        assert.equal(await way(page, '微信支付').isChecked(), true)
        await way(page, name).check()
        await agreeToTerms(page)
        await button(page, '确认并支付').tap()
        await heading(page, cashier).waitFor()
        await button(page, '支付成功').tap()
        await seeResult(page)
      },
    )

  test('EN007 EN019 OTHER goes as it is, with what it means; its mark is the one of its entry', async () => {
    const { page } = await shop.phone()
    await openConfirm(page, products.nanjing)
    const row = page.locator('label, .hm-choice').filter({ hasText: '其他银行' }).first()
    await row.locator('.hm-paymark--bank').waitFor()
    await way(page, '其他银行').check()
    await agreeToTerms(page)
    const asked = page.waitForRequest(/\/createPayOrderToc$/)
    await button(page, '确认并支付').tap()
    const { data } = (await asked).postDataJSON() as { data: object }
    const { payType, intentPayType } = data as Record<string, string>
    assert.deepEqual([payType, intentPayType], ['OTHER', 'BANK_PAY'])
    await heading(page, '银行卡收银台').waitFor()
  })

  test('EN019 where nothing is to be chosen the one way is named, and taken', async () => {
    const { page } = await shop.phone()
    await page.route(/\/getProposalDetail$/, async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { data: { payment: { selectable: boolean } } }
      answer.data.payment.selectable = false
      await route.fulfill({ response, json: answer })
    })
    await openConfirm(page, jining)
    await words(page, '微信支付').waitFor()
    assert.equal(await page.getByRole('radio').count(), 0)
    await agreeToTerms(page)
    const asked = page.waitForRequest(/\/createPayOrderToc$/)
    await button(page, '确认并支付').tap()
    const { data } = (await asked).postDataJSON() as { data: { payType: string } }
    assert.equal(data.payType, 'WC_PAY')
  })

  test('ER047 is changed to at the cashier, which closes the older order, fails on the page it began on, and is paid after all', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    const { shanghai: product } = products
    const { payOrderId } = await orderByCalls(page, shop.sandbox, self, { product })
    await page.goto(address('/payment2', { ...product, payOrderId }))
    await way(page, '银行卡支付').check()
    await button(page, '立即支付').tap()
    await heading(page, '银行卡收银台').waitFor()
    const outcomes = (await shop.sandbox.payOrders()).slice(-2).map(({ outcome }) => outcome)
    assert.deepEqual(outcomes, ['EXPIRED', 'UNPAID'])
    await button(page, '支付失败').tap()
    const failed = page.getByRole('dialog', { name: '支付失败' })
    await failed.getByRole('button', { name: '我知道了' }).tap()
    await failed.waitFor({ state: 'detached' })
    await button(page, '重新支付').tap()
    await button(page, '立即支付').waitFor()
    await payAt(page, '支付成功')
    await seeResult(page)
  })

  test('ST052 one of two is not taken: named at once, covered is the other, the rest comes back', async () => {
    const { page } = await shop.phone()
    const { self, spouse } = shop.family()
    const { shanghai: product } = products
    const { payOrderId, orderId } = await orderByCalls(page, shop.sandbox, self, {
      product,
      spouse,
    })
    await page.goto(address('/payment', { ...product, payOrderId }))
    await way(page, '银行卡支付').check()
    await button(page, '立即支付').tap()
    await heading(page, '银行卡收银台').waitFor()
    await button(page, '支付成功，最后一人未能承保').tap()
    const told = page.getByRole('dialog', { name: '部分支付失败' })
    await told.getByText(/：健康状况不符合承保要求，¥\d+\.\d\d将原路退回/).waitFor()
    await told.getByRole('button', { name: '好的' }).tap()
    await seeResult(page, '部分被保人未能承保')
    await page.goto(address('/order-detail', { ...product, orderId }))
    await words(page, '部分承保未通过').waitFor()
    // The order names the people who were refused.
    await words(page, '未能承保').first().waitFor()
    await words(page, /李\*+/).first().waitFor()
  })

  for (const [rule, wish, told, circle] of [
    [
      'ER043',
      { errorCode: '999', errorMessage: '平安付今晚维护，请明天再付' },
      ['平安付今晚维护'],
      FULL_CIRCLE,
    ],
    [
      'EN007 ER044 DL059 RT050 平安付',
      { errorMessage: '余额不足#请换一张卡再付' },
      ['余额不足', '请换一张卡再付'],
      {},
    ],
  ] as const)
    test(
      `${rule} fails in the words of the provider, and is paid: ${told[0]}`,
      circle,
      async () => {
        const { page } = await shop.phone()
        await openConfirm(page, jining, '/pay-zhyl')
        await heading(page, '支付保费').waitFor()
        await way(page, '平安付').check()
        await agreeToTerms(page)
        await button(page, '确认并支付').tap()
        await heading(page, '平安付收银台').waitFor()
        await end({ outcome: 'PAID_FAIL', ...wish })
        await page.goBack()
        const dialog = page.getByRole('dialog')
        for (const text of told) await dialog.getByText(text).waitFor()
        assert.equal(await dialog.getByText('#').count(), 0)
        if (rule !== 'ER043') await dialog.locator('.hm-message__icon--blue-pay').waitFor()
        await dialog.getByRole('button', { name: '好的' }).tap()
        await dialog.waitFor({ state: 'detached' })
        await button(page, '重新支付').tap()
        await button(page, '立即支付').waitFor()
        await payAt(page, '支付成功')
        await seeResult(page)
      },
    )
})

/** Goes to the confirmation page in the played app, with the identity that the app gives. */
async function confirmAs(page: Page, played: string): Promise<void> {
  const { self } = shop.family()
  const settled = page.waitForResponse(/\/getConfig$/)
  await page.goto(`/sandbox/as/${played}?to=${to}`)
  await settled
  await button(page, '立即投保').waitFor()
  await startInsuring(page)
  await arriveAt(page, /\/insure-apply/)
  await button(page, '下一步').waitFor()
  await field(page, '手机号码').fill(self.mobile)
  await fillOne(page, self)
  await propose(page)
  await way(page, '微信支付').waitFor()
}

// The web view, which leaves for no cashier, is in whole-purchase.
test.describe('a way to pay is offered where it can be used', () => {
  test('in the official account as in a browser, and paid there', FULL_CIRCLE, async () => {
    const { page } = await shop.phone()
    await confirmAs(page, 'official-account')
    await way(page, '银行卡支付').check()
    await agreeToTerms(page)
    await button(page, '确认并支付').tap()
    await heading(page, '银行卡收银台').waitFor()
    await button(page, '支付成功').tap()
    await seeResult(page)
  })
})
