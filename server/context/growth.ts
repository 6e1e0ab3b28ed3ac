import type { Place } from '@/contract/envelope'
import type { Db } from '../db/client'
import type { Context } from './context'

/**
 * What a gateway needs only when it grows (server/growth). The composition root loads each part where
 * its setting is on; the rest of the gateway knows these shapes alone.
 */
export interface Growth {
  /** Lets new buyers wait while `CALLS_AT_ONCE` calls are at work. */
  line?: Line
  /** Reads from the copies of the database in `READ_DATABASE_URL`. */
  replicas?: Replicas
  /** Takes months of evidence out of their table that are older than `EVIDENCE_DETACH_MONTHS`. */
  detachMonths?(ctx: Context): Promise<void>
}

export interface Line {
  /**
   * Runs the work of a call. With `asking` it runs only when this person may go on, and otherwise the
   * result is the person's place. While work runs it counts as being in the gateway.
   */
  run<T>(work: () => Promise<T>, asking?: Asking): Promise<{ place: Place } | { done: T }>
}

export interface Asking {
  /** The account. Several logins of one account have one place. */
  person: string
  ticket: string | undefined
}

/** A user, and the marks of the user's changes on the primary. */
export interface Marked {
  id: string
  marks: string
}

/**
 * What became of a read: a replica answered it; the replica lacks a change of the user; or no replica
 * answers now. In the last two cases the primary has to answer.
 */
export type Read<T> = { from: 'replica'; value: T } | { from: 'behind' | 'away' }

export interface Replicas {
  /** Runs `work`, which must only read, on a replica that has every change of the user. */
  read<T>(user: Marked, work: (db: Db) => Promise<T>): Promise<Read<T>>
  close(): Promise<void>
}
