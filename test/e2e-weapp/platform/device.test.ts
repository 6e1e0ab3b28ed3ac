import assert from 'node:assert/strict'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { find, onPage, reLaunch, says, tap, until } from '@huimin/weapp-sim'
import { startGateway } from '../../support/start-gateway'
import type { RunningGateway } from '../../support/start-gateway'
import { test } from '../../support/test'
import { gatewaySettings, openMiniProgram } from '../../support/weapp'
import type { OpenMiniProgram } from '../../support/weapp'

/** Functions of the phone for a page: its location and its viewer of pictures. */

const PRODUCT = 'pages/insure/index'

let gateway: RunningGateway
let open: OpenMiniProgram

test.beforeAll(async ({ browser }) => {
  gateway = await startGateway(gatewaySettings)
  open = await openMiniProgram({
    browser,
    dist: join(__dirname, '../../../dist/weapp'),
    phoneCode: 'phone-13900002222',
    gatewayOrigin: gateway.origin,
    entry: PRODUCT,
  })
})

test.afterAll(async () => {
  await open.stop()
  await gateway.dispose()
})

test('the nearest city is found; who refuses reads how to go on', async () => {
  await open.sim?.setScopes({ refused: ['scope.userFuzzyLocation'] })
  const page = await onPage(open.mini, PRODUCT)
  await tap(page, 'button', '使用当前定位')
  await says(page, 'page', /没有获得位置权限/)
  await open.sim?.setScopes({ refused: [] })
  await tap(page, 'button', '使用当前定位')
  await says(page, 'page', /离您最近的城市[^]*上海市/)
})

/** The one picture that the phone got since the last question. */
const pictureOf = async (taken: () => Promise<readonly string[]>): Promise<PNG> =>
  until(async () => {
    const [base64, ...more] = await taken()
    assert.ok(base64 !== undefined && more.length === 0)
    return PNG.sync.read(Buffer.from(base64, 'base64'))
  })

const openPoster = async () => {
  const page = await reLaunch(open.mini, `/${PRODUCT}?cityCode=310000&productCode=PP57`)
  await says(page, 'page', /谁可以投保[^]*保费[^]*退出登录/)
  await tap(page, 'button', '分享海报')
  await find(page, '.hm-share-poster__picture')
  return page
}

test('a poster is painted, saved to the album and sent to a chat', async () => {
  const { sim } = open
  assert.ok(sim, 'DevTools keep the album for themselves')
  const page = await openPoster()
  await tap(page, 'button', '保存图片')
  const poster = await pictureOf(() => sim.album())
  assert.deepEqual([poster.width, poster.height], [750, 1200])
  // A phone paints what a browser paints: the colour of the product above, the code below.
  const colours = (from: number, to: number) =>
    new Set(
      Array.from({ length: to - from }, (_, row) =>
        Array.from({ length: poster.width }, (__, x) =>
          poster.data.subarray(((from + row) * 750 + x) * 4).readUIntBE(0, 3),
        ),
      ).flat(),
    )
  assert.equal(colours(0, 20).size, 1)
  assert.ok(colours(580, 900).size > 20, 'the drawing has its colours')
  assert.ok(colours(930, 1100).has(0x000000), 'the code is black')
  await tap(page, 'button', '发送给好友')
  assert.equal((await pictureOf(() => sim.sentPictures())).height, 1200)
})

test('who refused the album is led to the settings, after which the poster is saved', async () => {
  const { sim } = open
  assert.ok(sim, 'DevTools keep the album for themselves')
  const page = await openPoster()
  await sim.setScopes({ refused: ['scope.writePhotosAlbum'] })
  await tap(page, 'button', '保存图片')
  await says(page, 'page', /您没有允许保存到相册/)
  assert.deepEqual(await sim.album(), [])
  await sim.setScopes({ refused: [] })
  await tap(page, 'button', '去设置')
  await pictureOf(() => sim.album())
  await find(page, 'button', '保存图片')
})

test('a code to scan opens in the viewer of WeChat', async () => {
  assert.ok(open.sim, 'DevTools draw their viewer outside of what a test can see')
  const page = await reLaunch(open.mini, `/${PRODUCT}?cityCode=310000&productCode=PP57`)
  // Once this text is there, nothing moves on the page any more.
  await says(page, 'page', /谁可以投保[^]*保费[^]*退出登录/)
  await tap(page, 'button', '出示小程序码')
  const picture = open.sim.page.locator('#wx-preview img')
  await picture.waitFor()
  assert.ok((await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)) >= 280)
  await picture.click()
  await picture.waitFor({ state: 'detached' })
})
