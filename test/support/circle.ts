/**
 * `npm test` is the everyday circle: everything that a change can break, with a few seeds of random
 * tests. `npm test -- --full` sets TEST_CIRCLE=full for the full circle: all seeds, rows and rounds,
 * on both databases. docs/testing.md lists what only the full circle runs.
 */
export const isFullCircle = process.env['TEST_CIRCLE'] === 'full'

/** Chooses an amount: the small one every day, the whole one in the full circle. */
export const byCircle = <T>(everyDay: T, full: T): T => (isFullCircle ? full : everyDay)

/** Draws this many items at random every day. The full circle takes all of them. */
export const someOf = <T>(all: readonly T[], everyDay: number): readonly T[] => {
  if (isFullCircle) return all
  const left = [...all]
  return Array.from({ length: everyDay }, () =>
    left.splice(Math.floor(Math.random() * left.length), 1),
  ).flat()
}

/**
 * `npm test -- pglite` sets this for files that also run on PostgreSQL. Random tests then play
 * only a few seeds, because the rules are the same and only the database differs.
 */
export const isSecondDatabase = process.env['SECOND_DATABASE'] === 'pglite'

/** Marks a Playwright test that runs only in the full circle (playwright.config.ts). */
export const FULL_CIRCLE = { tag: '@full' } as const
