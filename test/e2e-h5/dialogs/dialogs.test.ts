import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { confirmedProposal } from '../../support/purchase'
import { openShop } from '../../support/shop'
import { proposeByCalls, signInByCalls } from '../../support/signed-in-phone'
import {
  address,
  agreeToTerms,
  arriveAt,
  button,
  fillOne,
  goOn,
  reachApply,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

/** Dialogs that a product's file switches on (`popups` of server/catalogue), on their pages. */

const shop = openShop()

const potters = { cityCode: '370300', productCode: 'MH16' }

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const gone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })

/** The event that the page reports: API035, EN034, KC039. */
const HOUSEKEEPER_ASKED = {
  platform: 'H5',
  pageId: 'housekeeper-group',
  appid: 'h5-normal',
  eventType: 'user_enter',
  entries: [{ componentId: 'Q004', productCode: 'MH08', companyCode: 'FHRS' }],
  extensions: { cityCode: '140000', windowPeroid: 'Y' },
}

test('DL053 what must be read stays until it is confirmed', async () => {
  const { page } = await shop.phone()
  await page.goto(address('/insure', { cityCode: '341200', productCode: 'PG27' }))
  const notice = dialog(page, '投保前请知悉')
  await notice.waitFor()
  await page.keyboard.press('Escape')
  await page.touchscreen.tap(20, 20)
  await notice.getByRole('button', { name: '我知道了' }).tap()
  await gone(page)
})

test('DL010 DL011 DL018 DL019 who looks after a product is added by codes, and read in sheets', async () => {
  const { page } = await shop.phone()
  const shanxi = { cityCode: '140000', productCode: 'MH08' }
  const entered = page.waitForRequest(/\/getHousekeeperEntry$/)
  await page.goto(address('/housekeeper-group', { ...shanxi, wtagid: 'W1', channel: 'C1' }))
  const { data } = (await entered).postDataJSON() as { data: object }
  assert.deepEqual(data, { ...HOUSEKEEPER_ASKED, wtagid: 'W1', channel: 'C1' })
  for (const name of ['添加专属客服', '加入服务群']) {
    await button(page, name).tap()
    const code = dialog(page, name).getByRole('img', { name })
    await code.waitFor()
    assert.ok(await code.evaluate((image: HTMLImageElement) => image.decode().then(() => true)))
    await words(page, '长按识别二维码').waitFor()
    await button(page, '我知道了').tap()
    await gone(page)
  }

  await button(page, '看病之前先看这一页').tap()
  const sheet = dialog(page, '看病之前先看这一页')
  await sheet.getByRole('group').getByText('省外看病请先备案').waitFor()
  await sheet.getByRole('heading', { name: '急诊' }).waitFor()
  await sheet.getByRole('button', { name: '我知道了' }).tap()
  await gone(page)

  await button(page, '三晋惠民保怎么理赔').tap()
  const article = dialog(page, '三晋惠民保怎么理赔')
  await article.getByRole('heading', { name: '三步办完' }).waitFor()
  assert.equal(await article.getByRole('list').count(), 2)
  await article.getByRole('link', { name: '保险条款' }).tap()
  await arriveAt(page, /\/pdf-viewer\?/)
  await page.getByRole('article').waitFor()
})

test('DL017 everybody insured is gone through before the health notice', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await reachApply(page, shop.sandbox, potters, self)
  await fillOne(page, self)
  await goOn(page)
  const sheet = dialog(page, '请核对被保人信息')
  await sheet.getByText(`${self.id.slice(0, 3)}************${self.id.slice(-3)}`).waitFor()
  await sheet.getByText(`本人 ${self.name}`).waitFor()
  await sheet.getByRole('button', { name: '修改' }).tap()
  await gone(page)
  await button(page, '下一步').tap()
  await button(page, '我已确认').tap()
  await arriveAt(page, /\/health-confirm-v3/)
})

test('DL062 the order is gone through before it is paid; DL034 its people where no page lists them', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const proposalId = await proposeByCalls(page, shop.sandbox.origin, self, potters)
  await page.goto(address('/pay-confirm-v3', { ...potters, proposalId }))
  await agreeToTerms(page)
  await button(page, '确认并支付').tap()
  const order = dialog(page, '请确认订单')
  await order
    .getByRole('timer')
    .getByText(/请在 .*\d\d:\d\d 内完成支付/)
    .waitFor()
  await order.getByText('齐城陶琉保').waitFor()
  await page.goBack()
  await gone(page)

  await page.goto(address('/pay-zhyl', { ...potters, proposalId }))
  await button(page, '查看投保名单').tap()
  const list = dialog(page, '投保名单')
  await list.getByText('本人', { exact: true }).waitFor()
  await list.getByText('应付保费').waitFor()
  assert.equal(await list.getByText('原价').count(), 0)
  await list.getByRole('button', { name: '我知道了' }).tap()
  await gone(page)

  await agreeToTerms(page)
  await button(page, '确认并支付').tap()
  await button(page, '去支付').tap()
  await arriveAt(page, /\/sandbox\/cashier/)
})

test('DL034 what a family saves stands in its list, from the tariff to what is paid', async () => {
  const { page } = await shop.phone({ size: 'small' })
  const { self, spouse, father } = shop.family()
  const { gateway, login } = await signInByCalls(page, shop.sandbox.origin, self.mobile)
  const insured = [
    { relationType: 'SELF' as const, person: self },
    { relationType: 'SPOUSE' as const, person: spouse },
    { relationType: 'FATHER_PARENTS' as const, person: father },
  ]
  const proposalId = await confirmedProposal(gateway, login, insured, potters)
  await page.goto(address('/pay-zhyl', { ...potters, proposalId }))
  await button(page, '查看投保名单').tap()
  const list = dialog(page, '投保名单')
  await list.getByText('每人¥88；同一张订单满三人，每人少收¥5。').waitFor()
  await list.getByRole('heading', { name: '一家人同保优惠' }).waitFor()
  const said = (await list.innerText()).replace(/\s+/g, ' ')
  assert.match(said, /原价 ¥264\.00 3人同保优惠 -¥15\.00/)
  assert.match(said, /¥249\.00 应付保费/)
})
