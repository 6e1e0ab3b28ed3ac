import assert from 'node:assert/strict'
import { test } from '../support/test'
import { noDialog } from '../support/weapp-form'
import { openMiniShop } from '../support/weapp-shop'
import { find, findAll, reLaunch, says, touch } from '../weapp-sim/driver'

const shop = openMiniShop({ person: 'gallery' })

test('every state of every dialog opens in the mini-program and closes with Back', async () => {
  const page = await reLaunch(shop.mini, '/pages/gallery/index')
  await says(page, 'page', /对话框 \d+/)
  const openers = await findAll(page, '.hm-gallery__state')
  assert.ok(openers.length > 80, `${openers.length} states`)
  for (const opener of openers) {
    await touch(opener)
    await find(page, '.hm-dialog__panel')
    await shop.mini.native().navigateLeft()
    await noDialog(page)
  }
})
