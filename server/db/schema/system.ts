import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, transactionId } from '../columns'
import { users } from './people'

/** The first answers to idempotent requests, kept for their repeats. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    cmd: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    /** Null while the first request is still being worked on. */
    answer: jsonb().$type<unknown>(),
    /**
     * Until this time the worker counts as alive; afterwards a repeat of the request takes over.
     */
    leaseUntil: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cmd, table.key] }),
    index().on(table.createdAt),
  ],
)

/** Leases of jobs: which gateway works on which row, and until when no other may (server/jobs). */
export const jobLeases = pgTable(
  'job_leases',
  {
    job: text().notNull(),
    /** The key of the row that is worked on; empty for the whole job. */
    key: text().notNull(),
    holder: text().notNull(),
    until: instant().notNull(),
    /** The number of failures in a row so far. */
    failures: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.job, table.key] })],
)

/**
 * Check values of the encryption keys that this database was written with, by key id
 * (server/key-rotation).
 */
export const keyChecks = pgTable('key_checks', {
  id: text().primaryKey(),
  value: text().notNull(),
})

/**
 * The newest changes of what each user owns. Triggers write a row in the transaction of the change
 * and delete the older ones. A replica that has the same rows for a user has all changes of that
 * user (server/growth/replicas.ts). Rows of the empty user concern everybody.
 */
export const changeMarks = pgTable(
  'change_marks',
  {
    userId: text().notNull(),
    transactionId: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** Transaction ids can come again after a fail-over, but this never does. */
    mark: uuid().notNull().defaultRandom(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.transactionId] })],
)
