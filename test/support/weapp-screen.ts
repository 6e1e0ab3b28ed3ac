import assert from 'node:assert/strict'
import type { Page as BrowserPage } from '@playwright/test'
import { currentPage, says, until } from '@huimin/weapp-sim'
import { textOfPdf } from './pdf-text'
import type { OpenMiniProgram } from './weapp'
import type { MiniShop } from './weapp-shop'

/** What is on the screen over or inside the mini-program: toasts, web views and documents. */

/** Toasts are kept, because on a busy machine they disappear before a test reads them. */
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

/**
 * The text of the PDF that is open in WeChat's viewer. Its menu can save or forward the document. A
 * test cannot see the viewer itself.
 */
export const openedDocument = async ({ simulator }: MiniShop): Promise<string> => {
  const shown = await until(async () => {
    const [first, second] = await simulator.documents()
    assert.ok(first, 'no document is open')
    assert.equal(second, undefined, 'opened twice')
    return first
  })
  assert.deepEqual([shown.fileType, shown.showMenu], ['pdf', true])
  return textOfPdf(Buffer.from(shown.base64, 'base64'))
}

/** The web view that is open. Only the simulator can look inside, because DevTools does not allow it. */
const ON_SHOW = '.page-host:not([hidden]) iframe'

const simOf = ({ sim }: OpenMiniProgram) => {
  assert.ok(sim, 'what a web view shows is seen on the simulator only')
  return sim
}

export const webPage = (open: OpenMiniProgram) => simOf(open).page.frameLocator(ON_SHOW)

export const webAddress = async (open: OpenMiniProgram): Promise<URL> => {
  const handle = await simOf(open).page.$(ON_SHOW)
  const frame = await handle?.contentFrame()
  assert.ok(frame, 'no web view is on show')
  return new URL(frame.url())
}

/** Waits until the web page is at this path. */
export const atWebPath = (open: OpenMiniProgram, path: string): Promise<URL> =>
  until(async () => {
    const address = await webAddress(open)
    assert.equal(address.pathname, path)
    return address
  })
