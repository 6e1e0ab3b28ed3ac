import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../columns'
import { users } from './people'
import { insurants } from './sales'

/**
 * Links by which one insured person confirms (server/insured). A link contains this id and a
 * signature that the database does not hold, so read access to the table is not enough to make a
 * link.
 */
export const insurantLinks = pgTable(
  'insurant_links',
  {
    id: text().primaryKey(),
    proposalId: text().notNull(),
    position: integer().notNull(),
    createdAt: instant().notNull(),
    expireAt: instant().notNull(),
    /** When a newer link replaced this one before it expired. */
    endedAt: instant(),
  },
  (table) => [
    foreignKey({
      name: 'insurant_links_insurant',
      columns: [table.proposalId, table.position],
      foreignColumns: [insurants.proposalId, insurants.position],
    }),
    uniqueIndex('insurant_links_one_open')
      .on(table.proposalId, table.position)
      .where(sql`ended_at is null`),
    index().on(table.proposalId, table.position),
  ],
)

/**
 * The confirmations of insured persons, with the text that they confirmed. Append-only (a trigger
 * refuses changes); one for each insured person.
 */
export const insurantConfirmations = pgTable(
  'insurant_confirmations',
  {
    id: text().primaryKey(),
    proposalId: text().notNull(),
    position: integer().notNull(),
    /** The account that the insured person confirmed with; never the applicant's. */
    userId: text()
      .notNull()
      .references(() => users.id),
    /** Null if the insured person was found by name and credential number instead of by a link. */
    linkId: text().references(() => insurantLinks.id),
    textVersion: text().notNull(),
    textHash: text().notNull(),
    ip: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'insurant_confirmations_insurant',
      columns: [table.proposalId, table.position],
      foreignColumns: [insurants.proposalId, insurants.position],
    }),
    uniqueIndex('insurant_confirmations_once').on(table.proposalId, table.position),
    index().on(table.userId),
    index().on(table.linkId),
  ],
)
