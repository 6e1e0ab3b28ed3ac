import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { RenewalState } from '@/domain/order/states'
import { fen, instant } from '../columns'
import { payOrders } from './money'
import { users } from './people'
import { policies, proposals } from './sales'

/** Agreements to renew policies of one order once (server/renewal). */
export const renewals = pgTable(
  'renewals',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** The order whose policies are renewed. */
    proposalId: text()
      .notNull()
      .references(() => proposals.id),
    status: text().$type<RenewalState>().notNull(),
    /** Our contract number at WeChat Pay. It is used once, even if nobody signs. */
    outContractCode: text().notNull().unique(),
    contractId: text().unique(),
    /** The address where the policyholder signs. */
    signUrl: text(),
    /** The most that may be charged. It is signed, and afterwards only lowered. */
    amountFen: fen().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    notifiedAt: instant(),
    /** The first day on which WeChat Pay allows the charge. */
    deductFrom: date({ mode: 'string' }),
    payOrderId: text().references(() => payOrders.id),
    /** The last day on which the charge was asked for. */
    askedOn: date({ mode: 'string' }),
    createdAt: instant().notNull(),
    /** When the job looks at it again; null once it is over. */
    nextAt: instant(),
    /** Set while the contract is ended here but still has to be ended at WeChat Pay. */
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

/** The policies of a renewal, each with the premium that was shown. */
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
    /** When the policy left the renewal, because it was switched off or is no longer eligible. */
    droppedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.renewalId, table.policyId] }),
    index().on(table.policyId),
  ],
)

/** A document that was agreed to: its address, and version and hash of its text of that moment. */
export interface AgreedDocument {
  url: string
  version: string
  /** Empty where the text is not on our server. */
  textHash: string
}

/**
 * Consents to auto-renewal and their withdrawals, with the text that was shown. Append-only (a
 * trigger refuses changes).
 */
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
    /**
     * The product as which the policies are renewed. Null in consents of before this column, which
     * were given to the product of the order.
     */
    productCode: text(),
    /**
     * The documents of that product that were agreed to, each with its text of that moment. Consents
     * of before this column agreed to none.
     */
    documents: jsonb().$type<AgreedDocument[]>().notNull().default([]),
    ip: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.renewalId), index().on(table.userId)],
)
