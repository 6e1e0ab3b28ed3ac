import assert from 'node:assert/strict'
import { find, findAll, onPage, says, tap, until } from '@huimin/weapp-sim'
import { test } from '../../support/test'
import { fill, fieldsHold } from '../../support/weapp-form'
import { openMiniShop } from '../../support/weapp-shop'

/** 长辈版 in the mini-program: WeChat's Back goes one step back and loses nothing. */

const INSURE = 'pages/insure/index'
const shop = openMiniShop({
  entry: `${INSURE}?cityCode=310000&productCode=PP57`,
  person: 'elder-steps',
})

test('Back goes one step back, and leaves from the first', async () => {
  const { mini, buyer } = shop
  const product = await onPage(mini, INSURE)
  await tap(product, 'button', /长辈版/)
  await tap(product, 'button', '立即投保')
  const form = await onPage(mini, 'pages/purchase/apply/index')
  const isAt = (title: string) => says(form, '.hm-step__title', new RegExp(`^${title}$`))
  await isAt('谁来付款')
  assert.deepEqual(await findAll(form, 'page-container'), [])
  await fill(form, '姓名', buyer.name)
  await fill(form, '证件号码', buyer.id)
  await fill(form, '手机号码', buyer.mobile)
  await tap(form, 'button', '下一步')
  await isAt('给谁投保')
  await tap(form, 'button', '本人')
  await tap(form, 'button', '下一步')
  await isAt('核对一遍')
  for (const title of ['给谁投保', '谁来付款']) {
    await find(form, 'page-container')
    await mini.native().navigateLeft()
    await isAt(title)
  }
  await until(async () => assert.equal((await fieldsHold(form))[0]?.value, buyer.name))
  await until(async () => assert.deepEqual(await findAll(form, 'page-container'), []))
  await mini.native().navigateLeft()
  await onPage(mini, INSURE)
})
