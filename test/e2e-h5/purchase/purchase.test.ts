import assert from 'node:assert/strict'
import { openShop } from '../../support/shop'
import {
  acceptPrice,
  addInsurant,
  address,
  arriveAt,
  button,
  confirmOrder,
  eventually,
  fillFamily,
  fillOne,
  heading,
  insurant,
  next,
  openProduct,
  passHealth,
  payAt,
  products,
  propose,
  putReminderAway,
  reachApply,
  readNotices,
  seeResult,
  startInsuring,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()

test.describe('buying', () => {
  test('DL021 DL025 DL027 API052 for a family of four: one order, four policies, a price for each', async () => {
    const { page } = await shop.phone()
    const family = shop.family()
    await reachApply(page, shop.sandbox, products.shanghai, family.self)
    await fillFamily(page, family)
    await page.getByRole('checkbox', { name: '保存为常用被保人，下次投保免填' }).check()
    await button(page, '查看明细').tap()
    const detail = page.getByRole('dialog', { name: '保费明细' })
    await detail.getByText('共为4人投保').waitFor()
    assert.equal(await detail.getByRole('listitem').count(), 4)
    await detail.getByText('¥516.00').waitFor()
    await detail.getByText('应付保费').waitFor()
    // EN011 EN012 The sheet shows each person's premium, its reason and the rule behind it.
    assert.equal(await detail.getByText('¥129', { exact: true }).count(), 4)
    await detail.getByText('统一价', { exact: true }).waitFor()
    await button(page, '我已确认').tap()
    await detail.waitFor({ state: 'detached' })

    const kept = page.waitForRequest(/\/setUserContactBatch$/)
    await propose(page)
    assert.equal((await kept).postDataJSON().data.contacts.length, 3)
    await confirmOrder(page)
    await payAt(page, '支付成功')
    await seeResult(page)
    assert.equal(await words(page, /^保单号/).count(), 4)
    await button(page, '查看订单').tap()
    await heading(page, '已支付').waitFor()

    // People who were insured before need not be typed again.
    await page.goto(address('/insure-apply', products.nanjing))
    await button(page, '选择常用被保人').tap()
    const known = page.getByRole('dialog', { name: '选择常用被保人' })
    // The list has each person once, whether a contact, insured before, or both.
    await known.getByRole('button', { name: '删除王**' }).first().waitFor()
    // UX013: the text is the product's own.
    await known.getByText('断档期间住院和购药不赔').waitFor()
    assert.equal(await known.getByRole('listitem').count(), 4)
    await known.getByRole('button', { name: '删除王**' }).first().tap()
    await page.getByText('确定不再保存王**的信息吗？').waitFor()
    // API052: the person is removed here and stays removed after a reload.
    const gone = page.waitForResponse(/\/deleteInsurant$/)
    await button(page, '确认').tap()
    assert.equal(((await (await gone).json()) as { code: number }).code, 0)
    await page.reload()
    await button(page, '选择常用被保人').tap()
    await known.getByRole('listitem').first().waitFor()
    assert.equal(await known.getByRole('listitem').count(), 3)
    await known.getByRole('button', { name: /^李\*\* 配偶/ }).tap()
    const wife = insurant(page, '配偶')
    await wife.getByText(/^李\*\*.*女/).waitFor()
    await wife.getByText('¥79').waitFor()
    await button(page, '选择常用被保人').tap()
    await known.getByText('已在本次投保中').waitFor()
    assert.equal(await known.getByRole('button', { name: /^李\*\* 配偶/ }).isDisabled(), true)

    // These people are already insured by this product, until their policies end.
    await page.goto(address('/insure-apply', products.shanghai))
    await button(page, '选择常用被保人').tap()
    const covered = known.getByRole('button', { name: /已投保，保障至\d{4}-\d\d-\d\d/ })
    await covered.first().waitFor()
    assert.equal(await covered.count(), 3)
    assert.equal(await covered.first().isDisabled(), true)
  })
})

test('the tab says where one is, also after going back', async () => {
  const { page } = await shop.phone()
  const title = () => page.title()
  await page.goto(address('/insure', products.nanjing))
  await button(page, '立即投保').waitFor()
  const product = '惠家保'
  assert.equal(await eventually(title, (text) => text === product), product)
  await startInsuring(page)
  await arriveAt(page, /\/login/)
  assert.match(await eventually(title, (text) => text.includes('登录')), /登录/)
  await page.goBack()
  await button(page, '立即投保').waitFor()
  assert.equal(await eventually(title, (text) => text === product), product)
})

test.describe('products differ', () => {
  test('Nanjing: the chosen scheme changes the price', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await reachApply(page, shop.sandbox, products.nanjing, self)
    await fillOne(page, self)
    const total = page.getByRole('status').filter({ hasText: '合计保费' })
    await total.getByText('¥79.00').waitFor()
    await page.getByRole('radio', { name: /升级版/ }).check()
    await total.getByText('¥129.00').waitFor()
    await next(page)
    await passHealth(page, '都没有，确认无误')
    await readNotices(page)
    await acceptPrice(page)
    await heading(page, '核对方案与保费').waitFor()
    await words(page, '¥129.00').first().waitFor()
  })

  test('Zhongshan: 缴费人 buys for 参保人, in the 订单中心', async () => {
    const { page } = await shop.phone()
    const { self, father } = shop.family()
    await reachApply(page, shop.sandbox, products.zhongshan, self)
    await heading(page, '缴费人信息').waitFor()
    await heading(page, '参保人信息').waitFor()
    await fillOne(page, self)
    await addInsurant(page, '父母', father)
    await insurant(page, '父母').getByText('¥59').waitFor()
    assert.equal(await words(page, /投保人|被保人/).count(), 0)
    await next(page)
    await passHealth(page, '均无，下一步')
    await readNotices(page)
    await acceptPrice(page)
    const bank = page.getByRole('radio', { name: '银行卡支付' })
    assert.equal(await bank.isDisabled(), true)
    await words(page, '银行渠道升级中，请使用微信支付').waitFor()
    // Every later page uses the same terms as the form.
    await heading(page, '参保人').waitFor()
    await words(page, '缴费人').first().waitFor()
    assert.equal(await heading(page, /被保人/).count(), 0)
    await openProduct(page, products.zhongshan)
    // The page first shows the reminder of the order.
    await putReminderAway(page)
    await page.getByRole('link', { name: '订单中心' }).tap()
    await heading(page, '订单中心').waitFor()
  })
})
