import type { Client, Pool } from 'pg'
import type { Db } from '../../../server/db/client'

/** Holds a gateway between two statements that it sends to PostgreSQL. */
export interface Gate {
  /** Holds the gateway before its statement with this number, counted from now on. */
  arm(nth: number): void
  /** Resolves when the gateway is held. */
  held(): Promise<void>
  /** Lets the gateway go on, and holds it no more. */
  open(): void
}

type Ask = (...parts: unknown[]) => unknown

/** Puts a gate between a gateway and its database. It must come before the first statement. */
export function gateOf(db: Db): Gate {
  // The pool of drizzle's PostgreSQL driver. PGlite has none, and only one connection.
  const pool = Reflect.get(db, '$client') as Pool
  let left = Infinity
  let tellHeld = () => {}
  let isHeld: Promise<void> = Promise.resolve()
  let letGo = () => {}
  let goOn: Promise<void> | undefined

  pool.on('connect', (client: unknown) => {
    const connection = client as Client
    const ask = connection.query.bind(connection) as Ask
    const held: Ask = (...parts) => {
      left -= 1
      if (left === -1) {
        goOn = new Promise((resolve) => (letGo = resolve))
        tellHeld()
      }
      // What is sent while the gateway is held waits, too, so that the order stays.
      return goOn ? goOn.then(() => ask(...parts)) : ask(...parts)
    }
    connection.query = held as Client['query']
  })

  return {
    arm: (nth) => {
      left = nth
      isHeld = new Promise((resolve) => (tellHeld = resolve))
    },
    held: () => isHeld,
    open: () => {
      left = Infinity
      goOn = undefined
      letGo()
    },
  }
}
