import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../columns'
import { users } from './people'

/**
 * Authorisations that users gave to partners: for what, until when and in which words. Append-only
 * (a trigger refuses changes); one for each number that the partner sent.
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
    /** The last day of the authorisation. */
    untilOn: date().notNull(),
    /** The texts that the page showed: the partner, the purpose and each item. */
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
