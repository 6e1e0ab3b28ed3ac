import assert from 'node:assert/strict'
import {
  find,
  findAll,
  onPage,
  reLaunch,
  says,
  tap,
  touch,
  until,
  type Page,
} from '@huimin/weapp-sim'
import { FULL_CIRCLE } from '../../support/circle'
import { everythingOnSale, type ForSale } from '../../support/every-product'
import { newFamily } from '../../support/family'
import { test } from '../../support/test'
import { fieldsHold, fill, fillLast, isLocked, noDialog } from '../../support/weapp-form'
import { openMiniShop } from '../../support/weapp-shop'
import {
  addSelf,
  agree,
  answerHealth,
  goOn,
  readNotices,
  seePrice,
} from '../../support/weapp-shopper'

/** Products with health questions, plans or forced reading, and two very different ones. */
const KINDS = ['PH4J', 'LH1F', 'LH0G', 'PP57']

const APPLY = 'pages/purchase/apply/index'
const HEALTH = 'pages/purchase/health-confirm/index'
const PAY_CONFIRM = 'pages/purchase/pay-confirm/index'

const shop = openMiniShop({ person: 'every-kind' })

const family = newFamily()

const kinds = async (): Promise<ForSale[]> => {
  const all = await everythingOnSale(shop.gateway.origin)
  return KINDS.map((code) => {
    const sale = all.find(({ product }) => product.productCode === code)
    assert.ok(sale, `${code} is on sale`)
    return sale
  })
}

const openForm = async ({ product }: ForSale): Promise<Page> => {
  const { cityCode, productCode } = product
  const query = `cityCode=${cityCode}&productCode=${productCode}`
  const page = await reLaunch(shop.mini, `/pages/insure/index?${query}`)
  await tap(page, 'button', '立即投保')
  return onPage(shop.mini, APPLY)
}

let isVerified = false

/** After the first form the applicant is verified, so later forms have name and number. */
const fillApplicant = async (page: Page, { name, id, mobile }: typeof family.self) => {
  if (isVerified) await isLocked(page, '证件号码')
  else {
    await fill(page, '姓名', name)
    await fill(page, '证件号码', id)
  }
  await fill(page, '手机号码', mobile)
}

const confirm = async (page: Page): Promise<void> => {
  await find(page, 'button', '确认并支付')
  await agree(page)
  for (const way of await findAll(page, '.hm-radios--rows .hm-choice'))
    if (/微信支付/.test(await way.text())) await touch(way)
  await tap(page, 'button', '确认并支付')
}

/** Waits for this error at one of the fields. */
const isTold = (form: Page, error: RegExp): Promise<void> =>
  until(async () => {
    const fields = await findAll(form, '.hm-field__error')
    const said = await Promise.all(fields.map((field) => field.text()))
    assert.ok(
      said.some((text) => error.test(text)),
      said.join(),
    )
  })

const seeBought = async (): Promise<void> =>
  says(await onPage(shop.mini, 'pages/purchase/result/index'), 'page', /查看保单/)

test(
  'four kinds of product are bought in haste: each button as soon as it allows',
  FULL_CIRCLE,
  async () => {
    for (const sale of await kinds()) {
      const form = await openForm(sale)
      await fillApplicant(form, family.self)
      if (sale.relation === '本人') await addSelf(form)
      else await tap(form, 'button', sale.relation)
      if (sale.person) {
        await says(form, 'page', /第1位被保人/)
        await fillLast(form, '姓名', sale.person.name)
        await fillLast(form, '证件号码', sale.person.id)
      }
      await goOn(form)
      const health = await onPage(shop.mini, HEALTH)
      isVerified = true
      await answerHealth(health, sale.page.health.agreeText)
      await readNotices(health, sale.page.notices)
      await seePrice(shop.mini)
      await confirm(await onPage(shop.mini, PAY_CONFIRM))
      await seeBought()
    }
  },
)

test('and one thoroughly: looked at, gone back to and tried again', async () => {
  const [sale] = await kinds()
  assert.ok(sale)
  const { father, spouse } = newFamily()
  const form = await openForm(sale)
  await fillApplicant(form, family.self)
  // The first form of a new user begins with that user, who insures another one here.
  if ((await findAll(form, '.hm-insurant')).length > 0) {
    await tap(form, '.hm-insurant button', '删除')
    await tap(form, '.hm-dialog__panel button', '确认')
    await noDialog(form)
  }
  await tap(form, 'button', '配偶')
  await says(form, 'page', /第1位被保人/)
  await fillLast(form, '姓名', spouse.name)
  await fillLast(form, '证件号码', spouse.id)
  await fieldsHold(form)

  // The person chooses the other plan with its price, and then the first one again.
  const plans = await findAll(form, '.hm-radios--cards .hm-choice')
  assert.ok(plans.length > 1)
  for (const plan of [...plans.slice(1), ...plans.slice(0, 1)]) {
    await touch(plan)
    await until(async () => assert.match(await plan.attribute('class'), /hm-choice--on/))
    await fieldsHold(form)
  }

  // The field shows an error for the same person twice. Then the person is removed again.
  const older = sale.page.form.relations.find(({ type }) => /PARENTS$/.test(type))?.label ?? '父母'
  await tap(form, 'button', older)
  await says(form, 'page', /第2位被保人/)
  await fillLast(form, '姓名', father.name)
  await fillLast(form, '证件号码', spouse.id)
  // The gateway says so by itself, while the number has the focus and keeps what was typed.
  await isTold(form, /重复|已添加|相同/)
  await fieldsHold(form)
  await goOn(form)
  await isTold(form, /重复|已添加|相同/)
  await tap(form, '.hm-insurant button', '删除')
  await tap(form, '.hm-dialog__panel button', '取消')
  await noDialog(form)
  await fieldsHold(form)
  // The first of the two is complete and folded to one line, which offers 修改.
  await tap(form, '.hm-insurant button', '删除')
  await tap(form, '.hm-dialog__panel button', '确认')
  await noDialog(form)
  await fieldsHold(form)

  // Back closes the price list. Then the person goes to the notice and back to the form.
  await tap(form, 'button', '查看明细')
  await find(form, '.hm-dialog__panel button')
  await shop.mini.native().navigateLeft()
  await noDialog(form)
  await fieldsHold(form)
  await tap(form, 'button', '下一步')
  await find(await onPage(shop.mini, HEALTH), 'button', sale.page.health.agreeText)
  await shop.mini.native().navigateLeft()
  await fieldsHold(await onPage(shop.mini, APPLY))
  await tap(form, 'button', '下一步')
  // A page that was loaded again shows the price before it goes on.
  await onPage(shop.mini, HEALTH)
  const { cityCode, productCode } = sale.product
  await shop.simulator.restart(`${HEALTH}?${new URLSearchParams({ cityCode, productCode })}`)
  const health = await onPage(shop.mini, HEALTH)
  await answerHealth(health, sale.page.health.agreeText)
  await readNotices(health, sale.page.notices)

  // The person looks at the price twice and need not read the notices again.
  await find(health, 'button', '我已确认')
  await shop.mini.native().navigateLeft()
  await noDialog(health)
  await tap(health, 'button', sale.page.health.agreeText)
  await tap(health, 'button', '我已确认')

  // The person reads the terms, and the order is unchanged afterwards.
  await tap(await onPage(shop.mini, PAY_CONFIRM), '.hm-consent__link')
  await says(await onPage(shop.mini, 'pages/reader/index'), 'page', /一、|第一条/)
  await shop.mini.native().navigateLeft()
  await confirm(await onPage(shop.mini, PAY_CONFIRM))
  await seeBought()
})
