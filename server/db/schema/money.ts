import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PayParams } from '@/contract/pay'
import type { Machine, PayOrderState, RefundState } from '@/domain/order/states'
import type { PayProviderName, PayType, TradeType } from '@/domain/pay/pay-type'
import type { rewardMachines } from '@/domain/share/reward'
import type { approvalMachines } from '@/domain/staff/approval'
import { fen, instant, traceparent } from '../columns'
import { creditOf, debitOf, type Account, type Difference, type EntryKind } from './ledger'
import { users } from './people'
import { proposals } from './sales'

/**
 * One attempt to pay a proposal. The row is written before the provider is called, so that after a
 * crash in between the call is repeated under the same out_trade_no.
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
    /** The provider that takes the money. It is asked about this order from then on. */
    provider: text().$type<PayProviderName>().notNull().default('WECHAT_PAY'),
    /**
     * DEDUCT is a charge of an auto-renewal (server/renewal), which needs no action of the
     * applicant.
     */
    tradeType: text().$type<TradeType | 'DEDUCT'>().notNull(),
    /**
     * The WeChat app that the order was placed in; its payment sheet opens only there. h5-normal
     * stands for a browser.
     */
    appId: text().notNull().default(''),
    /** The parameters for paying, once the provider has accepted the order. */
    payParams: jsonb().$type<PayParams>(),
    transactionId: text(),
    errorMessage: text(),
    /** 999 means that the provider is under maintenance. */
    errorCode: text(),
    createdAt: instant().notNull(),
    expireAt: instant().notNull(),
    paidAt: instant(),
    /** When the pull job asks the provider again. */
    nextQueryAt: instant(),
    lastQueryAt: instant(),
    queries: integer().notNull().default(0),
    /** Set while the order is closed here but still has to be closed at the provider. */
    closeDueAt: instant(),
    traceparent: traceparent(),
  },
  (table) => [
    uniqueIndex('pay_orders_one_open')
      .on(table.proposalId)
      .where(sql`status in ('CREATED', 'PAYING', 'PAID_FAIL', 'PAID')`),
    // Each provider numbers its payments independently.
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
 * Refunds. A refund of the gateway is requested under the same number until the provider says that
 * it is done. A refund that was made in the merchant console is recorded as it is.
 */
export const refunds = pgTable(
  'refunds',
  {
    outRefundNo: text().primaryKey(),
    payOrderId: text()
      .notNull()
      .references(() => payOrders.id),
    origin: text().$type<'GATEWAY' | 'CONSOLE'>().notNull().default('GATEWAY'),
    /** The insured person whose premium alone is refunded; null for the whole order. */
    position: integer(),
    /** The transaction id of a duplicate payment; null for the payment that paid the order. */
    transactionId: text(),
    amountFen: fen().notNull(),
    reason: text().notNull(),
    status: text().$type<RefundState>().notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: instant(),
    createdAt: instant().notNull(),
    /** When the provider accepted the refund. It stands on the provider's bill of that day. */
    acceptedAt: instant(),
    refundedAt: instant(),
    /** The document by which the money was given back outside of the provider (server/console). */
    documentNo: text(),
    /** The card to which a refund goes that the bank refused, until the provider has taken it. */
    cardSealed: text(),
    /** The city of the order. A trigger fills it in, so that staff of one city read no other rows. */
    cityCode: text(),
    traceparent: traceparent(),
  },
  (table) => [
    index().on(table.payOrderId),
    index().on(table.nextTryAt),
    index().on(table.acceptedAt),
    // Staff page through a status by number; the city is looked at without reading the row.
    index().on(table.status, table.outRefundNo, table.cityCode),
  ],
)

/**
 * Movements of money, each recorded once: an amount from the `credit` to the `debit` account, so
 * the ledger always balances. The kind of an entry determines both accounts. Append-only (a trigger
 * refuses changes).
 */
export const ledger = pgTable(
  'ledger',
  {
    id: text().primaryKey(),
    kind: text().$type<EntryKind>().notNull(),
    /** The provider of the pay order, whose account the money came to. */
    provider: text().$type<PayProviderName>().notNull().default('WECHAT_PAY'),
    debit: text().$type<Account>().notNull().generatedAlwaysAs(debitOf),
    credit: text().$type<Account>().notNull().generatedAlwaysAs(creditOf),
    payOrderId: text()
      .notNull()
      .references(() => payOrders.id),
    /** The transaction id for PAYMENT and ISSUE, the out_refund_no for the other kinds. */
    reference: text().notNull(),
    amountFen: fen().notNull(),
    /** When the entry was written. */
    at: instant().notNull(),
    /** When the money moved. It is the provider's time if the provider moved the money. */
    occurredAt: instant()
      .notNull()
      .default(sql`now()`),
    /** The city of the order. A trigger fills it in, as that of a refund. */
    cityCode: text(),
  },
  (table) => [
    uniqueIndex('ledger_once').on(table.kind, table.reference, table.provider),
    index().on(table.payOrderId),
    index().on(table.kind, table.occurredAt),
    // Staff read a month and its sums from this index alone, without the rows.
    index('ledger_month').on(
      ...[table.occurredAt, table.id, table.debit, table.credit],
      ...[table.amountFen, table.cityCode],
    ),
    check('ledger_amount', sql`${table.amountFen} > 0`),
  ],
)

/** The daily reconciliation of the providers' bills with the ledger (server/ledger). */
export const reconciliations = pgTable('reconciliations', {
  day: date({ mode: 'string' }).primaryKey(),
  at: instant().notNull(),
  payOrders: integer().notNull(),
  billLines: integer().notNull(),
  differences: jsonb().$type<Difference[]>().notNull(),
})

/**
 * Notifications that were already processed. Ids of all providers except WeChat Pay begin with the
 * name of the provider.
 */
export const notifications = pgTable('notifications', {
  id: text().primaryKey(),
  eventType: text().notNull(),
  outTradeNo: text().notNull(),
  receivedAt: instant().notNull(),
})

/** Every transition of every state machine, for support and audit. */
export const transitions = pgTable(
  'transitions',
  {
    id: text().primaryKey(),
    machine: text()
      .$type<Machine | keyof typeof rewardMachines | keyof typeof approvalMachines>()
      .notNull(),
    entityId: text().notNull(),
    event: text().notNull(),
    fromState: text().notNull(),
    toState: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index().on(table.entityId),
    // The ends of policies, which are handed over day by day.
    index('transitions_policy_ends')
      .on(table.at)
      .where(sql`machine = 'policy' and event in ('revoke', 'reject')`),
  ],
)

export type MessageTopic =
  | 'POLICY_ISSUED'
  | 'POLICY_ACCEPTED'
  | 'REFUND_PROGRESS'
  | 'PAYMENT_REFUNDED'
  | 'SALE_OPENS'
  | 'UNFINISHED'
  | 'RENEWAL'
  | 'FORM_FILLED'

/** The last one goes to WeChat itself and to no user (server/message/shipping). */
export type OutboxTopic = MessageTopic | 'ORDER_SHIPPED'

/**
 * Messages to users and to WeChat. Each is written in the same transaction as the change that it reports, and
 * sent afterwards (server/message).
 */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    topic: text().$type<OutboxTopic>().notNull(),
    /** Made of the topic and its subject, so that one event causes one message. */
    dedupeKey: text().notNull().unique(),
    payload: jsonb().$type<Record<string, string | number>>().notNull(),
    /**
     * The payer's openid in the mini-program, for ORDER_SHIPPED. WeChat has to be told even if the
     * account is closed meanwhile. It is forgotten once the message is sent or given up.
     */
    openIdSealed: text(),
    createdAt: instant().notNull(),
    /** Null once the message is sent or given up. */
    nextTryAt: instant(),
    tries: integer().notNull().default(0),
    sentAt: instant(),
    /** When the message was given up (dead letter). */
    deadAt: instant(),
    lastError: text(),
    traceparent: traceparent(),
  },
  (table) => [
    index().on(table.nextTryAt),
    // Staff read what was sent to one person, the newest first.
    index().on(table.userId, table.createdAt),
    index('outbox_dead')
      .on(table.id)
      .where(sql`dead_at is not null`),
  ],
)
