import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { newFamily } from '../support/family'
import { done, shanghai } from '../support/purchase'
import { fieldsHold, fill, fillLast } from '../support/weapp-form'
import { openMiniShop } from '../support/weapp-shop'
import { confirmAndPay, goOn, readNotices } from '../support/weapp-shopper'
import { find, findAll, onPage, reLaunch, says, tap, textOf, until } from '../weapp-sim/driver'

const PRODUCT = 'pages/insure/index?cityCode=310000&productCode=PP57'
const APPLY = 'pages/purchase/apply/index'
const HEALTH = 'pages/purchase/health-confirm/index'
const RESULT = 'pages/purchase/result/index'

const family = newFamily()
const relatives = [
  ['配偶', family.spouse],
  ['父亲', family.father],
  ['女儿', family.daughter],
] as const

const shop = openMiniShop({ entry: PRODUCT, person: 'family' })

describe('buying for a family of four', () => {
  test('what is missing is said at its field, and nobody goes on', async () => {
    await tap(await onPage(shop.mini, 'pages/insure/index'), 'button', '立即投保')
    const page = await onPage(shop.mini, APPLY)
    await tap(page, 'button', '下一步')
    await says(page, 'page', /请输入/)
    await fill(page, '姓名', family.self.name)
    await fill(page, '证件号码', '110101199003070012')
    await tap(page, 'button', '下一步')
    await says(page, 'page', /证件号码|身份证/)
    assert.equal((await shop.mini.currentPage())?.path, APPLY)
  })

  test('everybody is filled in', async () => {
    const page = await onPage(shop.mini, APPLY)
    await fill(page, '证件号码', family.self.id)
    await fill(page, '手机号码', family.self.mobile)
    await tap(page, 'button', '本人')
    for (const [index, [relation, person]] of relatives.entries()) {
      await tap(page, 'button', relation)
      await says(page, 'page', new RegExp(`第${index + 2}位被保人 · ${relation}`))
      await fillLast(page, '姓名', person.name)
      await fillLast(page, '证件号码', person.id)
    }
    await says(page, 'page', /516/)
    assert.deepEqual(await shop.simulator.rebuiltFields(), [])
    await fieldsHold(page)
  })

  test('all of it is there again after the mini-program was killed', async () => {
    // A pause in typing sends it for safe keeping.
    const remote = shop.remote
    const login = await shop.login()
    await until(async () => {
      const { draft } = done(await remote.call('getDraft', shanghai, { login }))
      assert.equal(draft?.insurants.length, 4)
      assert.ok(
        draft.insurants.every(
          ({ relationType, credentialNo }) => relationType === 'SELF' || credentialNo !== undefined,
        ),
      )
    })
    await shop.simulator.restart(`${APPLY}?cityCode=310000&productCode=PP57`)
    const page = await onPage(shop.mini, APPLY)
    await says(page, 'page', /516/)
    assert.equal((await findAll(page, '.hm-insurant')).length, 4)
  })

  test('each notice is read to its end before it can be agreed to', async () => {
    await goOn(await onPage(shop.mini, APPLY))
    const page = await onPage(shop.mini, HEALTH)
    await tap(page, 'button', '均不存在，继续投保')
    const agree = await find(page, 'button', '同意并阅读下一项')
    assert.equal(await agree.attribute('aria-disabled'), 'true')
    await readNotices(page)
    await until(async () => assert.equal((await findAll(page, '.hm-dialog__panel')).length, 1))
    await says(page, '.hm-dialog__panel', /共为4人投保/)
    await tap(page, 'button', '我已确认')
  })

  test('one order is paid, four policies come of it', async () => {
    await onPage(shop.mini, 'pages/purchase/pay-confirm/index')
    await confirmAndPay(shop.mini)
    const result = await onPage(shop.mini, RESULT)
    await says(result, 'page', /参保成功/)
    assert.equal((await textOf(result, 'page')).match(/保单号/g)?.length, 4)
  })

  test('the messages that follow are allowed or refused on the same page, once', async () => {
    await shop.simulator.setSubscribing({ answer: 'reject' })
    const result = await onPage(shop.mini, RESULT)
    await tap(result, 'button', '订阅消息提醒')
    const refused = await find(result, 'button', '已拒绝')
    assert.equal(await refused.attribute('aria-disabled'), 'true')
    await shop.simulator.setSubscribing({ answer: 'accept' })
    const { path, query } = result
    const again = await reLaunch(shop.mini, `/${path}?${new URLSearchParams(query as never)}`)
    await tap(again, 'button', '订阅消息提醒')
    await find(again, 'button', '订阅成功')
  })

  test('the order and its policies can be found', async () => {
    await tap(await onPage(shop.mini, RESULT), 'button', '查看订单')
    await says(await onPage(shop.mini, 'pages/account/order-detail/index'), 'page', /已支付/)
    const orders = await reLaunch(shop.mini, '/pages/account/order-center/index')
    await says(orders, 'page', /申城安心保/)
    const policies = await reLaunch(shop.mini, '/pages/account/policy-list/index')
    await says(policies, 'page', /申城安心保/)
    await tap(policies, '.hm-link', /申城安心保/)
    await says(await onPage(shop.mini, 'pages/account/policy-detail/index'), 'page', /129/)
  })

  test('a second purchase begins with an empty form', async () => {
    const page = await reLaunch(shop.mini, `/${APPLY}?cityCode=310000&productCode=PP57`)
    await find(page, 'button', '下一步')
    assert.equal((await findAll(page, '.hm-insurant')).length, 0)
  })
})
