import assert from 'node:assert/strict'
import { join } from 'node:path'
import { onPage, reLaunch, says, tap } from '../../weapp-sim/driver'
import { startGateway } from '../support/start-gateway'
import type { RunningGateway } from '../support/start-gateway'
import { test } from '../support/test'
import { gatewaySettings, openMiniProgram } from '../support/weapp'
import type { OpenMiniProgram } from '../support/weapp'

/** Functions of the phone for a page: its location and its viewer of pictures. */

const PRODUCT = 'pages/insure/index'

let gateway: RunningGateway
let open: OpenMiniProgram

test.beforeAll(async ({ browser }) => {
  gateway = await startGateway(gatewaySettings)
  open = await openMiniProgram({
    browser,
    dist: join(__dirname, '../../dist/weapp'),
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
