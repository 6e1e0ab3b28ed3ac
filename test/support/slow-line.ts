import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'

/** scripts/steady.ts sets this seed. Tests then run with random delays and a slow phone. */
const seed = process.env['STEADY']

export const isSteadyRun = seed !== undefined

const LONGEST_MS = 1_500
/** Factor by which the page's processor is slowed. */
const SLOWED = 3
/** Many tests at once slow each other. A browser slows a page by using up the processor. */
const isCrowd = process.env['STEADY_CROWD'] !== undefined

let state = Number(seed ?? 0)
/** The next number from 0 to 1 of a linear congruential generator (Numerical Recipes). */
const chance = (): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}

/** Delays about every second request, most of them shortly. In a usual run it does nothing. */
export const holdBack = async (): Promise<void> => {
  if (isSteadyRun && chance() < 0.5) await pause(chance() ** 3 * LONGEST_MS)
}

export const slowRequests = (context: BrowserContext): Promise<unknown> =>
  context.route('**/*', async (route) => {
    await holdBack()
    // The page may have closed meanwhile.
    await route.continue().catch(() => undefined)
  })

export const slowProcessor = async (page: Page): Promise<void> => {
  if (isCrowd) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
}
