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
import { fen, instant, traceparent } from '../columns'
import { payOrders } from './money'
import { policies, proposals } from './sales'

/** What a core decided, without personal data. */
export interface CoreAnswer {
  status: string
  /** The number of the policy, or of the cancellation or the endorsement. */
  number?: string | null
  reason?: { code: string; text: string }
}

/**
 * Requests to the cores of insurers (server/insurer), each written in the transaction that makes it
 * necessary. The same bytes are sent until the core has answered, because a second request could insure
 * a person twice.
 */
export const insurerRequests = pgTable(
  'insurer_requests',
  {
    /** Our key, which is the core's key too. */
    key: text().primaryKey(),
    port: text().$type<'issue' | 'cancel' | 'endorse'>().notNull(),
    /** The core, as the settings name it. */
    core: text().notNull(),
    proposalId: text()
      .notNull()
      .references(() => proposals.id),
    position: integer().notNull(),
    /** What stands for `{no}` in the address. */
    no: text(),
    /** The bytes of the request; sealed, because they name people. */
    bodySealed: text().notNull(),
    createdAt: instant().notNull(),
    /** Null once nothing is to be asked any more. */
    nextTryAt: instant(),
    tries: integer().notNull().default(0),
    /** When a person is alarmed unless the core has answered; null once it happened. */
    alarmAt: instant(),
    /** Of an issue: when the request is taken back and the money returned. */
    giveUpAt: instant(),
    answeredAt: instant(),
    answer: jsonb().$type<CoreAnswer>(),
    traceparent: traceparent(),
  },
  (table) => [
    index().on(table.nextTryAt),
    index().on(table.proposalId, table.position),
    index('insurer_requests_endorsed')
      .on(table.answeredAt)
      .where(sql`port = 'endorse'`),
  ],
)

/** The document of a policy that its core draws: where to fetch it, or its bytes. */
export const insurerDocuments = pgTable(
  'insurer_documents',
  {
    proposalId: text()
      .notNull()
      .references(() => proposals.id),
    position: integer().notNull(),
    address: text(),
    mediaType: text().notNull(),
    sha256: text().notNull(),
    /** The document in base64, sealed, where the core sent its bytes. */
    bytesSealed: text(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalId, table.position] })],
)

/**
 * Each insurer's part of what the ledger books for a policy under ISSUE and REVOKE. The parts of one
 * booking add up to it. Append-only (a trigger refuses changes).
 */
export const shareEntries = pgTable(
  'share_entries',
  {
    id: text().primaryKey(),
    kind: text().$type<'ISSUE' | 'REVOKE'>().notNull(),
    payOrderId: text()
      .notNull()
      .references(() => payOrders.id),
    policyId: text()
      .notNull()
      .references(() => policies.id),
    insurer: text().notNull(),
    /** The reference of the entry in the ledger. */
    reference: text().notNull(),
    amountFen: fen().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('share_entries_once').on(
      table.policyId,
      table.kind,
      table.reference,
      table.insurer,
    ),
    index().on(table.payOrderId),
    index().on(table.insurer, table.at),
  ],
)

/** The lists of a product that are handed over to its insurer, each of one day (server/insurer/hand-over). */
export const handovers = pgTable(
  'handovers',
  {
    no: text().primaryKey(),
    cityCode: text().notNull(),
    productCode: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Who gave the numbers of its policies. */
    numberedBy: text().$type<'core' | 'gateway'>().notNull(),
    rowCount: integer().notNull(),
    createdAt: instant().notNull(),
    /** Null once nothing is to be asked any more. */
    nextTryAt: instant(),
    tries: integer().notNull().default(0),
    /** How many requests were sent. Each has a key of its own. */
    requests: integer().notNull().default(0),
    /** When a person is alarmed unless all rows are acknowledged; null once it happened. */
    alarmAt: instant(),
    /** When all rows were acknowledged. */
    acknowledgedAt: instant(),
  },
  (table) => [
    index().on(table.nextTryAt),
    index().on(table.cityCode, table.productCode, table.day),
    index().on(table.day),
  ],
)

/**
 * The rows of these lists. They name no person: what is sent is made of the policy at the moment of
 * sending, so a refused row comes corrected when it is sent again.
 */
export const handoverRows = pgTable(
  'handover_rows',
  {
    handoverNo: text()
      .notNull()
      .references(() => handovers.no),
    rowNo: integer().notNull(),
    kind: text().$type<'POLICY' | 'CANCELLATION' | 'ENDORSEMENT'>().notNull(),
    policyId: text()
      .notNull()
      .references(() => policies.id),
    /** Of an endorsement the key of its request; empty for the others, which a policy has once. */
    reference: text().notNull().default(''),
    /** Null while the insurer has not answered. DENIED: it acknowledged the row, and then did not know it. */
    answer: text().$type<'ACKNOWLEDGED' | 'REFUSED' | 'LATER' | 'DENIED'>(),
    reason: jsonb().$type<{ code: string; text: string }>(),
    answeredAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.handoverNo, table.rowNo] }),
    uniqueIndex('handover_rows_once').on(table.policyId, table.kind, table.reference),
    index('handover_rows_open')
      .on(table.handoverNo, table.rowNo)
      .where(sql`answer is distinct from 'ACKNOWLEDGED'`),
  ],
)

/** From when on each core is asked what changed (server/insurer/pull). */
export const insurerPulls = pgTable('insurer_pulls', {
  core: text().primaryKey(),
  changedSince: instant().notNull(),
  /** When it answered completely the last time. */
  answeredAt: instant(),
  nextTryAt: instant().notNull(),
  tries: integer().notNull().default(0),
})

/** What an insurer knows otherwise than we do. Both views are masked. */
export const insurerDifferences = pgTable(
  'insurer_differences',
  {
    core: text().notNull(),
    policyNo: text().notNull(),
    /** What differs. */
    kind: text().notNull(),
    ours: text().notNull(),
    theirs: text().notNull(),
    foundAt: instant().notNull(),
    /** When both views were the same again; null while they differ. */
    endedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.core, table.policyNo, table.kind] }),
    index('insurer_differences_open')
      .on(table.foundAt)
      .where(sql`ended_at is null`),
  ],
)
