import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { test } from '../support/test'
import { phones } from '../support/browser'
import { openedState, statesOf } from '../support/gallery'
import { seriousFindings } from '../support/serious-findings'
import { openShop } from '../support/shop'

/**
 * Every state of every dialog, on both phones, light and dark by turns: each phone shows a state in
 * the colours that the other does not.
 */

const shop = openShop()

/** These close by themselves within five seconds: test/e2e-h5/gallery waits for that. */
const byThemselves = ['未完成投保提醒 自动继续', '提现成功 默认']

const isSound = async (page: Page, name: string): Promise<void> => {
  const panel = page.getByRole('dialog')
  assert.deepEqual(await seriousFindings(page, '[role=dialog]'), [], name)
  const wide = await panel.evaluate((one) => one.scrollWidth - one.clientWidth)
  assert.ok(wide <= 0, `${name} is ${wide} px too wide`)
  assert.ok(
    await panel.evaluate((one) => one.contains(document.activeElement)),
    `${name} holds the focus`,
  )
}

for (const [at, size] of (['small', 'common'] as const).entries())
  test(`DL054 every state is accessible at ${phones[size].width} px and closes with Back`, async () => {
    const { page } = await shop.phone({ size })
    await page.goto('/test-page')
    const all = await statesOf(page)
    const states = all.filter((state) => !byThemselves.includes(state))
    assert.ok(states.length > 80, `${states.length} states`)
    const before = page.url()
    for (const [index, state] of states.entries()) {
      await page.emulateMedia({ colorScheme: (index + at) % 2 === 0 ? 'light' : 'dark' })
      const dialog = await openedState(page, state)
      await isSound(page, state)
      await page.goBack()
      await dialog.waitFor({ state: 'detached' })
      assert.equal(page.url(), before)
      // The focus is back where it was.
      assert.equal(
        await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
        state,
      )
    }
  })
