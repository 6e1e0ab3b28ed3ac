import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns'

/**
 * Who came in, who was turned away, who took a right. Kept without anything personal: an account
 * by its id, a number by its mask, a place by its network prefix. Names no account by a foreign
 * key, because it outlives one that is deleted.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    userId: text(),
    /** A mobile number's mask, or nothing. */
    subject: text(),
    network: text().notNull(),
    /** Kind of device, from what it says about itself. */
    device: text(),
    reason: text(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.userId, table.at), index().on(table.at)],
)

/** People whose name and credential number the real-name centre has found to belong together. */
export const identityChecks = pgTable(
  'identity_checks',
  { personHash: text().primaryKey(), checkedAt: instant().notNull() },
  (table) => [index().on(table.checkedAt)],
)
