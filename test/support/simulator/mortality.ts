import type { Logger } from 'drizzle-orm/logger'

class Died extends Error {
  constructor() {
    super('the process died')
  }
}

/**
 * Lets a gateway in this process die as a killed one would, as far as its database can tell: from a
 * chosen statement on nothing reaches the database any more, not even what a `finally` would write;
 * the open transaction is rolled back, as the server does when a connection breaks.
 */
export interface Mortality {
  /** To be given to the database. */
  logger: Logger
  /** So many statements from now on are the last. */
  dieAfter(statements: number): void
  /** The next process; true when the last one had died. */
  live(): boolean
  /** What the simulator itself reads meanwhile is no statement of the gateway. */
  aside<T>(work: () => Promise<T>): Promise<T>
  /** Processes that died so far. */
  deaths(): number
}

/** What opens a transaction must not fail, or the connection is never given back. */
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
