import type { Logger } from 'drizzle-orm/logger'
import type { Db } from '../../../server/db/client'

class Died extends Error {
  constructor() {
    super('the process died')
  }
}

/** The driver's words for a lost connection, from which the gateway knows it. */
class ConnectionLost extends Error {
  constructor() {
    super('Connection terminated unexpectedly')
  }
}

/**
 * Simulates a killed gateway in this process, as its database sees it. From a chosen statement on,
 * nothing reaches the database, not even writes of a `finally` block. The open transaction is
 * rolled back, as the server does when a connection breaks. Connections can also be lost while the
 * gateway lives on.
 */
export interface Mortality {
  /** The logger to open the database with. */
  logger: Logger
  /** The database of this gateway, whose commits can lose their answers. */
  guard(db: Db): Db
  /** The gateway dies after this many more statements. */
  dieAfter(statements: number): void
  /** The connection of one statement is lost, after this many more statements. */
  loseConnectionAfter(statements: number): void
  /** The answer to one commit is lost, after this many more commits. */
  loseCommitAfter(commits: number): void
  /** Starts the next process if the last one died, and answers whether it did. */
  revive(): boolean
  /** The same. What has not happened yet will not happen. */
  live(): boolean
  /** Number of processes that died so far. */
  deaths(): number
  /** Number of statements and commits whose connection was lost so far. */
  lost(): { connections: number; commits: number }
}

/** These statements must not fail, or the connection never returns to the pool. */
const frame = /^(begin|rollback)/i

export function createMortality(): Mortality {
  let left = Infinity
  let untilLost = Infinity
  let untilCommit = Infinity
  let isDead = false
  let deaths = 0
  const lost = { connections: 0, commits: 0 }

  function committed(): void {
    untilCommit -= 1
    if (untilCommit >= 0) return
    untilCommit = Infinity
    lost.commits += 1
    throw new ConnectionLost()
  }

  function revive(): boolean {
    const died = isDead
    if (died) {
      deaths += 1
      left = Infinity
    }
    isDead = false
    return died
  }

  return {
    logger: {
      logQuery: (statement) => {
        if (frame.test(statement)) return
        if (!isDead && left > 0) left -= 1
        else isDead = true
        if (isDead) throw new Died()
        untilLost -= 1
        if (untilLost >= 0) return
        untilLost = Infinity
        lost.connections += 1
        throw new ConnectionLost()
      },
    },
    guard: (db) =>
      new Proxy(db, {
        get: (target, name) => {
          if (name === 'transaction') {
            const transaction: Db['transaction'] = async (work, config) => {
              const answer = await target.transaction(work, config)
              committed()
              return answer
            }
            return transaction
          }
          const value: unknown = Reflect.get(target, name, target)
          return typeof value === 'function' ? (value.bind(target) as unknown) : value
        },
      }),
    dieAfter: (statements) => {
      left = statements
    },
    loseConnectionAfter: (statements) => {
      untilLost = statements
    },
    loseCommitAfter: (commits) => {
      untilCommit = commits
    },
    revive,
    live: () => {
      left = Infinity
      untilLost = Infinity
      untilCommit = Infinity
      return revive()
    },
    deaths: () => deaths,
    lost: () => ({ ...lost }),
  }
}
