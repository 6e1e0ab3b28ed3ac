import type { Page } from '@playwright/test'
import { source, type AxeResults, type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: { run(within: string, options: RunOptions): Promise<AxeResults> }
  }
}

/** No rule that reads style sheets for itself is among those that run. */
const options: RunOptions = { resultTypes: ['violations'], preload: false }

/**
 * What axe finds serious or critical on the page as it stands, or in a part of it. The page has no
 * frames that hold more. It keeps axe, which takes longer to be read than to be run.
 */
export const seriousFindings = async (page: Page, within = 'html'): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    ({ within, options }) => window.axe.run(within, options),
    { within, options },
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
