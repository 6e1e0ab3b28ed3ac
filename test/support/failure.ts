import { writeFileSync } from 'node:fs'
import type { TestInfo } from '@playwright/test'

/**
 * Lays texts beside the trace and the pictures that Playwright keeps of a failed test, in the folder
 * that it prints.
 */
export const keepFailure = (about: TestInfo, texts: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(texts)) {
    const path = about.outputPath(name)
    writeFileSync(path, text)
    about.attachments.push({ name, path, contentType: 'text/plain' })
  }
}
