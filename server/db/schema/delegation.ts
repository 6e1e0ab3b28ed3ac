import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../columns'
import { users } from './people'

/**
 * Links by which a child fills in the form of an applicant (server/delegation). A link contains this
 * id and a signature that the database does not hold, so read access to the table is not enough to
 * make a link.
 */
export const delegations = pgTable(
  'delegations',
  {
    id: text().primaryKey(),
    /** The applicant. */
    userId: text()
      .notNull()
      .references(() => users.id),
    cityCode: text().notNull(),
    productCode: text().notNull(),
    /** The statement that the applicant agreed to. */
    textVersion: text().notNull(),
    textHash: text().notNull(),
    createdAt: instant().notNull(),
    expireAt: instant().notNull(),
    /** When the applicant withdrew the link or replaced it. */
    endedAt: instant(),
    /** The account of the child; null until the child agreed. */
    delegateId: text().references(() => users.id),
    /** The statement that the child agreed to. */
    delegateTextVersion: text(),
    delegateTextHash: text(),
    consentedAt: instant(),
    /** What the child filled in, until `expireAt`: the applicant checks it. */
    formSealed: text(),
    /** The page that wrote the form, and the number of that edit on that page. */
    editBy: text(),
    editNumber: integer(),
    filledAt: instant(),
    takenAt: instant(),
  },
  (table) => [
    uniqueIndex('delegations_one_open')
      .on(table.userId, table.cityCode, table.productCode)
      .where(sql`ended_at is null and taken_at is null`),
    index().on(table.userId, table.createdAt),
    index().on(table.delegateId),
    index().on(table.expireAt),
  ],
)
