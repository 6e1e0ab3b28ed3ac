import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { seriousFindings } from '../support/serious-findings'

/** Axe finds nothing: by all rules in light colours; in dark ones the contrast is another one, and nothing else. */
export async function isSound(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  assert.deepEqual(await seriousFindings(page), [], what)
  await page.emulateMedia({ colorScheme: 'dark' })
  assert.deepEqual(await seriousFindings(page, 'html', ['color-contrast']), [], `${what}, dark`)
}
