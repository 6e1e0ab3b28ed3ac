import { basename, dirname } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions, phones } from '../support/browser'

const { QA_SCRIPT: script = '', QA_FOLDER: folder, QA_GATEWAY: origin } = process.env

/** Runs one script of a tester for `npm run qa`. Each of its pages is a phone. */
export default defineConfig({
  testDir: dirname(script),
  testMatch: basename(script),
  ...(folder && { outputDir: folder }),
  workers: 1,
  // Against hanging: a slow machine takes its time.
  timeout: 180_000,
  reporter: 'list',
  use: {
    ...(origin && { baseURL: origin }),
    launchOptions,
    viewport: phones.common,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
