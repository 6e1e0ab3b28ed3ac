import type { Page } from '@playwright/test'
import { phones } from '../browser'
import { byCircle } from '../circle'
import { atRest } from '../storefront'
import { DIALOG, layoutFaults } from './layout-faults'
import { lettersOn, setLetters } from './letters'

/** 1280 x 1024 px at 400 % (WCAG 1.4.10). */
export const AT_400_PERCENT = { width: 320, height: 256 }

/** Doubles the text as the settings of a browser do (WCAG 1.4.4). */
const doubleText = (page: Page, isDouble: boolean): Promise<void> =>
  page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size
    },
    isDouble ? '200%' : '',
  )

const setSize = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  const { width, height } = page.viewportSize() ?? {}
  if (width !== size.width || height !== size.height) await page.setViewportSize(size)
}

/** Faults found by the check while the page has this look. */
type Look = (where: string) => Promise<void>

const atLetters = async (page: Page, look: Look): Promise<void> => {
  for (const { width, growth } of lettersOn) {
    await setSize(page, { width, height: phones.small.height })
    await setLetters(page, growth)
    await look(`${width} px, letters ${growth}`)
  }
  await setLetters(page, 1)
  await setSize(page, phones.small)
}

const atZoom = async (page: Page, look: Look): Promise<void> => {
  await setSize(page, phones.common)
  await doubleText(page, true)
  await look('text 200 %')
  await doubleText(page, false)
  await setSize(page, AT_400_PERCENT)
  await look('400 %')
  await setSize(page, phones.small)
}

const faultsAt = async (
  page: Page,
  within: string | undefined,
  ways: readonly ((page: Page, look: Look) => Promise<void>)[],
): Promise<string[]> => {
  const faults: string[] = []
  for (const way of ways)
    await way(page, async (where) => {
      await atRest(page)
      const found = await layoutFaults(page, within)
      faults.push(...found.map((fault) => `${where}: ${fault}`))
    })
  return faults
}

/**
 * Faults of the shown page at every letter size of WeChat, with doubled text and at 400 %. The page
 * has its usual letters on the small phone afterwards.
 */
export const unreadable = (page: Page): Promise<string[]> =>
  faultsAt(page, undefined, [atLetters, atZoom])

/** The same for the open dialog. Its zoom is left to the full circle. */
export const unreadableDialog = (page: Page): Promise<string[]> =>
  faultsAt(page, DIALOG, byCircle([atLetters], [atLetters, atZoom]))
