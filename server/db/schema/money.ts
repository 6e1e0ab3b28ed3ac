import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PayType } from '@/contract/fields'
import type { PayParams } from '@/contract/pay'
import type { PayOrderState } from '@/domain/payment/order-states'
import { fen, instant } from '../columns'
import { users } from './people'
import { proposals } from './sales'

/**
 * One attempt to pay a proposal. The row is written before WeChat Pay is asked (the intent), so
 * that a crash in between repeats the call under the same out_trade_no.
 */
export const payOrders = pgTable(
  'pay_orders',
  {
    id: text().primaryKey(),
    outTradeNo: text().notNull().unique(),
    proposalId: text()
      .notNull()
      .references(() => proposals.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    status: text().$type<PayOrderState>().notNull(),
    amountFen: fen().notNull(),
    payType: text().$type<PayType>().notNull(),
    tradeType: text().$type<'H5' | 'JSAPI'>().notNull(),
    /** How to pay, once WeChat Pay has taken the order. */
    payParams: jsonb().$type<PayParams>(),
    transactionId: text().unique(),
    errorMessage: text(),
    createdAt: instant().notNull(),
    expireAt: instant().notNull(),
    paidAt: instant(),
    /** When the pull job looks again. */
    nextQueryAt: instant(),
    lastQueryAt: instant(),
    queries: integer().notNull().default(0),
    /** Closed here and still to be closed at WeChat Pay. */
    closeDueAt: instant(),
  },
  (table) => [
    uniqueIndex('pay_orders_one_open')
      .on(table.proposalId)
      .where(sql`status in ('CREATED', 'PAYING', 'PAID_FAIL', 'PAID')`),
    index().on(table.proposalId),
    index('pay_orders_open_expire_at')
      .on(table.expireAt)
      .where(sql`status in ('CREATED', 'PAYING', 'PAID_FAIL')`),
    index().on(table.nextQueryAt),
    index().on(table.closeDueAt),
  ],
)

/** Money owed back; asked for again under the same number until WeChat Pay says it is done. */
export const refunds = pgTable(
  'refunds',
  {
    outRefundNo: text().primaryKey(),
    payOrderId: text()
      .notNull()
      .references(() => payOrders.id),
    amountFen: fen().notNull(),
    reason: text().notNull(),
    status: text().$type<'REQUESTED' | 'PROCESSING' | 'REFUNDED'>().notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: instant(),
    createdAt: instant().notNull(),
    refundedAt: instant(),
  },
  (table) => [uniqueIndex('refunds_one_each').on(table.payOrderId), index().on(table.nextTryAt)],
)

/** What money moved, once each: the reconciliation's source. */
export const ledger = pgTable(
  'ledger',
  {
    id: text().primaryKey(),
    kind: text().$type<'PAYMENT' | 'REFUND'>().notNull(),
    payOrderId: text()
      .notNull()
      .references(() => payOrders.id),
    /** Transaction id of a payment, out_refund_no of a refund. */
    reference: text().notNull(),
    amountFen: fen().notNull(),
    at: instant().notNull(),
  },
  (table) => [uniqueIndex('ledger_once').on(table.kind, table.reference)],
)

/** Notifications of WeChat Pay already taken in. */
export const notifications = pgTable('notifications', {
  id: text().primaryKey(),
  eventType: text().notNull(),
  outTradeNo: text().notNull(),
  receivedAt: instant().notNull(),
})

/** Every move of every state machine, for support and audit. */
export const transitions = pgTable(
  'transitions',
  {
    id: text().primaryKey(),
    machine: text().$type<'proposal' | 'payOrder' | 'policy'>().notNull(),
    entityId: text().notNull(),
    event: text().notNull(),
    fromState: text().notNull(),
    toState: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.entityId)],
)

/** Messages to people, written with the change they tell about and sent afterwards (server/message). */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    topic: text().$type<'POLICY_ISSUED' | 'PAYMENT_REFUNDED'>().notNull(),
    /** Topic and what it tells about: one event, one message. */
    dedupeKey: text().notNull().unique(),
    payload: jsonb().$type<Record<string, string | number>>().notNull(),
    createdAt: instant().notNull(),
    /** Null once sent or given up. */
    nextTryAt: instant(),
    tries: integer().notNull().default(0),
    sentAt: instant(),
    /** Given up: a dead letter. */
    deadAt: instant(),
    lastError: text(),
  },
  (table) => [
    index().on(table.nextTryAt),
    index('outbox_dead')
      .on(table.deadAt)
      .where(sql`dead_at is not null`),
  ],
)
