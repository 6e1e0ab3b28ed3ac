import { sql } from 'drizzle-orm'
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { RelationType } from '@/contract/fields'
import type { PolicyState, ProposalState } from '@/domain/order/states'
import { fen, instant } from '../columns'
import { users } from './people'

/** Proposals. A proposal is also the order: same row, same id. */
export const proposals = pgTable(
  'proposals',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    cityCode: text().notNull(),
    productCode: text().notNull(),
    traceId: text().notNull(),
    /** The earlier proposal, if this one is its auto-renewal. */
    renews: text(),
    /** The mark of the agent who sold it, if there is one. */
    agentWtag: text(),
    /** The partner's number for this order, if the user came from a partner. */
    outerId: text(),
    /** The partner whose address the user came from, as the catalogue names it. */
    entrySource: text(),
    /** As it was last written. What anybody is told is the status of this day (records/proposal/show). */
    storedStatus: text('status').$type<ProposalState>().notNull(),
    totalFen: fen().notNull(),
    effectiveOn: date({ mode: 'string' }).notNull(),
    expireOn: date({ mode: 'string' }).notNull(),
    applicantSealed: text().notNull(),
    /** By these staff find an order without opening it (records/staff/find-repo). */
    applicantNameHash: text(),
    applicantMobileHash: text(),
    applicantCredentialHash: text(),
    createdAt: instant().notNull(),
    expireAt: instant().notNull(),
    paidAt: instant(),
  },
  (table) => [
    index().on(table.userId, table.id),
    index().on(table.applicantNameHash, table.id),
    index().on(table.applicantMobileHash),
    index().on(table.applicantCredentialHash),
    index().on(table.storedStatus, table.expireAt),
    index().on(table.traceId),
    index().on(table.userId, table.outerId),
  ],
)

/** Bookings: users who want to be told when a product opens next (server/booking). */
export const appointments = pgTable(
  'appointments',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    cityCode: text().notNull(),
    productCode: text().notNull(),
    bookedAt: instant().notNull(),
    /** Null until the message is written. */
    remindedAt: instant(),
  },
  (table) => [
    uniqueIndex().on(table.userId, table.cityCode, table.productCode),
    index('appointments_waiting')
      .on(table.cityCode, table.productCode, table.bookedAt)
      .where(sql`reminded_at is null`),
  ],
)

/**
 * Users who want to be reminded of a form that they did not finish (server/reminder). `key` names
 * the product.
 */
export const reminders = pgTable(
  'reminders',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    key: text().notNull(),
    askedAt: instant().notNull(),
    /** Null until the message is written, or there is no reason left to remind. */
    remindedAt: instant(),
  },
  (table) => [
    uniqueIndex().on(table.userId, table.key),
    index('reminders_waiting')
      .on(table.askedAt)
      .where(sql`reminded_at is null`),
  ],
)

/**
 * WeChat messages that a user has accepted by a tap and that are not yet sent. One tap allows one
 * message.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    templateId: text().notNull(),
    acceptedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.templateId] })],
)

/** The insured persons of a proposal, each with the agreed premium. */
export const insurants = pgTable(
  'insurants',
  {
    proposalId: text()
      .notNull()
      .references(() => proposals.id),
    position: integer().notNull(),
    relationType: text().$type<RelationType>().notNull(),
    personSealed: text().notNull(),
    /** Null in rows of before this column: staff find those people by their order alone. */
    nameHash: text(),
    credentialHash: text().notNull(),
    comboCode: text().notNull(),
    age: integer().notNull(),
    premiumFen: fen().notNull(),
    /**
     * The insurer's reason to refuse this person when the order was paid; the premium was refunded.
     */
    refusal: text(),
    /** When the applicant asked not to be offered this person again. The order does not change. */
    forgottenAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.proposalId, table.position] }),
    index().on(table.credentialHash),
    index().on(table.nameHash, table.proposalId),
  ],
)

/**
 * Which person is covered by which product. A row exists from the moment a pay order opens until it
 * closes unpaid or the policy ends. The primary key makes double cover impossible under
 * concurrency.
 */
export const coverClaims = pgTable(
  'cover_claims',
  {
    cityCode: text().notNull(),
    productCode: text().notNull(),
    expireOn: date({ mode: 'string' }).notNull(),
    credentialHash: text().notNull(),
    proposalId: text()
      .notNull()
      .references(() => proposals.id),
  },
  (table) => [
    primaryKey({
      columns: [table.cityCode, table.productCode, table.expireOn, table.credentialHash],
    }),
    index().on(table.credentialHash),
    index().on(table.proposalId),
  ],
)

export const policies = pgTable(
  'policies',
  {
    id: text().primaryKey(),
    /** Null until the insurer's core has given it. */
    policyNo: text().unique(),
    userId: text()
      .notNull()
      .references(() => users.id),
    proposalId: text()
      .notNull()
      .references(() => proposals.id),
    position: integer().notNull(),
    /** As it was last written. What anybody is told is the status of this day (records/policy/status). */
    storedStatus: text('status').$type<PolicyState>().notNull(),
    premiumFen: fen().notNull(),
    effectiveOn: date({ mode: 'string' }).notNull(),
    expireOn: date({ mode: 'string' }).notNull(),
    /** When it was issued; while it is being issued, when it was paid. */
    issuedAt: instant().notNull(),
    /** Why the core did not issue it, or refused to cancel it, for the person to read. */
    refusedFor: text(),
  },
  (table) => [
    uniqueIndex('policies_insurant').on(table.proposalId, table.position),
    index().on(table.userId, table.id),
    index().on(table.storedStatus, table.effectiveOn),
    index().on(table.storedStatus, table.expireOn),
    index().on(table.issuedAt),
  ],
)

/** Sales evidence of one purchase: its user, and the head of its hash chain. */
export const traces = pgTable(
  'traces',
  {
    /**
     * HMAC of the id that the client holds, so that read access to the table is not enough to
     * continue the trace.
     */
    id: text().primaryKey(),
    cityCode: text().notNull(),
    productCode: text().notNull(),
    userId: text().references(() => users.id),
    /** HMAC of the IP address whose quota the trace counts against. */
    ipHash: text(),
    length: integer().notNull().default(0),
    headHash: text().notNull(),
    createdAt: instant().notNull(),
    /**
     * The first day of the month in which it was begun, by the database's clock. Its steps lie in the
     * partition of this month.
     */
    month: date({ mode: 'string' })
      .notNull()
      .default(sql`date_trunc('month', now() at time zone 'Asia/Shanghai')::date`),
    /** Time of the newest step. The daily anchor selects traces by it. */
    changedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.ipHash, table.createdAt),
    index().on(table.changedAt),
    uniqueIndex('traces_month_id').on(table.month, table.id),
  ],
)

/**
 * The steps of the sales evidence. Append-only (a trigger refuses UPDATE, DELETE and TRUNCATE) and
 * hash-chained. Partitioned by month (../partitions.ts): the foreign key keeps all steps of one record
 * in the month of its head, so a position is unique in the whole table. Name the month in every query,
 * or it reads all partitions.
 */
export const traceEvents = pgTable(
  'trace_events',
  {
    traceId: text().notNull(),
    month: date({ mode: 'string' }).notNull(),
    position: integer().notNull(),
    /** The client's own number of the step; null for steps that the gateway wrote. */
    clientSeq: integer(),
    type: text().notNull(),
    pageId: text().notNull(),
    pageVersion: text().notNull(),
    textHash: text(),
    clientAt: text(),
    detail: jsonb().$type<Record<string, string>>(),
    at: instant().notNull(),
    prevHash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.traceId, table.position, table.month] }),
    uniqueIndex('trace_events_client_seq').on(table.traceId, table.clientSeq, table.month),
    foreignKey({
      columns: [table.month, table.traceId],
      foreignColumns: [traces.month, traces.id],
    }),
  ],
)

/** Users who share a product, and the mark that their links carry. */
export const sharers = pgTable(
  'sharers',
  {
    shareWtagid: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    cityCode: text().notNull(),
    productCode: text().notNull(),
    joinedAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.userId, table.cityCode, table.productCode)],
)
