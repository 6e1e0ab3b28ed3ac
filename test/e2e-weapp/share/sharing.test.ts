import assert from 'node:assert/strict'
import { find, onPage, reLaunch, says, tap, until } from '@huimin/weapp-sim'
import { test } from '../../support/test'
import { openMiniShop } from '../../support/weapp-shop'

/** 分享有礼 and what it has earned; what WeChat's menu shares of each kind of page. */

const REDIRECT = 'pages/base/redirect/index'
const PRODUCT = 'cityCode=310000&productCode=PP57'

const shop = openMiniShop({ person: 'sharer' })

test('RT109 RT113 a poster leads to the page that shares, whose card carries the mark', async () => {
  await shop.login()
  const poster = encodeURIComponent(`https://hm.example/shareHome?${PRODUCT}`)
  // Rewards need a login, and the page that shares is told of it by the pages before.
  const rewards = await reLaunch(shop.mini, `/pages/account/share/my-rewards?${PRODUCT}`)
  await says(rewards, 'page', /还没有奖励/)
  await shop.simulator.enter(`${REDIRECT}?q=${poster}`, 1011)
  const page = await onPage(shop.mini, 'pages/account/share/home')
  await says(page, 'page', /您得¥18\.8/)
  await until(async () => {
    const card = await shop.simulator.share('friend')
    assert.match(String(card.path), /^\/pages\/insure\/index\?.*shareWtagid=\w+/)
    // The picture that the page shows as the friend's is the one that goes.
    assert.match(String(card.imageUrl), /^http:\/\/tmp\/.*png$/)
  })
  await tap(page, '.hm-link', /我的奖励/)
  await onPage(shop.mini, 'pages/account/share/my-rewards')
})

/** Opens WeChat's menu until it offers this, and chooses it. */
const share = (to: 'friend' | 'moments') => until(() => shop.simulator.share(to))

test('the menu shares products with their picture, public pages, and nothing that is private', async () => {
  const { mini, simulator } = shop
  const native = 'longTerm/benefitThePeople/product/index?cityCode=000000&productCode=PH0Q'
  for (const [address, path] of [
    [`insure/index?${PRODUCT}`, /^\/pages\/insure\/index\?.*productCode=PP57/],
    [native, /^\/pages\/insure\/index\?.*cityCode=000000/],
  ] as const) {
    const page = await reLaunch(mini, `/pages/${address}`)
    await find(page, 'button', '立即投保')
    // WeChat waits three seconds for the picture and then sends the card without it.
    const card = await until(async () => {
      const sent = await simulator.share('friend')
      assert.match(String(sent.imageUrl), /^http:\/\/tmp\/.*png$/)
      return sent
    })
    assert.match(String(card.path), path)
    const toAll = await share('moments')
    assert.equal(toAll.title, card.title)
    assert.match(String(toAll.query), /productCode=/)
    assert.match(String(toAll.imageUrl), /\/static\/share\.png$/)
  }
  for (const [address, title, path] of [
    [`compare/index?${PRODUCT}`, /^产品对比 · 申城安心保$/, /^\/pages\/compare\/index\?/],
    [`account/hospitals/index?${PRODUCT}`, /^医院名单/, /^\/pages\/account\/hospitals\/index\?/],
    [`account/service/index?tab=claim&${PRODUCT}`, /^保障服务/, /[?&]tab=claim(&|$)/],
  ] as const) {
    await reLaunch(mini, `/pages/${address}`)
    const card = await share('friend')
    assert.match(String(card.title), title)
    assert.match(String(card.path), path)
  }
  for (const address of ['service/index?tab=policy', 'order-center/index', 'policy-list/index']) {
    const page = await reLaunch(mini, `/pages/account/${address}`)
    await says(page, 'page', /订单|保单|保障/)
    assert.deepEqual(await simulator.menu(), ['favourites'], address)
    assert.match(String((await simulator.share('favourites')).imageUrl), /share\.png$/)
  }
})
