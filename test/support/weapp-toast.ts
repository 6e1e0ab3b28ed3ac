import assert from 'node:assert/strict'
import type { Page as BrowserPage } from '@playwright/test'
import { currentPage, says, until } from '../../weapp-sim/driver'
import type { OpenMiniProgram } from './weapp'

/** Keeps the texts of toasts, because on a busy machine they disappear before a test reads them. */

interface Kept {
  toastsKept?: string[]
}

/** Runs in the simulator, so it may use only functions that old phones have. */
const watch = (): void => {
  const kept: string[] = []
  ;(window as Kept).toastsKept = kept
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.hm-toast__text')) {
      const text = toast.textContent.trim()
      if (text && text !== kept[kept.length - 1]) kept.push(text)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

/** Keeps the toasts of the running mini-program and of every later start. */
export const keepToasts = async (page: BrowserPage): Promise<void> => {
  await page.addInitScript(watch)
  await page.evaluate(watch)
}

/** Waits until a toast has said this since the mini-program was started. */
export const toasted = async (
  { sim, mini }: OpenMiniProgram,
  text: string | RegExp,
): Promise<void> => {
  if (!sim) return says(await currentPage(mini), '.hm-toast', text)
  await until(async () => {
    const kept = await sim.page.evaluate(() => (window as Kept).toastsKept ?? [])
    const said = kept.some((one) => (typeof text === 'string' ? one === text : text.test(one)))
    assert.ok(said, `${String(text)} was not said: ${kept.join()}`)
  })
}
