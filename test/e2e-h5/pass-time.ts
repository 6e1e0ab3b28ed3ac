import type { Page } from '@playwright/test'

/**
 * Waits until a page has got all its answers. Every answer sets the page's idea of the gateway's
 * time, so an answer that comes after a change of the clock would turn it back.
 */
export const takenIn = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()))
}

/** Moves the installed clock of a page forward by this many ms. */
export const passTime = async (page: Page, ms: number): Promise<void> => {
  await takenIn(page)
  await page.clock.fastForward(ms)
}
