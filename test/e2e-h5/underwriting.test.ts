import { test } from 'node:test'
import { openShop } from '../support/shop'
import { proposeByCalls } from '../support/signed-in-phone'
import { address, agreeToTerms, button } from '../support/storefront'

const shop = openShop()
const union = { cityCode: '370700', productCode: 'PG54' }

test('DL058 ST053 ER060 ER061 ER062 told before paying that eligibility is checked afterwards', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const proposalId = await proposeByCalls(page, shop.sandbox.origin, self, union)
  await page.goto(address('/pay-confirm-v3', { ...union, proposalId }))
  await agreeToTerms(page)
  const notice = page.getByRole('dialog', { name: '核保提醒' })
  // ER062 A way of paying may have a text of its own.
  await page.getByRole('radio', { name: '平安付' }).check()
  await button(page, '确认并支付').tap()
  await notice.getByText('退还至平安付').waitFor()
  await button(page, '取消').tap()
  await notice.waitFor({ state: 'detached' })

  await page.getByRole('radio', { name: '微信支付' }).check()
  await button(page, '确认并支付').tap()
  await notice.getByText(/扣款\d+\.\d\d元后，由工会在1–5个工作日内核对会员资格/).waitFor()
  await notice.locator('.hm-message__icon--pay').waitFor()
  await notice.getByText('保费全额退还，保单自始无效').waitFor()
  await button(page, '取消').tap()
  await notice.waitFor({ state: 'detached' })

  await button(page, '确认并支付').tap()
  await button(page, '继续支付').tap()
  await page.waitForURL(/\/sandbox\/cashier/)
})
