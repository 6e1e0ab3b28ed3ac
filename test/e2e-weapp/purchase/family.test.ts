import assert from 'node:assert/strict'
import { find, findAll, onPage, reLaunch, says, tap, textOf, touch, until } from '@huimin/weapp-sim'
import { newFamily } from '../../support/family'
import { done, shanghai } from '../../support/purchase'
import { test } from '../../support/test'
import { fieldsHold, fill, fillLast, noDialog, typeLetters } from '../../support/weapp-form'
import { toasted } from '../../support/weapp-screen'
import { openMiniShop } from '../../support/weapp-shop'
import { addSelf, confirmAndPay, goOn, readNotices, seePrice } from '../../support/weapp-shopper'

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

test.describe('buying for a family of four', () => {
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
    await addSelf(page)
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
    // The page saves the draft when the person stops typing.
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
    await until(async () => assert.equal((await findAll(page, '.hm-insurant')).length, 4))
  })

  test('what comes back is masked, and begun afresh by the first letter', async () => {
    const page = await onPage(shop.mini, APPLY)
    await until(async () => {
      const [name, number] = await fieldsHold(page)
      assert.match(name?.value ?? '', /^.\*\*$/)
      assert.match(number?.value ?? '', /^\d+\*+\w+$/)
    })
    await typeLetters(page, shop.simulator.page.keyboard, '姓名', '李')
    await until(async () => assert.equal((await fieldsHold(page))[0]?.value, '李'))
    await fill(page, '姓名', family.self.name)
    assert.deepEqual(await shop.simulator.rebuiltFields(), [])
  })

  test('each notice is read to its end before it can be agreed to', async () => {
    await goOn(await onPage(shop.mini, APPLY))
    const page = await onPage(shop.mini, HEALTH)
    await tap(page, 'button', '均不存在，继续投保')
    await readNotices(page)
    await seePrice(shop.mini)
    await says(await onPage(shop.mini, 'pages/purchase/pay-confirm/index'), 'page', /共4人/)
  })

  test('one order is paid, four policies come of it', async () => {
    await onPage(shop.mini, 'pages/purchase/pay-confirm/index')
    await confirmAndPay(shop.mini)
    const result = await onPage(shop.mini, RESULT)
    await says(result, 'page', /投保成功/)
    await until(async () =>
      assert.equal((await textOf(result, 'page')).match(/保单号 PA/g)?.length, 4),
    )
  })

  test('the messages that follow are allowed or refused on the same page, once', async () => {
    await shop.simulator.setSubscribeSettings({ answer: 'reject' })
    const result = await onPage(shop.mini, RESULT)
    await tap(result, 'button', '订阅消息提醒')
    const refused = await find(result, 'button', '已拒绝')
    assert.equal(await refused.attribute('aria-disabled'), 'true')
    await shop.simulator.setSubscribeSettings({ answer: 'accept' })
    const { path, query } = result
    const again = await reLaunch(shop.mini, `/${path}?${new URLSearchParams(query as never)}`)
    await tap(again, 'button', '订阅消息提醒')
    await find(again, 'button', '订阅成功')
  })

  test('the order and its policies can be found', async () => {
    await tap(await onPage(shop.mini, RESULT), 'button', '查看订单')
    const order = await onPage(shop.mini, 'pages/account/order-detail/index')
    await says(order, 'page', /已支付/)
    // The two adults confirm themselves. For the daughter, her guardian has bought the policy.
    const asking = await until(async () => {
      const buttons = await findAll(order, '.hm-insured-card__person .hm-button')
      assert.equal(buttons.length, 2)
      return buttons[0] ?? assert.fail('nobody to ask')
    })
    await touch(asking)
    await says(order, '.hm-dialog__panel', /请.\*\*确认[^]*前有效[^]*发送给TA/)
    await tap(order, 'button', '换一个链接')
    await toasted(shop, /之前的链接失效/)
    const orders = await reLaunch(shop.mini, '/pages/account/order-center/index')
    await says(orders, 'page', /申城安心保/)
    const home = await reLaunch(shop.mini, '/pages/account/service/index?tab=policy')
    await says(home, 'page', /4人（共4人）[^]*本人 · 证件尾号[^]*女儿 · 证件尾号[^]*合计\s*¥516/)
    await tap(home, '.hm-choice', /按产品/)
    await says(home, 'page', /该产品的订单/)
    const policies = await reLaunch(shop.mini, '/pages/account/policy-list/index')
    await says(policies, 'page', /申城安心保/)
    await tap(policies, '.hm-link', /申城安心保/)
    await says(await onPage(shop.mini, 'pages/account/policy-detail/index'), 'page', /129/)
  })

  test('the policy leads to the chat and to the mini-program that serves it', async () => {
    const policy = await onPage(shop.mini, 'pages/account/policy-detail/index')
    await shop.simulator.setOthers({ refuses: true })
    await tap(policy, 'button', '立即查看')
    await shop.simulator.setOthers({ refuses: false })
    // A person who refused stays on the page and may still accept.
    await tap(policy, 'button', '立即查看')
    await tap(policy, 'button', '在线客服')
    const other = {
      to: 'mini-program',
      appId: 'wx1f0a310000c0de02',
      path: 'pages/policy/index?from=huimin',
      envVersion: 'trial',
    }
    const departures: unknown[] = []
    await until(async () => {
      departures.push(...(await shop.simulator.departures()))
      assert.deepEqual(departures, [other, { to: 'chat' }])
    })
    await shop.simulator.comeBack()
  })

  test('a second purchase begins with an empty form', async () => {
    const page = await reLaunch(shop.mini, `/${APPLY}?cityCode=310000&productCode=PP57`)
    await find(page, 'button', '下一步')
    assert.equal((await findAll(page, '.hm-insurant')).length, 0)
  })

  test('who is covered already is known, and cannot be chosen again', async () => {
    const page = await onPage(shop.mini, APPLY)
    await tap(page, 'button', '选择常用被保人')
    await says(page, '.hm-dialog__panel', /已投保，保障至\d{4}-\d\d-\d\d/)
    const known = await until(async () => {
      const people = await findAll(page, '.hm-known__person')
      assert.equal(people.length, 4)
      return people
    })
    for (const person of known) {
      assert.match(await person.text(), /已投保/)
      assert.equal(await person.attribute('aria-disabled'), 'true')
    }
    const [refused = assert.fail('nobody is known')] = known
    await until(() => refused.tap())
    await find(page, '.hm-known__person')
    await shop.mini.native().navigateLeft()
    await noDialog(page)
    assert.equal((await findAll(page, '.hm-insurant')).length, 0)
  })

  test('the order is given back as a whole, after its policies were named', async () => {
    const page = await reLaunch(shop.mini, '/pages/account/revoke-list/index')
    await tap(page, 'button', '撤单')
    await says(page, '.hm-dialog__panel', /以下4张保单同时失效[^]*516/)
    await tap(page, '.hm-dialog__panel button', '暂不撤单')
    await noDialog(page)
    await tap(page, 'button', '撤单')
    await tap(page, '.hm-dialog__panel button', '确认撤单')
    await says(page, '.hm-dialog__panel', /退款¥516.00已提交/)
    await tap(page, '.hm-dialog__panel button', '查看退款进度')
    await says(await onPage(shop.mini, 'pages/account/order-detail/index'), 'page', /已撤销/)
    const left = await reLaunch(shop.mini, '/pages/account/revoke-list/index')
    await says(left, 'page', /未能找到对应保单/)
  })
})
