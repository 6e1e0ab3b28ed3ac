import assert from 'node:assert/strict'
import { find, findAll, reLaunch, says, touch } from '@huimin/weapp-sim'
import { isFullCircle } from '../../support/circle'
import { DIALOG, layoutFaults } from '../../support/eyes/layout-faults'
import { drawLetters, LARGEST } from '../../support/eyes/letters'
import { test } from '../../support/test'
import { noDialog } from '../../support/weapp-form'
import { openMiniShop } from '../../support/weapp-shop'

const shop = openMiniShop({ person: 'gallery', viewport: { width: 320, height: 640 } })

/** The everyday circle opens the first state of each dialog, the full circle all states. */
test('dialogs open in the mini-program and close with Back', async () => {
  const page = await reLaunch(shop.mini, '/pages/gallery/index')
  await says(page, 'page', /对话框 \d+/)
  const openers = await findAll(page, '.hm-gallery__state')
  assert.ok(openers.length > 80, `${openers.length} states`)
  const opened = new Set<string>()
  for (const opener of openers) {
    const dialog = ((await opener.attribute('aria-label')) ?? '').split(' ')[0] ?? ''
    if (!isFullCircle && opened.has(dialog)) continue
    opened.add(dialog)
    await touch(opener)
    await find(page, DIALOG)
    if (shop.sim) {
      // A layout at the largest letters; the test of all pages proves that WeChat's size arrives.
      await drawLetters(shop.sim.page, LARGEST)
      assert.deepEqual(await layoutFaults(shop.sim.page, DIALOG), [], dialog)
    }
    // Two close by themselves after five seconds, and then there is nothing to go back from.
    await shop.mini
      .native()
      .navigateLeft()
      .catch(() => undefined)
    await noDialog(page)
  }
})
