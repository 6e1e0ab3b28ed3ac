import assert from 'node:assert/strict'
import { find, findAll, reLaunch, says, touch } from '../../weapp-sim/driver'
import { isFullCircle } from '../support/circle'
import { test } from '../support/test'
import { noDialog } from '../support/weapp-form'
import { openMiniShop } from '../support/weapp-shop'

const shop = openMiniShop({ person: 'gallery' })

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
    await find(page, '.hm-dialog__panel')
    await shop.mini.native().navigateLeft()
    await noDialog(page)
  }
})
