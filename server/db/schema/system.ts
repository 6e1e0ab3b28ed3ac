import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns'
import { users } from './people'

/** First answers, kept for repeats of the same request. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    cmd: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    /** Null while the first request is still at work. */
    answer: jsonb().$type<unknown>(),
    /** Until when the worker may be believed alive; afterwards a repeat takes over. */
    leaseUntil: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cmd, table.key] }),
    index().on(table.createdAt),
  ],
)

/** Who works on what, and until when nobody else may (server/jobs). */
export const jobLeases = pgTable(
  'job_leases',
  {
    job: text().notNull(),
    /** Of the row it works on; empty for the whole job. */
    key: text().notNull(),
    holder: text().notNull(),
    until: instant().notNull(),
    /** In a row, up to now. */
    failures: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.job, table.key] })],
)

/** By key id: which keys this database was written with (server/sealed). */
export const keyChecks = pgTable('key_checks', {
  id: text().primaryKey(),
  value: text().notNull(),
})
