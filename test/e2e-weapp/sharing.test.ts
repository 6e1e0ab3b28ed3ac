import assert from 'node:assert/strict'
import { onPage, reLaunch, says, tap, until } from '../../weapp-sim/driver'
import { test } from '../support/test'
import { openMiniShop } from '../support/weapp-shop'

/** 分享有礼 and what it has earned. */

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
