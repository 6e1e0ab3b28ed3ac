import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, test } from 'node:test'
import { onPage, startSim } from '@huimin/weapp-sim'
import { openInDevTools } from '../support/weapp'
import { fixtureDist } from './fixture'

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

/** Makes an executable `cli` in a new folder, and reads its arguments once it runs. */
const startStub = () => {
  const folder = mkdtempSync(join(tmpdir(), 'devtools-'))
  const cli = join(folder, 'cli')
  const told = join(folder, 'told.json')
  const run = [process.execPath, '--import', 'tsx', join(__dirname, 'devtools-stand-in.ts')]
  writeFileSync(cli, `#!/bin/sh\nexec ${run.map((word) => `'${word}'`).join(' ')} "$@"\n`)
  chmodSync(cli, 0o755)
  process.env['DEVTOOLS_STAND_IN'] = told
  return {
    cli,
    told: () =>
      JSON.parse(readFileSync(told, 'utf8')) as {
        pid: number
        project: string
        port: number
        appid?: string
      },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

afterEach(() => {
  for (const name of ['WEAPP_WS_ENDPOINT', 'WEAPP_CLI_PATH', 'DEVTOOLS_STAND_IN'])
    Reflect.deleteProperty(process.env, name)
})

/** A run in DevTools with the same calls, which the simulator answers in place of DevTools. */
describe('a run in DevTools', () => {
  test('joins a project that is open for automation, and leaves it open', async () => {
    const tool = await startSim({ dist: fixtureDist() })
    process.env['WEAPP_WS_ENDPOINT'] = tool.wsEndpoint
    await tries(await open())
    assert.equal(await tool.page.title(), '样例')
    await tool.stop()
  })

  test('starts DevTools by its command with the compiled project, and a port of its own', async () => {
    const { cli, told, remove } = startStub()
    process.env['WEAPP_CLI_PATH'] = cli
    const devTools = await open()
    const { pid, project, port, appid } = told()
    assert.equal(project, fixtureDist())
    assert.ok(port >= 9420)
    assert.ok(appid, 'project.config.json lies in the folder that is opened')
    await tries(devTools)
    process.kill(pid, 'SIGTERM')
    remove()
  })
})
