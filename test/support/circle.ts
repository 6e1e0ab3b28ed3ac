/**
 * `npm test` is the everyday circle: everything that a change can break, a few seeds of what is
 * drawn by chance. TEST_CIRCLE=full is the other one, `npm run test:full`: all seeds, rows and
 * rounds, on both databases. What only that one runs is listed in docs/testing.md.
 */
export const isFullCircle = process.env['TEST_CIRCLE'] === 'full'

/** How much of something is done: little every day, all of it in the full circle. */
export const byCircle = <T>(everyDay: T, full: T): T => (isFullCircle ? full : everyDay)
