import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns'

/**
 * Security events: logins, refusals and the use of rights. They hold no personal data: an account
 * by its id, a mobile number by its mask, a place by its network prefix. There is no foreign key to
 * the account, because the event outlives a deleted account.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    userId: text(),
    /** The mask of a mobile number, or null. */
    subject: text(),
    network: text().notNull(),
    /** The kind of device, from what it says about itself. */
    device: text(),
    reason: text(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.userId, table.at), index().on(table.at)],
)

/**
 * Tries that an account has only so many of in a day (records/security/limit.ts). Each is written
 * before it is made.
 */
export const tries = pgTable(
  'tries',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    /** The name of the limit. */
    kind: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.userId, table.kind, table.at), index().on(table.at)],
)

/** People whose name and credential number the real-name centre has found to match. */
export const identityChecks = pgTable(
  'identity_checks',
  { personHash: text().primaryKey(), checkedAt: instant().notNull() },
  (table) => [index().on(table.checkedAt)],
)
