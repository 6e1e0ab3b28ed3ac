import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openShop } from '../support/shop'
import { test } from '../support/test'
import { closeWorkbench, named, openWorkbench, phoneOf } from './workbench'

/** What a tester taps in a phone of the workbench becomes a script that does it again. */

const shop = openShop()
test.afterEach(({ browser }) => closeWorkbench(browser))
const root = join(__dirname, '../..')

test('a sign-in is recorded, saved and done again by the saved script', async ({ browser }) => {
  const { origin } = shop.gateway
  const page = await openWorkbench(browser, origin)
  const phone = phoneOf(page, 'browser')
  await named(phone, '立即投保').waitFor()
  await page.getByRole('tab', { name: '录制' }).click()
  await named(page, '录制“普通浏览器”').click()
  await page.getByText('打开 /insure').waitFor()

  await named(phone, '立即投保').click()
  await named(phone, '获取验证码').waitFor()
  await page.getByRole('tab', { name: '实时' }).click()
  await named(page, '填入空白项').click()
  await named(phone, '获取验证码').click()
  await phone.getByRole('slider').waitFor()
  await named(page, '拼好').click()
  await page.getByRole('button', { name: /的验证码填入手机$/ }).click()
  await phone.getByRole('checkbox', { name: '我已阅读并同意' }).click()
  await named(phone, '登录').click()
  await named(phone, '下一步').waitFor()

  await page.getByRole('tab', { name: '录制' }).click()
  await named(page, '停止录制').click()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: '保存脚本' }).click()
  const folder = join(root, '.cache/recorded')
  mkdirSync(folder, { recursive: true })
  const script = join(folder, `${process.pid}.spec.ts`)
  await (await saved).saveAs(script)
  assert.match(
    readFileSync(script, 'utf8'),
    /getByRole\('button', \{ name: '登录', exact: true \}\)/,
  )

  // A number gets one code a minute.
  await page.request.put(`${origin}/sandbox/clock`, { data: { offsetMs: 120_000 } })
  assert.equal(await run(script, folder, origin), 0)
})

/** As `npm run qa` runs it. */
async function run(script: string, folder: string, origin: string): Promise<number> {
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const config = join(root, 'test/qa/playwright.config.ts')
  const child = spawn(process.execPath, [playwright, 'test', '--config', config], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...{ QA_SCRIPT: script, QA_FOLDER: join(folder, 'result'), QA_GATEWAY: origin },
    },
  })
  const [code] = (await once(child, 'exit')) as [number]
  return code
}
