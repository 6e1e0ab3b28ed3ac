import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Context } from '../../context/context'

/**
 * What happens without anybody asking. A subject has its jobs in `jobs/<subject>.ts`, all.ts lists
 * them, run.ts runs each in a loop of its own. A job may be killed anywhere: the next round, or
 * the next process, goes on.
 */
export interface Job {
  name: string
  /** Pieces of work at once in one gateway; each holds a database connection now and then. */
  atOnce: number
  /** What is to be done now, the most urgent first. */
  due(ctx: Context): Promise<Work[]>
}

export interface Work {
  /** Of this job; only one gateway works on it at a time. */
  key: string
  /** Once done it rests so long, ms; 0 lets go of it. */
  restMs: number
  run(held: Held): Promise<Outcome>
}

/** The lease that a piece of work is done under. */
export interface Held {
  /**
   * Throws once the lease may have lapsed: this process was stopped, or could not renew it, and another
   * gateway may be at the same work. Asked right before what cannot be taken back nor told twice.
   */
  orThrow(): void
}

/** LATER: nothing is wrong, but it could not be done now; asked again with growing pauses. */
export type Outcome = 'DONE' | 'LATER'

/** What to read: at most `limit` rows that are due `now`, of those that `among` lets through. */
export interface Due {
  now: number
  limit: number
  /** By the column that is the work's key: rows that nobody works on, or the one row in hand. */
  among(key: AnyPgColumn): SQL
}

/** Rows of one round; more are taken in as soon as these are done. */
export const BATCH = 50
export const AT_ONCE = 4
