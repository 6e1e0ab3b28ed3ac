import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openShop } from '../../support/shop'
import { button } from '../../support/storefront'
import { test } from '../../support/test'
import { openMiniProgram, payInSandbox } from '../../support/weapp'
import { closeWorkbench, openWorkbench, phoneOf } from './workbench'

/** What a tester taps in a phone of the workbench becomes a script that does it again. */

const shop = openShop()
test.afterEach(({ browser }) => closeWorkbench(browser))
const root = join(__dirname, '../../..')

test('a sign-in is recorded, saved and done again by the saved script', async ({ browser }) => {
  const { origin } = shop.gateway
  const page = await openWorkbench(browser, origin)
  const phone = phoneOf(page, 'browser')
  await button(phone, '立即投保').waitFor()
  await page.getByRole('tab', { name: '录制' }).click()
  await button(page, '录制“普通浏览器”').click()
  await page.getByText('打开 /insure').waitFor()

  await button(phone, '立即投保').click()
  await button(phone, '获取验证码').waitFor()
  await page.getByRole('tab', { name: '实时' }).click()
  await button(page, '填入空白项').click()
  await button(phone, '获取验证码').click()
  await phone.getByRole('slider').waitFor()
  await button(page, '拼好').click()
  await page.getByRole('button', { name: /的验证码填入手机$/ }).click()
  await phone.getByRole('checkbox', { name: '我已阅读并同意' }).click()
  await button(phone, '登录').click()
  await button(phone, '下一步').waitFor()

  const script = await saveScript(page, `${process.pid}.spec.ts`)
  assert.match(
    readFileSync(script, 'utf8'),
    /getByRole\('button', \{ name: '登录', exact: true \}\)/,
  )

  // A number gets one code a minute.
  await page.request.put(`${origin}/sandbox/clock`, { data: { offsetMs: 120_000 } })
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const config = join(root, 'test/qa/playwright.config.ts')
  const code = await run([playwright, 'test', '--config', config], {
    ...{ QA_SCRIPT: script, QA_FOLDER: join(folder, 'result'), QA_GATEWAY: origin },
  })
  assert.equal(code, 0)
})

test('what is done in the native phone is saved for the automator, and done again by it', async ({
  browser,
}) => {
  const { origin } = shop.gateway
  const page = await openWorkbench(browser, origin, ['native'])
  const phone = phoneOf(page, 'native')
  await button(phone, '立即投保').waitFor()
  await page.getByRole('tab', { name: '录制' }).click()
  await button(page, '录制“原生小程序”').click()
  await page.getByText('打开 /pages/insure/index').waitFor()

  await button(phone, '立即投保').click()
  await phone.getByRole('textbox', { name: '姓名' }).first().fill('王建国')
  await phone.getByRole('checkbox', { name: /^我已阅读并同意/ }).click()
  await button(phone, '下一步').waitFor()
  const script = await saveScript(page, `${process.pid}.ts`)
  assert.match(readFileSync(script, 'utf8'), /typeNamed\(mini, \{ role: 'textbox', name: '姓名' \}/)

  const shown = await openMiniProgram({
    ...{ browser, dist: join(root, 'dist/weapp'), gatewayOrigin: origin, loginCode: 'replayed' },
    onRequestPayment: payInSandbox(origin, () => 'pay'),
  })
  try {
    const code = await run(['--import', 'tsx', script], {
      ...{ WEAPP_WS_ENDPOINT: shown.sim?.wsEndpoint, QA_GATEWAY: origin },
    })
    assert.equal(code, 0)
    assert.equal(
      await shown.sim?.page.getByRole('textbox', { name: '姓名' }).first().inputValue(),
      '王建国',
    )
  } finally {
    await shown.stop()
  }
})

const folder = join(root, '.cache/recorded')

/** Ends the recording and saves it. */
async function saveScript(page: Page, name: string): Promise<string> {
  await page.getByRole('tab', { name: '录制' }).click()
  await button(page, '停止录制').click()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: '保存脚本' }).click()
  mkdirSync(folder, { recursive: true })
  const script = join(folder, name)
  await (await saved).saveAs(script)
  return script
}

/** Runs it as `npm run qa` does. */
async function run(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const [code] = (await once(child, 'exit')) as [number]
  return code
}
