import type { Logger } from 'drizzle-orm/logger'

class Died extends Error {
  constructor() {
    super('the process died')
  }
}

/**
 * Simulates a killed gateway in this process, as its database sees it. From a chosen statement on,
 * nothing reaches the database, not even writes of a `finally` block. The open transaction is
 * rolled back, as the server does when a connection breaks.
 */
export interface Mortality {
  /** The logger to open the database with. */
  logger: Logger
  /** The gateway dies after this many more statements. */
  dieAfter(statements: number): void
  /** Starts the next process. It answers true when the last one had died. */
  live(): boolean
  /** Runs work of the simulator itself, whose statements do not count as the gateway's. */
  aside<T>(work: () => Promise<T>): Promise<T>
  /** Number of processes that died so far. */
  deaths(): number
}

/** These statements must not fail, or the connection never returns to the pool. */
const frame = /^(begin|rollback)/i

export function createMortality(): Mortality {
  let left = Infinity
  let isDead = false
  let isAside = false
  let deaths = 0
  return {
    logger: {
      logQuery: (statement) => {
        if (isAside || frame.test(statement)) return
        if (!isDead && left > 0) left -= 1
        else isDead = true
        if (isDead) throw new Died()
      },
    },
    dieAfter: (statements) => {
      left = statements
    },
    live: () => {
      const died = isDead
      if (died) deaths += 1
      left = Infinity
      isDead = false
      return died
    },
    aside: async (work) => {
      isAside = true
      try {
        return await work()
      } finally {
        isAside = false
      }
    },
    deaths: () => deaths,
  }
}
