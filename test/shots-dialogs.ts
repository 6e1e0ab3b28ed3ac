import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openPhone, phones } from './support/browser'
import { openedState, statesOf } from './support/gallery'
import { takeShots } from './support/shots'

/**
 * `npm run shots:dialogs`: a picture of every state of every dialog in the gallery, on both phones,
 * light and dark, in shots/dialogs/<look>/. `npm run shots:dialogs -- 320-dark` takes only that
 * look; a word more, `npm run shots:dialogs -- 320-dark 保费`, only the dialogs it finds.
 */

const looks = (['common', 'small'] as const).flatMap((size) =>
  [false, true].map((dark) => ({
    name: `${phones[size].width}-${dark ? 'dark' : 'light'}`,
    size,
    dark,
  })),
)

const folder = join(__dirname, '../shots/dialogs')

takeShots(looks, async ({ name: look, ...options }, { browser, origin, others: [find = ''] }) => {
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
  console.log(`shots/dialogs/${look}`)
})
