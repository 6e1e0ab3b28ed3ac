import assert from 'node:assert/strict'
import { confirmedProposal } from '../../support/purchase'
import { openShop } from '../../support/shop'
import { signInByCalls } from '../../support/signed-in-phone'
import {
  addInsurant,
  address,
  button,
  field,
  fillOne,
  fillPerson,
  goOn,
  insurant,
  openProduct,
  products,
  reachApply,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()

test('names and numbers are checked in full behind the eye, and hidden again', async () => {
  const { page } = await shop.phone()
  const { self, spouse } = shop.family()
  const { mobile, ...person } = self
  const { shanghai: product } = products
  const { gateway, login } = await signInByCalls(page, shop.sandbox.origin, mobile)
  const insured = [
    { relationType: 'SELF' as const, person },
    { relationType: 'SPOUSE' as const, person: spouse },
  ]
  const proposalId = await confirmedProposal(gateway, login, insured, product)
  await page.goto(address('/pay-confirm-v3', { ...product, proposalId }))
  await button(page, '确认并支付').waitFor()
  assert.equal(await words(page, new RegExp(self.name)).count(), 0)
  await button(page, '显示完整姓名和证件号码').first().tap()
  await words(page, `${spouse.name} · 配偶`).waitFor()
  await words(page, spouse.id).waitFor()
  await button(page, '隐藏完整姓名和证件号码').first().tap()
  await words(page, `${spouse.name} · 配偶`).waitFor({ state: 'detached' })
})

test.describe('a person who is filled in', () => {
  test('folds to one line with age and price, and unfolds for a change', async () => {
    const { page } = await shop.phone()
    const { self, spouse } = shop.family()
    await reachApply(page, shop.sandbox, products.nanjing, self)
    await addInsurant(page, '配偶', spouse)
    const wife = insurant(page, '配偶')
    await field(wife, '证件号码').blur()
    await wife.getByText(new RegExp(`^${spouse.name}.*女.*岁.*¥79$`)).waitFor()
    assert.equal(await wife.getByRole('textbox').count(), 0)

    await button(page, '修改配偶').tap()
    assert.equal(await field(wife, '姓名').inputValue(), spouse.name)
    await field(wife, '证件号码').fill(spouse.id.slice(0, 17))
    await field(wife, '证件号码').blur()
    await wife.getByRole('alert').waitFor()
    assert.equal(await wife.getByRole('textbox').count(), 2)
  })

  test('unfolds by itself when something is wrong with it after all', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await reachApply(page, shop.sandbox, products.shanghai, self)
    await fillOne(page, self)
    await addInsurant(page, '配偶', { name: '李秀英', id: self.id })
    const wife = insurant(page, '配偶')
    await field(wife, '证件号码').blur()
    // The error comes at once and names both people.
    const text = `第2位被保人李秀英与第1位被保人${self.name}的证件号码相同，请核对`
    await wife.getByRole('alert').filter({ hasText: text }).waitFor()
    const said = page.getByRole('status').getByText(text)
    const [toast] = await Promise.all([said.waitFor().then(() => said.boundingBox()), goOn(page)])
    // The toast is above the field that it is about.
    const number = await field(wife, '证件号码').boundingBox()
    assert.ok(toast && number && toast.y + toast.height <= number.y)
    assert.equal(await field(wife, '证件号码').inputValue(), self.id)
  })
})

test('what those who are filled in come to is shown before everybody is', async () => {
  const { page } = await shop.phone()
  const { self, spouse, father } = shop.family()
  await reachApply(page, shop.sandbox, products.shanghai, self)
  await fillOne(page, self)
  await addInsurant(page, '配偶', spouse)
  await addInsurant(page, '父亲')
  const bar = page.getByRole('status').filter({ hasText: '已填2/3人' })
  await bar.getByText('¥258', { exact: true }).waitFor()
  await fillPerson(insurant(page, '父亲'), father)
  await page.getByRole('status').filter({ hasText: '合计保费' }).getByText('¥387.00').waitFor()
})

test('one price has no 起, several have; the steps say where one is', async () => {
  const { page } = await shop.phone()
  await openProduct(page, products.shanghai)
  const bar = page.locator('#app footer')
  await bar.getByText('¥129', { exact: true }).waitFor()
  assert.doesNotMatch((await bar.textContent()) ?? '', /起/)
  await openProduct(page, products.nanjing)
  await bar.getByText('¥59', { exact: true }).waitFor()
  assert.match((await bar.textContent()) ?? '', /起/)
  await reachApply(page, shop.sandbox, products.nanjing, shop.family().self)
  await page.getByRole('list', { name: '投保步骤，第1步，共4步：填写' }).waitFor()
})
