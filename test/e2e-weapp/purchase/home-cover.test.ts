import assert from 'node:assert/strict'
import {
  find,
  findAll,
  onPage,
  reLaunch,
  says,
  tap,
  textOf,
  touch,
  until,
  type Page,
} from '@huimin/weapp-sim'
import { newFamily } from '../../support/family'
import { done, readPage } from '../../support/purchase'
import { test } from '../../support/test'
import { choose, fill, noDialog } from '../../support/weapp-form'
import { openMiniShop } from '../../support/weapp-shop'
import {
  answerHealth,
  confirmAndPay,
  goOn,
  readNotices,
  seePrice,
} from '../../support/weapp-shopper'

/** Insurance of homes in the compiled mini-program, from the form to the policies. */

const homes = { cityCode: '310000', productCode: 'SHJB' } as const
const QUERY = 'cityCode=310000&productCode=SHJB'
const APPLY = 'pages/purchase/apply/index'
const { self } = newFamily()

const shop = openMiniShop({ entry: `pages/insure/index?${QUERY}`, person: 'home-cover' })

const addHome = async (page: Page, district: string, room: string): Promise<void> => {
  await find(page, 'button', '保存房屋')
  await choose(page, '所在区', district)
  await fill(page, '详细地址', room)
  await tap(page, 'button', '保存房屋')
  await find(page, '.hm-home', new RegExp(room))
}

test.describe('covering homes', () => {
  test('two homes are named, one of them in two copies, and priced', async () => {
    await tap(await onPage(shop.mini, 'pages/insure/index'), 'button', '立即投保')
    const page = await onPage(shop.mini, APPLY)
    await fill(page, '姓名', self.name)
    await fill(page, '证件号码', self.id)
    await fill(page, '手机号码', self.mobile)
    await tap(page, 'button', '下一步')
    await says(page, 'page', /请选择房屋信息/)
    await addHome(page, '杨浦区', '控江路100弄5号601室')
    const [more] = (await findAll(page, '.hm-home button')).slice(1)
    assert.ok(more)
    await touch(more)
    await says(page, '.hm-home', /2份/)
    await tap(page, 'button', '添加房屋')
    await addHome(page, '浦东新区', '世纪大道8弄3号402室')
    await says(page, 'page', /204/)
  })

  test('the picker takes one back and puts it again', async () => {
    const page = await onPage(shop.mini, APPLY)
    for (const left of [1, 2]) {
      await tap(page, 'button', '选择房屋')
      await tap(page, '.hm-dialog__panel .hm-choice', /世纪大道/)
      await tap(page, '.hm-dialog__panel button', '确定')
      await noDialog(page)
      await until(async () => assert.equal((await findAll(page, '.hm-home')).length, left))
    }
  })

  test('each copy becomes a policy of its home', async () => {
    await goOn(await onPage(shop.mini, APPLY))
    const health = await onPage(shop.mini, 'pages/purchase/health-confirm/index')
    await answerHealth(health, '均不存在，继续投保')
    const { notices } = await readPage(shop.remote, homes)
    await readNotices(health, notices)
    await seePrice(shop.mini)
    const confirm = await onPage(shop.mini, 'pages/purchase/pay-confirm/index')
    await says(confirm, 'page', /共3份/)
    await says(confirm, 'page', /控江路100弄5号601室 ×2/)
    await confirmAndPay(shop.mini)
    const result = await onPage(shop.mini, 'pages/purchase/result/index')
    await says(result, 'page', /投保成功/)
    assert.equal((await textOf(result, 'page')).match(/保单号/g)?.length, 3)

    const { list } = done(
      await shop.remote.call('listPolicies', homes, { login: await shop.login() }),
    )
    assert.deepEqual(list.map(({ home }) => home).sort(), [
      '杨浦区控江路100弄5号601室',
      '杨浦区控江路100弄5号601室',
      '浦东新区世纪大道8弄3号402室',
    ])
    const policies = await reLaunch(shop.mini, '/pages/account/policy-list/index')
    await tap(policies, '.hm-link', /世纪大道8弄3号402室/)
    await says(
      await onPage(shop.mini, 'pages/account/policy-detail/index'),
      'page',
      /保险房屋[^]*世纪大道8弄3号402室/,
    )
  })

  test('what is covered is greyed for who comes back', async () => {
    const page = await reLaunch(shop.mini, `/${APPLY}?${QUERY}`)
    await tap(page, 'button', '选择房屋')
    const covered = await find(page, '.hm-dialog__panel .hm-choice', /控江路/)
    assert.match(await covered.attribute('class'), /hm-choice--disabled/)
  })
})
