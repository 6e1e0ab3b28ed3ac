import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { phones } from '../support/browser'
import { byCircle } from '../support/circle'
import { openedState, statesOf } from '../support/gallery'
import { seriousFindings } from '../support/serious-findings'
import { openShop } from '../support/shop'
import { test } from '../support/test'

/**
 * Every state of every dialog on the small phone, light and dark by turns; the full circle shows
 * each on the common one too, in the colours that the small one does not.
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

const sizes = byCircle(['small'] as const, ['small', 'common'] as const)

/** Which half of the states; the halves are looked at side by side. */
const halves = [0, 1]
test.describe.configure({ mode: 'parallel' })

for (const [at, size] of sizes.entries())
  for (const half of halves)
    test(`DL054 every state is accessible at ${phones[size].width} px and closes with Back, half ${half}`, async () => {
      const { page } = await shop.phone({ size })
      await page.goto('/test-page')
      const all = await statesOf(page)
      const states = all.filter((state) => !byThemselves.includes(state))
      assert.ok(states.length > 80, `${states.length} states`)
      const before = page.url()
      for (const [index, state] of states.entries()) {
        if (index % halves.length !== half) continue
        await page.emulateMedia({
          colorScheme: (Math.floor(index / 2) + at) % 2 === 0 ? 'light' : 'dark',
        })
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
