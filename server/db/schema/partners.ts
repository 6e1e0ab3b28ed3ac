import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../columns'
import { users } from './people'

/**
 * Who allowed which partner what, until when and in which words: append-only (a trigger refuses the
 * rest), once for each number that the partner gave.
 */
export const authorizations = pgTable(
  'authorizations',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    source: text().notNull(),
    business: text().notNull(),
    seqNo: text().notNull(),
    realReq: text().notNull(),
    /** The last day that it holds. */
    untilOn: date().notNull(),
    /** What the page said: the partner, the purpose, each item. */
    said: text().array().notNull(),
    textVersion: text().notNull(),
    textHash: text().notNull(),
    ip: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('authorizations_once').on(table.source, table.seqNo),
    index().on(table.userId),
  ],
)
