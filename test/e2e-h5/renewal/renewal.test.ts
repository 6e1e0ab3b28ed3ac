import assert from 'node:assert/strict'
import { openShop } from '../../support/shop'
import { buyByCalls } from '../../support/signed-in-phone'
import { address, arriveAt, button, heading, products, words } from '../../support/storefront'
import { test } from '../../support/test'

/** Auto-renewal of a policy: reading the text, consent, signing, and the end with one tap. */

const shop = openShop()

test('ST005 ST006 ST084 RT086 DL051 API108 switched on by signing, and off again after one question', async () => {
  const { page } = await shop.phone()
  const { self, spouse } = shop.family()
  await buyByCalls(page, shop.sandbox, self, { product: products.shanghai, spouse })
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))

  await page.goto(address('/policy-list', products.shanghai))
  await words(page, '自动续保未开通').nth(1).waitFor()
  await page.getByRole('link', { name: '申城安心保' }).first().tap()
  const toggle = page.getByRole('switch', { name: '自动续保' })
  await toggle.tap()
  await arriveAt(page, /\/renewal-contract/)
  await heading(page, '为谁续保').waitFor()
  const consent = page.getByRole('checkbox', { name: '我已阅读并同意自动续保服务说明' })
  assert.equal(await consent.isChecked(), false)
  await button(page, '同意并去微信签约').tap()
  await page.getByRole('alert').getByText('请阅读并同意相关条款').waitFor()
  for (const one of await page.getByRole('listitem').getByRole('checkbox').all()) await one.check()
  await words(page, '258.00').waitFor()
  // Bank cards can pay for this product, too, but auto-renewal uses only WeChat Pay.
  await words(page, '微信支付，仅此一种').waitFor()
  assert.equal(await page.getByRole('radio').count(), 0)
  await consent.check()
  await button(page, '同意并去微信签约').tap()
  await page.getByRole('button', { name: '同意并签约' }).waitFor()
  // After going back without an answer, the page still shows the people and the amount.
  await page.goBack()
  await words(page, '正在确认签约结果').waitFor()
  for (const one of await page.getByRole('listitem').getByRole('checkbox').all())
    assert.equal(await one.isChecked(), true)
  await words(page, '258.00').waitFor()
  await page.goForward()
  await page.getByRole('button', { name: '同意并签约' }).tap()

  await words(page, '已开通，扣费前至少五日通知您').waitFor()
  await words(page, '258.00').waitFor()
  const contract = page.url()
  await page.goto(address('/policy-list', products.shanghai))
  await words(page, '自动续保已开通').nth(1).waitFor()
  await page.goto(contract)
  assert.ok(sent.some((path) => path.endsWith('/turnOnAutoRenewalToc')))
  await button(page, '全部关闭').tap()
  const question = page.getByRole('dialog', { name: '确认关闭自动续保？' })
  await question.getByRole('button', { name: '暂不关闭' }).tap()
  await question.waitFor({ state: 'detached' })
  assert.ok(!sent.some((path) => path.endsWith('/turnOffAutoRenewalToc')))
  await button(page, '全部关闭').tap()
  await button(page, '确认关闭').tap()
  await words(page, '未开通，到期后不会自动扣费').waitFor()
  assert.ok(sent.some((path) => path.endsWith('/turnOffAutoRenewalToc')))
})

test('RT085 what Zhongshan sold last year goes on from its own address', async () => {
  const { page } = await shop.phone()
  const zhongshan = { cityCode: '442000', productCode: 'LH1F' }
  await page.goto(address('/zhong-shan-renewal/insure', zhongshan))
  await words(page, '本期续保产品').waitFor()
  await button(page, '立即续保').waitFor()
})

test('RT105 API098 its city leads to the newest policy, and agrees by its own call', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await buyByCalls(page, shop.sandbox, self, { product: products.shanghai })
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/GetConfigV2$/, async (route) => {
    if (route.request().postData()?.includes('document:renewal')) await held
    await route.continue()
  })
  await page.goto(address('/shanghai/renewal-auth', products.shanghai))
  await page.getByRole('checkbox', { name: '我已阅读并同意自动续保服务说明' }).check()
  // The visitor cannot agree before the text has loaded.
  assert.equal(await button(page, '同意并去微信签约').isDisabled(), true)
  release()
  const asked = page.waitForRequest(/\/rpc\/city-insur-custom\/authorizeRenewal/)
  await button(page, '同意并去微信签约').tap()
  await asked
  await page.getByRole('button', { name: '暂不开通' }).tap()
  await words(page, '正在确认签约结果').waitFor()
})
