import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import type { Person } from '../../support/family'
import { openShop } from '../../support/shop'
import { buyByCalls, signInByCalls } from '../../support/signed-in-phone'
import { address, arriveAt, button, heading, products, words } from '../../support/storefront'
import { test } from '../../support/test'

/** The applicant asks the insured person to confirm a policy. Both see the confirmation. */

const shop = openShop()
const answered = v.object({ data: v.object({ url: v.string() }) })
const AGREE = /我是被保人本人/

async function giveIdentity(page: Page, { name, id }: Person): Promise<void> {
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('证件号码').fill(id)
}

test('RT068 RT069 the applicant sends a link, the spouse confirms by it, both see it', async () => {
  const { page } = await shop.phone()
  const { self, spouse } = shop.family()
  const { orderId } = await buyByCalls(page, shop.sandbox, self, {
    product: products.shanghai,
    spouse,
  })
  const order = address('/order-detail', { ...products.shanghai, orderId })
  await page.goto(order)
  const dialog = page.getByRole('dialog', { name: /^请.*确认$/ })
  const given = async (press: () => Promise<void>) => {
    const [answer] = await Promise.all([page.waitForResponse(/createInsurantConfirmLink/), press()])
    return v.parse(answered, await answer.json()).data.url
  }
  const first = await given(() => page.getByRole('button', { name: /^请TA确认/ }).tap())
  await dialog.getByRole('img', { name: /的确认二维码$/ }).waitFor()
  await dialog.getByRole('button', { name: '复制链接' }).waitFor()
  const told = words(page, '已换新链接').waitFor()
  const link = await given(() => dialog.getByRole('button', { name: '换一个链接' }).tap())
  await told
  assert.notEqual(link, first)

  const { page: other } = await shop.phone()
  await other.goto(first)
  await heading(other, '链接已失效').waitFor()
  await other.goto(link)
  await heading(other, /为您投保了$/).waitFor()
  for (const secret of [spouse.name, spouse.id, self.name])
    assert.equal(await words(other, secret).count(), 0)
  // Without a login, confirming leads to the login page, which returns here.
  await button(other, '查看并确认').tap()
  await arriveAt(other, /\/login\?.*redirectPath/)
  await signInByCalls(other, shop.gateway.origin, '13900139001')
  await other.goto(link)
  await button(other, '查看并确认').tap()
  await heading(other, '确认内容').waitFor()
  await other.getByText('一、我知道有人为我投保了').waitFor()
  await button(other, '确认').tap()
  await other.getByRole('alert').getByText('请输入姓名').waitFor()
  await giveIdentity(other, { ...spouse, name: '不是本人' })
  await other.getByRole('checkbox', { name: AGREE }).check()
  await button(other, '确认').tap()
  await other.getByRole('alert').getByText('姓名或证件号码与投保信息不一致').waitFor()
  await giveIdentity(other, spouse)
  const asked = other.waitForRequest(/\/api\/insure-api-v2\/PolicyInsurantAccredit/)
  await button(other, '确认').tap()
  await asked
  await heading(other, '确认成功').waitFor()
  await other.goto(link)
  await heading(other, '您已确认').waitFor()
  assert.equal(await words(other, '请您本人核对').count(), 0)

  await page.goto(order)
  await words(page, '已确认').first().waitFor()
  assert.equal(await page.getByRole('button', { name: /^请TA确认/ }).count(), 0)
})

test('RT070 RT071 RT074 RT075 RT072 found by name and number, at our own addresses and a partner’s', async () => {
  const { page } = await shop.phone()
  const { self, spouse } = shop.family()
  await buyByCalls(page, shop.sandbox, self, { product: products.shanghai, spouse })

  // The applicant finds the policy too, but cannot confirm it.
  await page.goto(address('/insurant-search-policy', products.shanghai))
  await giveIdentity(page, spouse)
  await button(page, '查询').tap()
  await arriveAt(page, /\/insurant-search-list\?/)
  await page.getByRole('link', { name: /申城安心保 · 待确认/ }).tap()
  await heading(page, '须由被保人本人确认').waitFor()
  await page.goto(address('/insurant-search-list', products.shanghai))
  await heading(page, '查询结果已清除').waitFor()

  const { page: other } = await shop.phone()
  await signInByCalls(other, shop.gateway.origin, '13900139002')
  await other.goto(
    address('/insurant-confirmation-landing-outer', { ...products.shanghai, outerId: 'O1' }),
  )
  await button(other, '凭姓名和证件号码查询').tap()
  await arriveAt(other, /\/insurant-search-policy-outer\?/)
  await giveIdentity(other, { ...spouse, name: '查无此人' })
  await button(other, '查询').tap()
  await heading(other, '未能找到对应保单').waitFor()
  await button(other, '重新查询').tap()
  await giveIdentity(other, spouse)
  const asked = other.waitForRequest(/queryInsurantPolicyList/)
  await button(other, '查询').tap()
  assert.equal((await asked).headers()['x-outer-id'], 'O1')
  await arriveAt(other, /\/insurant-search-list-outer\?/)
  await other.getByRole('link', { name: /申城安心保 · 待确认/ }).tap()
  await arriveAt(other, /\/insurant-confirmation-outer\?/)
  await heading(other, '确认内容').waitFor()
  assert.equal(await other.getByRole('textbox').count(), 0)
  await other.getByRole('checkbox', { name: AGREE }).check()
  await button(other, '确认').tap()
  await heading(other, '确认成功').waitFor()
  await words(other, '可以关闭本页面了').waitFor()
})

test('RT068 RT073 an address that names the order alone asks first who is looking', async () => {
  const { page } = await shop.phone()
  const { self, spouse } = shop.family()
  const { orderId } = await buyByCalls(page, shop.sandbox, self, {
    product: products.shanghai,
    spouse,
  })
  const asked = { ...products.shanghai, proposalId: orderId }
  // The applicant sees the progress of the confirmation.
  await page.goto(address('/insurant-confirmation', asked))
  await heading(page, /确认进度$/).waitFor()
  await words(page, '待确认').waitFor()
  await button(page, '查看订单').waitFor()

  const { page: other } = await shop.phone()
  await signInByCalls(other, shop.gateway.origin, '13900139003')
  await other.goto(address('/insurant-confirmation-landing-outer', asked))
  await button(other, '查看并确认').tap()
  await arriveAt(other, /\/insurant-confirmation-outer\?/)
  await giveIdentity(other, { ...spouse, name: '不是本人' })
  await button(other, '查看并确认').tap()
  await other.getByRole('alert').getByText('姓名或证件号码与投保信息不一致').waitFor()
  await giveIdentity(other, spouse)
  await button(other, '查看并确认').tap()
  await heading(other, '确认内容').waitFor()
})
