import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import budgets from '../../config/setdata-budgets.json'
import { startGateway } from '../support/start-gateway'
import type { RunningGateway } from '../support/start-gateway'
import { openMiniProgram } from '../support/weapp'
import type { OpenMiniProgram } from '../support/weapp'
import { typeLetters } from '../support/weapp-form'
import type { Page } from '../weapp-sim/driver'
import { find, findAll, onPage, tap, until } from '../weapp-sim/driver'

const DIST = join(__dirname, '../../dist/weapp')
const PRODUCT = 'pages/insure/index?cityCode=310000&productCode=PP57'
const MOST_INSURED = 8

let gateway: RunningGateway
let open: OpenMiniProgram
let page: Page

before(async () => {
  gateway = await startGateway()
  open = await openMiniProgram({ dist: DIST, gatewayOrigin: gateway.origin, entry: PRODUCT })
  page = await onPage(open.mini, 'pages/insure/index')
})

after(async () => {
  await open.stop()
  await gateway.dispose()
})

/** Bytes that crossed to the view since the last time; what is on its way is waited for. */
const crossed = async (): Promise<number> => {
  await open.mini.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(null), 100)))
  const crossings = (await open.sim?.crossings()) ?? []
  return crossings.reduce((sum, { bytes }) => sum + bytes, 0)
}

describe('what crosses from the logic layer to the view', () => {
  test('opening a product', async (t) => {
    await find(page, 'button', '立即投保')
    const bytes = await crossed()
    t.diagnostic(`${bytes} bytes of ${budgets.openInsure}`)
    assert.ok(bytes <= budgets.openInsure, `${bytes} bytes`)
  })

  test('a key, with everybody insured', async (t) => {
    await tap(page, 'button', '立即投保')
    page = await onPage(open.mini, 'pages/purchase/apply/index')
    for (let insured = 1; insured <= MOST_INSURED; insured++) {
      await tap(page, '.hm-insurants__relation')
      await until(async () => assert.equal((await findAll(page, '.hm-insurant')).length, insured))
    }
    const keyboard = open.sim?.page.keyboard
    assert.ok(keyboard)
    await typeLetters(page, keyboard, '姓名', '王')
    await crossed()
    await keyboard.type('建')
    const bytes = await crossed()
    t.diagnostic(`${bytes} bytes of ${budgets.key}`)
    assert.ok(bytes <= budgets.key, `${bytes} bytes`)
  })

  test('a dialog, opened and closed', async (t) => {
    await open.mini.callWxMethod('hideKeyboard')
    await crossed()
    await tap(page, '.hm-insurant button', '删除')
    await tap(page, '.hm-dialog__panel button', '取消')
    await until(async () => assert.equal((await page.$$('.hm-dialog__panel')).length, 0))
    const bytes = await crossed()
    t.diagnostic(`${bytes} bytes of ${budgets.dialog}`)
    assert.ok(bytes <= budgets.dialog, `${bytes} bytes`)
  })
})
