/**
 * `npm test` is the everyday circle: everything that a change can break, a few seeds of what is
 * drawn by chance. TEST_CIRCLE=full is the other one, `npm run test:full`: all seeds, rows and
 * rounds, on both databases. What only that one runs is listed in docs/testing.md.
 */
export const isFullCircle = process.env['TEST_CIRCLE'] === 'full'

/** How much of something is done: little every day, all of it in the full circle. */
export const byCircle = <T>(everyDay: T, full: T): T => (isFullCircle ? full : everyDay)

/** Every day this many of them, drawn by chance; all in the full circle. */
export const someOf = <T>(all: readonly T[], everyDay: number): readonly T[] => {
  if (isFullCircle) return all
  const left = [...all]
  return Array.from({ length: everyDay }, () =>
    left.splice(Math.floor(Math.random() * left.length), 1),
  ).flat()
}

/** Of Playwright's tests: run in the full circle only (playwright.config.ts). */
export const FULL_CIRCLE = { tag: '@full' } as const
