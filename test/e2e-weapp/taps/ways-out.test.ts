import assert from 'node:assert/strict'
import { onPage, reLaunch, says, tap, tapCount, until } from '@huimin/weapp-sim'
import { confirmedProposal, done } from '../../support/purchase'
import { signContract } from '../../support/sandbox'
import { test } from '../../support/test'
import { noDialog } from '../../support/weapp-form'
import { openMiniShop } from '../../support/weapp-shop'
import { applyForSelf, confirmAndPay, confirmHealth } from '../../support/weapp-shopper'

/** Out as easily as in, natively: the taps of each way out against those of the way in. */

const POLICY = 'pages/account/policy-detail/index'
const CONTRACT = 'pages/account/renewal-contract/index'
const PANEL = '.hm-dialog__panel'
const shop = openMiniShop({
  entry: 'pages/insure/index?cityCode=310000&productCode=PP57',
  person: 'ways-out',
})

/** The taps of a way. */
const taps = async (way: () => Promise<unknown>): Promise<number> => {
  const before = tapCount()
  await way()
  return tapCount() - before
}
/** WeChat's own payment sheet, in which a person taps once. */
const SHEET = 1

test('renewal off takes no more taps than on, revoking at most half of buying', async () => {
  const buying =
    SHEET +
    (await taps(async () => {
      await applyForSelf(shop.mini, shop.buyer)
      await confirmHealth(shop.mini)
      await confirmAndPay(shop.mini)
      await says(await onPage(shop.mini, 'pages/purchase/result/index'), 'page', /投保成功/)
    }))

  const { list } = done(await shop.remote.call('listPolicies', {}, { login: await shop.login() }))
  const { policyId = '' } = list[0] ?? {}
  const open = () => reLaunch(shop.mini, `/${POLICY}?policyId=${policyId}`)

  const on = await taps(async () => {
    await tap(await open(), '.hm-switch')
    const contract = await onPage(shop.mini, CONTRACT)
    await tap(contract, '.hm-choice', /我已阅读并同意/)
    await tap(contract, 'button', '同意并去微信签约')
    await tap(contract, 'button', '打开微信签约')
    const [departure] = await until(async () => {
      const all = await shop.simulator.departures()
      assert.equal(all.length, 1)
      return all
    })
    const { pre_entrustweb_id: code = '' } = (departure?.extraData ?? {}) as Record<string, string>
    await signContract(shop.gateway.origin, code, 'SIGNED')
    await shop.simulator.comeBack()
    await says(contract, 'page', /已开通，扣费前至少五日通知您/)
  })
  const off = await taps(async () => {
    const page = await open()
    await says(page, 'page', /扣费日/)
    await tap(page, '.hm-switch')
    await tap(page, `${PANEL} button`, '确认关闭')
    await says(page, 'page', /未开通，到期后不会自动扣费/)
  })
  assert.ok(off <= on, `off ${off}, on ${on}`)

  const revoking = await taps(async () => {
    const page = await open()
    await tap(page, 'button', '撤单')
    await tap(page, `${PANEL} button`, '确认撤单')
    await tap(page, `${PANEL} button`, '查看退款进度')
    await says(await onPage(shop.mini, 'pages/account/order-detail/index'), 'page', /已撤销/)
  })
  assert.ok(revoking * 2 <= buying, `revoking ${revoking}, buying ${buying}`)
})

test('an unpaid order is cancelled in three taps, its reminder included', async () => {
  await confirmedProposal(shop.remote, await shop.login(), [
    { relationType: 'SELF', person: shop.buyer },
  ])
  const cancelling = await taps(async () => {
    const page = await reLaunch(shop.mini, '/pages/account/order-center/index')
    await tap(page, `${PANEL} button`, '稍后再说')
    await noDialog(page)
    await tap(page, 'button', '取消订单')
    await tap(page, `${PANEL} button`, '确认取消')
    await says(page, 'page', /已取消/)
  })
  assert.ok(cancelling <= 3, `cancelling ${cancelling}`)
})
