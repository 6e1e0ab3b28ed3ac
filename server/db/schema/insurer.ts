import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
  (table) => [index().on(table.nextTryAt), index().on(table.proposalId, table.position)],
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
