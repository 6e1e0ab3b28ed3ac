import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openPhone, phones } from '../support/browser'
import { openedState, statesOf } from '../support/gallery'
import { test } from '../support/test'

/**
 * `npm run shots -- dialogs` takes a picture of every state of every dialog in the gallery, on both
 * phones, light and dark, into shots/dialogs/<look>/. `-g 320-dark` takes only that look, and
 * `FIND=保费` only the dialogs with that name.
 */

const looks = (['common', 'small'] as const).flatMap((size) =>
  [false, true].map((dark) => ({
    name: `${phones[size].width}-${dark ? 'dark' : 'light'}`,
    size,
    dark,
  })),
)

const find = process.env['FIND'] ?? ''
const folder = join(__dirname, '../../shots/dialogs')

for (const { name: look, ...options } of looks)
  test(look, async ({ browser, sharedGateway }) => {
    const { origin } = await sharedGateway()
    await rm(join(folder, look), { recursive: true, force: true })
    await mkdir(join(folder, look), { recursive: true })
    const { context, page } = await openPhone(browser, origin, { ...options, deviceScaleFactor: 1 })
    await page.goto(`/test-page?find=${encodeURIComponent(find)}`)
    for (const state of await statesOf(page)) {
      const dialog = await openedState(page, state)
      await page.screenshot({
        path: join(folder, look, `${state.replace(/[^\p{L}\p{N}]+/gu, '-')}.png`),
        animations: 'disabled',
      })
      await page.goBack()
      await dialog.waitFor({ state: 'detached' })
    }
    await context.close()
  })
