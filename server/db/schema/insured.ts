import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../columns'
import { users } from './people'
import { insurants } from './sales'

/**
 * Links by which one insured person confirms (server/insured). What a link says is this id with a
 * signature that the database does not hold: who reads the table cannot make one.
 */
export const insurantLinks = pgTable(
  'insurant_links',
  {
    id: text().primaryKey(),
    proposalId: text().notNull(),
    position: integer().notNull(),
    createdAt: instant().notNull(),
    expireAt: instant().notNull(),
    /** Replaced by another one before its time. */
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

/** Who confirmed what, in which words: append-only (a trigger refuses the rest), once a person. */
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
    /** Null: found by name and number. */
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
