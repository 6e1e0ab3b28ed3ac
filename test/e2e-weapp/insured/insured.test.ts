import assert from 'node:assert/strict'
import { find, onPage, reLaunch, says, tap, textOf, type } from '@huimin/weapp-sim'
import { newFamily } from '../../support/family'
import { buy, done } from '../../support/purchase'
import { test } from '../../support/test'
import { openMiniShop } from '../../support/weapp-shop'

const REDIRECT = 'pages/base/redirect/index'
const LANDING = 'pages/account/insured/landing'
const CONFIRM = 'pages/account/insured/confirmation'
/** WeChat was shown a code by its camera. */
const SCAN = 1011

const { self, spouse } = newFamily()
let link = ''

/** Another person has bought. The mini-program's user is the spouse, who got the link. */
const shop = openMiniShop({
  person: 'insured',
  prepare: async ({ remote, sandbox }) => {
    const buyer = { code: `buyer-of-${spouse.id}`, appId: 'touristappid' }
    const login = done(await remote.call('loginByWechat', buyer))
    const { policies } = await buy({ remote, sandbox }, login, [
      { relationType: 'SELF', person: self },
      { relationType: 'SPOUSE', person: spouse },
    ])
    const policyId =
      policies.find(({ confirmation }) => confirmation?.state === 'TO_CONFIRM')?.policyId ?? ''
    link = done(await remote.call('makeConfirmLink', { policyId }, { login })).url
  },
})

/** WeChat gives the address of a scanned code to the page that its console names for it. */
const scan = async (address: string) => {
  await shop.simulator.enter(`${REDIRECT}?q=${encodeURIComponent(address)}`, SCAN)
  return onPage(shop.mini, LANDING)
}

test('RT070 RT071 without the link: found by name and number, and opened', async () => {
  const search = await reLaunch(
    shop.mini,
    '/pages/account/insured/search?cityCode=310000&productCode=PP57',
  )
  await type(search, '#insured-name', spouse.name)
  await type(search, '#insured-number', spouse.id)
  await tap(search, 'button', '查询')
  const list = await onPage(shop.mini, 'pages/account/insured/list')
  await tap(list, '.hm-link', /申城安心保 · 待确认/)
  await find(await onPage(shop.mini, CONFIRM), 'button', '确认')
})

test('RT068 RT069 the scanned code of the link: looked at, signed in by it, confirmed', async () => {
  const landing = await scan(link)
  await says(landing, 'page', /为您投保了/)
  const shown = await textOf(landing, 'page')
  for (const secret of [spouse.name, spouse.id, self.name]) assert.ok(!shown.includes(secret))
  await tap(landing, 'button', '查看并确认')
  const page = await onPage(shop.mini, CONFIRM)
  await type(page, '#insured-name', spouse.name)
  await type(page, '#insured-number', spouse.id)
  await tap(page, '.hm-choice', /我是被保人本人/)
  await tap(page, 'button', '确认')
  await says(page, 'page', /确认成功/)
  // The page shows the confirmation when it is opened again.
  await says(await scan(link), 'page', /您已确认/)
})
