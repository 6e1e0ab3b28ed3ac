import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Context } from '../../context/context'

/**
 * Work that happens without a request. A subject has its jobs in `jobs/<subject>.ts`; all.ts lists
 * them, and run.ts runs each in a loop of its own. A job may be killed at any point: the next
 * round, or the next process, continues.
 */
export interface Job {
  name: string
  /**
   * The pieces of work that one gateway does at the same time; each needs a database connection
   * sometimes.
   */
  atOnce: number
  /** The work that is due now, the most urgent first. */
  due(ctx: Context): Promise<Work[]>
}

export interface Work {
  /** The key of the work within its job; only one gateway works on it at a time. */
  key: string
  /** How long the work rests once it is done, in ms; 0 releases its lease. */
  restMs: number
  /** The trace in which the work was asked for, which goes on here. */
  traceparent?: string | null
  /**
   * Does the work. Its context writes and sends nothing any more once another gateway may do the
   * same work, because this process was stopped or could not renew the lease. `ending` is aborted when
   * the gateway ends: work that takes long, or rests, is then put off.
   */
  run(ctx: Context, ending: AbortSignal): Promise<Outcome>
}

/**
 * LATER: nothing is wrong, but the work could not be done now. It is tried again, with growing
 * pauses.
 */
export type Outcome = 'DONE' | 'LATER'

/** What to read: at most `limit` rows that are due at `now` (ms) and that `among` lets through. */
export interface Due {
  now: number
  limit: number
  /**
   * Filters by the column that is the key of the work: rows that nobody works on, or the one row in
   * hand.
   */
  among(key: AnyPgColumn): SQL
}

/** The rows of one round. The next rows are read as soon as these are done. */
export const BATCH = 50
export const AT_ONCE = 4

/** The job that sends requests to the cores of insurers (jobs/insurer.ts). Payments call for it. */
export const ASK_INSURERS = 'askInsurers'
