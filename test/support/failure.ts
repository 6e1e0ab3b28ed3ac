import { writeFileSync } from 'node:fs'
import type { TestInfo } from '@playwright/test'

/**
 * Writes texts into the folder that Playwright prints for a failed test, beside its trace and
 * screenshots.
 */
export const keepFailure = (about: TestInfo, texts: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(texts)) {
    const path = about.outputPath(name)
    writeFileSync(path, text)
    about.attachments.push({ name, path, contentType: 'text/plain' })
  }
}
