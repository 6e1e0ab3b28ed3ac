import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PayParams } from '@/contract/pay'
import type { Machine, PayOrderState, RefundState } from '@/domain/payment/order-states'
import type { PayProviderName } from '@/domain/payment/pay-provider'
import type { PayType, TradeType } from '@/domain/payment/pay-type'
import type { RewardMachine } from '@/domain/share/reward-states'
import { fen, instant } from '../columns'
import { creditOf, debitOf, type Account, type Difference, type EntryKind } from './ledger'
import { users } from './people'
import { proposals } from './sales'

/**
 * One attempt to pay a proposal. The row is written before its provider is asked (the intent), so
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
    /** Who takes the money, and is asked about it ever after. */
    provider: text().$type<PayProviderName>().notNull().default('WECHAT_PAY'),
    /** DEDUCT: charged by agreement (server/renewal); nobody is asked. */
    tradeType: text().$type<TradeType | 'DEDUCT'>().notNull(),
    /** The app that it was placed with, in which alone its payment sheet opens; h5-normal of none. */
    appId: text().notNull().default(''),
    /** How to pay, once the provider has taken the order. */
    payParams: jsonb().$type<PayParams>(),
    transactionId: text(),
    errorMessage: text(),
    /** 999: the provider itself is under maintenance. */
    errorCode: text(),
    createdAt: instant().notNull(),
    expireAt: instant().notNull(),
    paidAt: instant(),
    /** When the pull job looks again. */
    nextQueryAt: instant(),
    lastQueryAt: instant(),
    queries: integer().notNull().default(0),
    /** Closed here and still to be closed at the provider. */
    closeDueAt: instant(),
  },
  (table) => [
    uniqueIndex('pay_orders_one_open')
      .on(table.proposalId)
      .where(sql`status in ('CREATED', 'PAYING', 'PAID_FAIL', 'PAID')`),
    // Providers number their payments each for themselves.
    uniqueIndex('pay_orders_transaction').on(table.transactionId, table.provider),
    index().on(table.proposalId),
    index().on(table.userId),
    index('pay_orders_open_expire_at')
      .on(table.expireAt)
      .where(sql`status in ('CREATED', 'PAYING', 'PAID_FAIL')`),
    index().on(table.nextQueryAt),
    index().on(table.closeDueAt),
  ],
)

/**
 * Money on its way back. What the gateway owes is asked for again under the same number until
 * the provider says it is done; what was refunded in the merchant console is taken in as it is.
 */
export const refunds = pgTable(
  'refunds',
  {
    outRefundNo: text().primaryKey(),
    payOrderId: text()
      .notNull()
      .references(() => payOrders.id),
    origin: text().$type<'GATEWAY' | 'CONSOLE'>().notNull().default('GATEWAY'),
    /** Of a second payment of the order; null: the money the order was paid with. */
    transactionId: text(),
    amountFen: fen().notNull(),
    reason: text().notNull(),
    status: text().$type<RefundState>().notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: instant(),
    createdAt: instant().notNull(),
    /** When the provider took it on: the day of whose bill it is on. */
    acceptedAt: instant(),
    refundedAt: instant(),
  },
  (table) => [
    index().on(table.payOrderId),
    index().on(table.nextTryAt),
    index().on(table.acceptedAt),
  ],
)

/**
 * What money moved, once each: an amount from the `credit` to the `debit` account, so it
 * balances whatever is written. The kind says which two; append-only (a trigger refuses the rest).
 */
export const ledger = pgTable(
  'ledger',
  {
    id: text().primaryKey(),
    kind: text().$type<EntryKind>().notNull(),
    /** Of the pay order: whose account the money came to. */
    provider: text().$type<PayProviderName>().notNull().default('WECHAT_PAY'),
    debit: text().$type<Account>().notNull().generatedAlwaysAs(debitOf),
    credit: text().$type<Account>().notNull().generatedAlwaysAs(creditOf),
    payOrderId: text()
      .notNull()
      .references(() => payOrders.id),
    /** Transaction id of PAYMENT and ISSUE, out_refund_no of the others. */
    reference: text().notNull(),
    amountFen: fen().notNull(),
    /** When it was written down. */
    at: instant().notNull(),
    /** When the money moved, by the provider's clock where it was the provider that moved it. */
    occurredAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('ledger_once').on(table.kind, table.reference, table.provider),
    index().on(table.payOrderId),
    index().on(table.kind, table.occurredAt),
    check('ledger_amount', sql`${table.amountFen} > 0`),
  ],
)

/** The bills of one day and all books, compared (server/books). */
export const reconciliations = pgTable('reconciliations', {
  day: date({ mode: 'string' }).primaryKey(),
  at: instant().notNull(),
  payOrders: integer().notNull(),
  billLines: integer().notNull(),
  differences: jsonb().$type<Difference[]>().notNull(),
})

/** Notifications already taken in; those of others than WeChat Pay begin with the provider. */
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
    machine: text().$type<Machine | RewardMachine>().notNull(),
    entityId: text().notNull(),
    event: text().notNull(),
    fromState: text().notNull(),
    toState: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.entityId)],
)

export type MessageTopic =
  | 'POLICY_ISSUED'
  | 'POLICY_ACCEPTED'
  | 'REFUND_PROGRESS'
  | 'PAYMENT_REFUNDED'
  | 'SALE_OPENS'
  | 'UNFINISHED'
  | 'RENEWAL'

/** Messages to people, written with the change they tell about and sent afterwards (server/message). */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    topic: text().$type<MessageTopic>().notNull(),
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
