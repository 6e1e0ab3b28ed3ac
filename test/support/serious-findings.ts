import type { Page } from '@playwright/test'
import { source, type AxeResults, type RunOptions } from 'axe-core'
import { atRest } from './storefront'

declare global {
  interface Window {
    axe: { run(within: string, options: RunOptions): Promise<AxeResults> }
  }
}

/**
 * Serious and critical findings of axe on the page or in a part of it, by all of its rules or by
 * some. None of the rules needs axe to preload style sheets. Frames are not checked, as
 * the pages have none. Axe stays loaded in the page, because loading takes longer than running it. A
 * dialog that is still appearing has too little contrast, so it waits for the end of animations.
 */
export const seriousFindings = async (
  page: Page,
  within = 'html',
  rules?: readonly string[],
): Promise<string[]> => {
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(rules && { runOnly: [...rules] }),
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await atRest(page)
  const { violations } = await page.evaluate(
    ({ within, options }) => window.axe.run(within, options),
    { within, options },
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
