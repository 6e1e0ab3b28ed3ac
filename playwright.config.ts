import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './test/support/browser'
import { FULL_CIRCLE, isFullCircle } from './test/support/circle'
import { fastCores } from './test/support/processor-speed'
import { isSteadyRun } from './test/support/slow-line'

/** DevTools shows one mini-program, which knows one gateway. */
const inDevTools = process.env['WEAPP_E2E'] === 'devtools'

/**
 * A page waits for browser and gateway most of its time, so a fast core serves two workers. Only the
 * runner itself measures; its workers read this file, too.
 */
const isRunner = process.env['TEST_WORKER_INDEX'] === undefined
const workers = () =>
  inDevTools || !isRunner
    ? 1
    : Math.min(2 * availableParallelism(), Math.max(2, Math.round(2 * fastCores())))

/**
 * Pages in a browser and of the compiled mini-program, and pictures of both. Each worker has one
 * browser and one gateway. Both kinds of pages are one project, because Playwright starts new workers
 * for each project.
 */
export default defineConfig({
  projects: [
    { name: 'pages', testDir: 'test', testMatch: 'e2e-*/**/*.test.ts' },
    { name: 'shots', testDir: 'test/shots', testMatch: '*.shots.ts', timeout: 900_000 },
  ],
  globalSetup: './test/support/ready-for-browsers.ts',
  workers: workers(),
  retries: 0,
  forbidOnly: true,
  ...(isFullCircle ? {} : { grepInvert: new RegExp(FULL_CIRCLE.tag) }),
  // A limit against hanging, not a measure of speed: machines differ. One test of the full circle
  // goes through all pages at each letter size, and a steady run is slow on purpose.
  timeout: isFullCircle ? 1_200_000 : isSteadyRun ? 600_000 : 180_000,
  outputDir: 'reports/e2e',
  reporter: [['list'], ['./config/playwright/slowest-files.ts']],
  use: {
    launchOptions,
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
})
