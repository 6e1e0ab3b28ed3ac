import assert from 'node:assert/strict'
import { onPage, reLaunch } from '../../weapp-sim/driver'
import { newFamily } from '../support/family'
import { buy, done } from '../support/purchase'
import { test } from '../support/test'
import { webPage } from '../support/weapp-screen'
import { openMiniShop } from '../support/weapp-shop'

const WEB = 'pages/web/index'

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
    const { url } = done(await remote.call('makeConfirmLink', { policyId }, { login }))
    const { pathname, search } = new URL(url, remote.origin)
    link = pathname + search
  },
})

test('RT068 RT069 the link opened in the mini-program: looked at, signed in by it, confirmed', async () => {
  await reLaunch(shop.mini, `/${WEB}?path=${encodeURIComponent(link)}`)
  const web = webPage(shop)
  await web.getByRole('heading', { name: /为您投保了$/ }).waitFor()
  for (const secret of [spouse.name, spouse.id, self.name])
    assert.equal(await web.getByText(secret).count(), 0)
  await web.getByRole('button', { name: '查看并确认' }).tap()
  await web.getByRole('heading', { name: '确认内容' }).waitFor()
  await web.getByLabel('姓名', { exact: true }).fill(spouse.name)
  await web.getByLabel('证件号码', { exact: true }).fill(spouse.id)
  await web.getByRole('checkbox', { name: /我是被保人本人/ }).check()
  await web.getByRole('button', { name: '确认', exact: true }).tap()
  await web.getByRole('heading', { name: '确认成功' }).waitFor()
  await onPage(shop.mini, WEB)
  // The page shows the confirmation when it is opened again.
  await reLaunch(shop.mini, `/${WEB}?path=${encodeURIComponent(link)}`)
  await webPage(shop).getByRole('heading', { name: '您已确认' }).waitFor()
})
