import type { Page, Request } from '@playwright/test'
import { eventually } from './storefront'

/** An address whose answer changes nothing. */
const EMPTY = '/healthz'

const isUnderWay = (one: Request): boolean => one.failure() === null && one.timing().responseEnd < 0

/**
 * Waits until a page has got all its answers. Every answer sets the page's idea of the gateway's
 * time, so an answer that comes after a change of the clock would turn it back. Playwright's
 * `networkidle` is not enough, because it comes only once in the life of a document.
 */
export const takenIn = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  let known = -1
  await eventually(
    async () => {
      const requests = (await page.requests()).filter((one) => !one.url().endsWith(EMPTY))
      const isNew = requests.length !== known
      known = requests.length
      // What an answer makes the page ask is asked before the page answers this.
      await page.evaluate((path) => fetch(path).then((answer) => answer.text()), EMPTY)
      return isNew || requests.some(isUnderWay)
    },
    (isBusy) => !isBusy,
  )
}

/** Moves the installed clock of a page forward by this many ms. */
export const passTime = async (page: Page, ms: number): Promise<void> => {
  await takenIn(page)
  await page.clock.fastForward(ms)
}
