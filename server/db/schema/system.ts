import { jsonb, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
