import assert from 'node:assert/strict'
import * as v from 'valibot'
import { find, findAll, onPage, reLaunch, says, tap, until, type Page } from '@huimin/weapp-sim'
import { newFamily } from '../../support/family'
import { buy, done } from '../../support/purchase'
import { signContract } from '../../support/sandbox'
import { test } from '../../support/test'
import { webPage } from '../../support/weapp-screen'
import { openMiniShop } from '../../support/weapp-shop'

const POLICY = 'pages/account/policy-detail/index'
const PANEL = '.hm-dialog__panel'
const CONTRACT = 'pages/account/renewal-contract/index'

let policyId = ''
let policyIds: string[] = []
const shop = openMiniShop({
  person: 'renewal',
  prepare: async (opened) => {
    const { self, spouse } = newFamily()
    const { policies } = await buy(opened, await opened.login(), [
      { relationType: 'SELF', person: self },
      { relationType: 'SPOUSE', person: spouse },
    ])
    policyIds = policies.map((policy) => policy.policyId)
    policyId = policyIds[0] ?? ''
  },
})

const handed = v.object({ pre_entrustweb_id: v.string() })

/** The person signs or refuses the contract in WeChat's own mini-program. */
async function signThere(page: Page, choice: 'SIGNED' | 'REFUSED'): Promise<void> {
  await tap(page, 'button', '打开微信签约')
  const [departure] = await until(async () => {
    const all = await shop.simulator.departures()
    assert.equal(all.length, 1)
    return all
  })
  assert.equal(departure?.appId, 'wxbd687630cd02ce1d')
  assert.equal(departure?.path, 'pages/index/index')
  const { pre_entrustweb_id: code } = v.parse(handed, departure?.extraData)
  await signContract(shop.gateway.origin, code, choice)
  await shop.simulator.comeBack()
}

const isOn = async () =>
  done(await shop.remote.call('getRenewalSwitch', { policyId }, { login: await shop.login() })).isOn

test('DL009 who holds a policy that does not renew itself is offered it', async () => {
  const address = 'pages/insure/index?cityCode=310000&productCode=PP57'
  await shop.simulator.restart(address)
  const page = await onPage(shop.mini, 'pages/insure/index')
  await says(page, PANEL, /你还未开通自动投保/)
  await tap(page, `${PANEL} button`, '开通自动续保')
  const contract = await onPage(shop.mini, CONTRACT)
  const { policyId: offered = '' } = contract.query as { policyId?: string }
  assert.ok(policyIds.includes(offered))
  await find(contract, 'button', '同意并去微信签约')
})

test.describe('a policy that renews itself', () => {
  test('ST005 the switch of the policy leads to what is agreed to; nothing is ticked for anybody', async () => {
    await reLaunch(shop.mini, `/${POLICY}?policyId=${policyId}`)
    const policy = await onPage(shop.mini, POLICY)
    await says(policy, 'page', /自动续保[^]*未开通/)
    await tap(policy, '.hm-switch')
    const page = await onPage(shop.mini, CONTRACT)
    await says(page, 'page', /为谁续保[^]*扣费/)
    await tap(page, 'button', '同意并去微信签约')
    await says(page, 'page', /请阅读并同意相关条款/)
    assert.deepEqual(await shop.simulator.departures(), [])
  })

  test('ST006 RT086 who refuses in WeChat is told, and may sign after all', async () => {
    const page = await onPage(shop.mini, CONTRACT)
    await tap(page, '.hm-choice', /我已阅读并同意/)
    await tap(page, 'button', '同意并去微信签约')
    await signThere(page, 'REFUSED')
    await says(page, 'page', /正在确认签约结果/)
    assert.equal(await isOn(), false)
    await signThere(page, 'SIGNED')
    await says(page, 'page', /已开通，扣费前至少五日通知您/)
    assert.equal(await isOn(), true)
  })

  test('ST005 off with one tap and one question', async () => {
    await reLaunch(shop.mini, `/${POLICY}?policyId=${policyId}`)
    const policy = await onPage(shop.mini, POLICY)
    await says(policy, 'page', /扣费日/)
    await tap(policy, '.hm-switch')
    await says(policy, PANEL, /确认关闭自动续保？/)
    await tap(policy, `${PANEL} button`, '确认关闭')
    await says(policy, 'page', /未开通，到期后不会自动扣费/)
    assert.equal(await isOn(), false)
  })

  test('a page in the web view hands over to the native one, where it can be signed', async () => {
    const path = encodeURIComponent(`/shanghai/renewal-auth?policyId=${policyId}`)
    await reLaunch(shop.mini, `/pages/web/index?path=${path}`)
    const web = webPage(shop)
    await web.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
    await web.getByRole('button', { name: '同意并去微信签约' }).tap()
    const page = await onPage(shop.mini, CONTRACT)
    await find(page, 'button', '同意并去微信签约')
    assert.equal((await findAll(page, '.hm-renewal__person')).length, 2)
  })
})
