import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import { openInDevTools } from '../support/weapp'
import { onPage } from './driver'
import { fixtureDist } from './fixture'
import { startSim } from './server'

const FORM = 'pages/form/index'
const open = () =>
  openInDevTools({
    dist: fixtureDist(),
    gatewayOrigin: 'http://127.0.0.1:8080',
    entry: FORM,
    loginCode: 'who-it-is',
    onRequestPayment: () => Promise.resolve('paid'),
  })

const tries = async (devTools: Awaited<ReturnType<typeof open>>): Promise<void> => {
  await onPage(devTools.mini, FORM)
  const { code } = (await devTools.mini.callWxMethod('login')) as { code: string }
  assert.equal(code, 'who-it-is')
  assert.equal(devTools.sim, undefined, 'nothing of the simulator is offered')
  await devTools.stop()
}

afterEach(() => {
  delete process.env['WEAPP_WS_ENDPOINT']
})

/** As far as it goes without DevTools: the same calls, answered by the simulator in its place. */
describe('a run in DevTools', () => {
  test('joins a project that is open for automation, and leaves it open', async () => {
    const tool = await startSim({ dist: fixtureDist() })
    process.env['WEAPP_WS_ENDPOINT'] = tool.wsEndpoint
    await tries(await open())
    assert.equal(await tool.page.title(), '样例')
    await tool.stop()
  })
})
