import type { Page } from '@playwright/test'

/**
 * Every answer tells a page the gateway's time. Before its own clock is turned it has taken in all
 * that it asked for: an answer that came later would turn the clock back.
 */
export const takenIn = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()))
}

/** Lets time pass on a page whose clock is installed, ms. */
export const passTime = async (page: Page, ms: number): Promise<void> => {
  await takenIn(page)
  await page.clock.fastForward(ms)
}
