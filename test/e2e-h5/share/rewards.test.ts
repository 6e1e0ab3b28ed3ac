import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { confirmedProposal, done, outTradeNoAt, payOrderOf } from '../../support/purchase'
import { seriousFindings } from '../../support/serious-findings'
import { openShop } from '../../support/shop'
import { signInByCalls } from '../../support/signed-in-phone'
import { address, button, eventually, products, words } from '../../support/storefront'
import { test } from '../../support/test'

/** Rewards for sharing, from the friend's visit by the link to the withdrawal to WeChat. */

const shop = openShop()
const MONTH_MS = 32 * 86_400_000
const rewards = address('/shareActivityCommon/myRewards', products.shanghai)

const playAs = (page: Page, to: string) =>
  page.goto(`/sandbox/as/official-account?to=${encodeURIComponent(to)}`)

/** Reads an answer when it comes, because the page may change afterwards. */
const answerOf = async <T>(page: Page, path: RegExp): Promise<T> => {
  const answer = await page.waitForResponse(path)
  return ((await answer.json()) as { data: T }).data
}

/** The reward for this friend, which shows only the surname. */
const rewardFor = (page: Page, { name }: { name: string }) =>
  page.getByRole('region', { name: new RegExp(`^${name.slice(0, 1)}\\*+$`) })

/** Opens the rewards page again and again, until the reward is earned. */
const lookUntilEarned = (page: Page, friend: { name: string }) =>
  eventually(
    async () => {
      await page.goto(rewards)
      await rewardFor(page, friend).waitFor()
      return rewardFor(page, friend).getByText('已获得').count()
    },
    (count) => count > 0,
  )

test('ST007 ST008 RT109 RT113 DL013 DL014 KC029 API112-118 UX010 a friend buys by the link, and the reward is withdrawn', async () => {
  const { page: before, context } = await shop.phone()
  await playAs(before, rewards)
  await words(before, '还没有奖励').waitFor()
  const joined = answerOf<{ shareWtagid: string }>(before, /\/joinActivity$/)
  await button(before, '去分享').tap()
  await words(before, '您得¥18.8').waitFor()
  await words(before, '0位').waitFor()
  const { shareWtagid } = await joined

  const { page: friend } = await shop.phone()
  const { self } = shop.family()
  const link = { ...products.shanghai, shareWtagid }
  const related = answerOf<{ related: boolean }>(friend, /\/initRelation$/)
  const { gateway, login } = await signInByCalls(friend, shop.sandbox.origin, self.mobile)
  await friend.goto(address('/insure-apply', link))
  assert.deepEqual(await related, { related: true })
  const insured = [{ relationType: 'SELF' as const, person: self }]
  const proposalId = await confirmedProposal(gateway, login, insured)
  const made = await gateway.call('createPayOrder', payOrderOf(proposalId), { login })
  await shop.sandbox.decide(outTradeNoAt(done(made).payParams, shop.sandbox.origin), 'PAID')

  // A sharer without a verified name cannot withdraw.
  const owner = shop.family().self
  await before.goto(rewards)
  assert.equal(await button(before, '提现').count(), 0)
  await before.getByLabel('姓名').fill(owner.name)
  await before.getByLabel('证件号码').fill(owner.id)
  await button(before, '认证').tap()
  await before.getByLabel('证件号码').waitFor({ state: 'detached' })
  await rewardFor(before, self).getByText('待到账').waitFor()
  assert.equal(await before.getByText(self.name).count(), 0)

  // The friend's coverage period begins. A month later the page is opened again.
  await before.close()
  await shop.sandbox.shiftClock(MONTH_MS)
  const sharer = await context.newPage()
  await sharer.clock.install()
  await lookUntilEarned(sharer, self)
  assert.deepEqual(await seriousFindings(sharer), [])
  await button(sharer, '提现').tap()
  const asking = sharer.getByRole('dialog', { name: '提现' })
  await asking.getByText('¥18.80').waitFor()
  await asking.getByRole('button', { name: '取消' }).tap()
  await asking.waitFor({ state: 'detached' })
  await button(sharer, '提现').tap()
  const success = sharer.getByRole('dialog', { name: '提现申请已提交' })
  await Promise.all([
    success.getByText('¥18.80').waitFor(),
    success.getByText(/秒后自动关闭/).waitFor(),
    asking.getByRole('button', { name: '立即提现' }).tap(),
  ])
  // The message closes by itself.
  await sharer.clock.fastForward(5_000)
  await success.waitFor({ state: 'detached' })
  await words(sharer, '¥0.00').first().waitFor()

  await button(sharer, '确认收款').tap()
  await button(sharer, '暂不收款').tap()
  await button(sharer, '确认收款').tap()
  await button(sharer, '收款').tap()
  await words(sharer, '已到账').waitFor()
  assert.equal(await button(sharer, '确认收款').count(), 0)

  // The withdrawn money cannot be withdrawn again.
  await button(sharer, '提现').tap()
  await asking.getByText('满¥1可提现').waitFor()
  assert.equal(await asking.getByRole('button', { name: '立即提现' }).isDisabled(), true)
})

test('API118 a product without rewards says so, and a list that does not load says why', async () => {
  const { page } = await shop.phone()
  await playAs(page, address('/shareHome', { cityCode: '500100', productCode: 'PH5E' }))
  await words(page, '当前没有进行中的奖励活动，分享不产生奖励。').waitFor()

  await page.route(/\/city-insur-activity\/index$/, (route) =>
    route.fulfill({ json: { code: -1, message: '', data: null } }),
  )
  await page.goto(rewards)
  await words(page, '抱歉，系统异常，请您稍后再试！').waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  await button(page, '重试').tap()
  await words(page, '还没有奖励').waitFor()
})
