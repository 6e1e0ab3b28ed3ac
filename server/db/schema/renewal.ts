import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RenewalState } from '@/domain/payment/order-states'
import { fen, instant } from '../columns'
import { payOrders } from './money'
import { users } from './people'
import { policies, proposals } from './sales'

/** One agreement to renew policies of one order, once (server/renewal). */
export const renewals = pgTable(
  'renewals',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** The order whose policies go on. */
    proposalId: text()
      .notNull()
      .references(() => proposals.id),
    status: text().$type<RenewalState>().notNull(),
    /** Our number at WeChat Pay; used once, even when nobody signs. */
    outContractCode: text().notNull().unique(),
    contractId: text().unique(),
    /** Where the person signs. */
    signUrl: text(),
    /** What may be charged: signed, and only ever lowered. */
    amountFen: fen().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    notifiedAt: instant(),
    /** From which day on WeChat Pay lets it be charged. */
    deductFrom: date({ mode: 'string' }),
    payOrderId: text().references(() => payOrders.id),
    /** The last day on which its charge was asked for. */
    askedOn: date({ mode: 'string' }),
    createdAt: instant().notNull(),
    /** When the job looks again; null once it is over. */
    nextAt: instant(),
    /** Ended here and still to be ended at WeChat Pay. */
    endDueAt: instant(),
  },
  (table) => [
    uniqueIndex('renewals_one_open')
      .on(table.proposalId)
      .where(sql`status in ('SIGNING', 'ACTIVE', 'NOTIFIED', 'SCHEDULED')`),
    index().on(table.userId),
    index().on(table.nextAt),
    index().on(table.endDueAt),
    index().on(table.payOrderId),
  ],
)

/** Whom it is for, each with the premium that was shown. */
export const renewalPeople = pgTable(
  'renewal_people',
  {
    renewalId: text()
      .notNull()
      .references(() => renewals.id),
    policyId: text()
      .notNull()
      .references(() => policies.id),
    position: integer().notNull(),
    premiumFen: fen().notNull(),
    /** Switched off, or not eligible any more. */
    droppedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.renewalId, table.policyId] }),
    index().on(table.policyId),
  ],
)

/** What was agreed to or taken back, in which words: append-only (a trigger refuses the rest). */
export const renewalConsents = pgTable(
  'renewal_consents',
  {
    id: text().primaryKey(),
    renewalId: text()
      .notNull()
      .references(() => renewals.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    act: text().$type<'ON' | 'OFF'>().notNull(),
    policyIds: text().array().notNull(),
    textVersion: text().notNull(),
    textHash: text().notNull(),
    amountFen: fen().notNull(),
    ip: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.renewalId), index().on(table.userId)],
)
