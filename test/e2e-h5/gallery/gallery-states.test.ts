import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { phones } from '../../support/browser'
import { byCircle } from '../../support/circle'
import { entryFaults } from '../../support/eyes/entry-faults'
import { handFaults } from '../../support/eyes/hand-faults'
import { unreadableDialog } from '../../support/eyes/readable'
import { firstOfEach, openedState, statesOf } from '../../support/gallery'
import { seriousFindings } from '../../support/serious-findings'
import { openShop } from '../../support/shop'
import { test } from '../../support/test'

/**
 * Checks what jsdom cannot show of a dialog (test/ui/dialogs/dialog-states): its size on the phone, at each
 * letter size, its contrast, and the rules for hands that need a layout. The everyday circle opens the first state of each dialog on the small phone, in light
 * and dark by turns. The full circle opens every state, also on the common phone in the other
 * colours.
 */

const shop = openShop()

/** These close by themselves within five seconds. test/e2e-h5/gallery/gallery tests that. */
const byThemselves = ['未完成投保提醒 自动继续', '提现申请已提交 默认']

/** The rules that need layout and colours. test/ui/dialogs/dialog-states checks all other rules. */
const OF_LAYOUT = ['color-contrast', 'target-size', 'scrollable-region-focusable']

const isSound = async (page: Page, name: string): Promise<void> => {
  const panel = page.getByRole('dialog')
  assert.deepEqual(await seriousFindings(page, '[role=dialog]', OF_LAYOUT), [], name)
  const wide = await panel.evaluate((one) => one.scrollWidth - one.clientWidth)
  assert.ok(wide <= 0, `${name} is ${wide} px too wide`)
  assert.deepEqual(await handFaults(page), [], name)
  assert.deepEqual(await entryFaults(page), [], name)
  assert.ok(
    await panel.evaluate((one) => one.contains(document.activeElement)),
    `${name} holds the focus`,
  )
}

const sizes = byCircle(['small'] as const, ['small', 'common'] as const)

for (const [at, size] of sizes.entries())
  test(`DL054 dialogs are sound at ${phones[size].width} px and close with Back`, async () => {
    const { page } = await shop.phone({ size })
    await page.goto('/test-page')
    const all = await statesOf(page)
    assert.ok(all.length > 80, `${all.length} states`)
    const states = byCircle(firstOfEach(all), all).filter((state) => !byThemselves.includes(state))
    const before = page.url()
    for (const [index, state] of states.entries()) {
      await page.emulateMedia({ colorScheme: (index + at) % 2 === 0 ? 'light' : 'dark' })
      const dialog = await openedState(page, state)
      await isSound(page, state)
      if (size === 'small') assert.deepEqual(await unreadableDialog(page), [], state)
      await page.goBack()
      await dialog.waitFor({ state: 'detached' })
      assert.equal(page.url(), before)
      // The focus is back on the button.
      assert.equal(
        await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
        state,
      )
    }
  })
