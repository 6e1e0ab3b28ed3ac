import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RewardState, WithdrawalState } from '@/domain/share/reward'
import { fen, instant } from '../columns'
import { users } from './people'
import { proposals } from './sales'

/** The sharer by whose link a user came to a product. Only the first link counts. */
export const shareRelations = pgTable(
  'share_relations',
  {
    buyerId: text()
      .notNull()
      .references(() => users.id),
    cityCode: text().notNull(),
    productCode: text().notNull(),
    sharerId: text()
      .notNull()
      .references(() => users.id),
    shareWtagid: text().notNull(),
    boundAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.buyerId, table.cityCode, table.productCode] }),
    index().on(table.sharerId, table.cityCode, table.productCode),
  ],
)

/**
 * The reward for one purchase by a friend, in the amount that was valid on the day of the purchase.
 */
export const shareRewards = pgTable(
  'share_rewards',
  {
    id: text().primaryKey(),
    sharerId: text()
      .notNull()
      .references(() => users.id),
    buyerId: text()
      .notNull()
      .references(() => users.id),
    proposalId: text()
      .notNull()
      .unique()
      .references(() => proposals.id),
    cityCode: text().notNull(),
    productCode: text().notNull(),
    amountFen: fen().notNull(),
    status: text().$type<RewardState>().notNull(),
    boughtAt: instant().notNull(),
  },
  (table) => [
    // A friend brings one reward per product.
    uniqueIndex('share_rewards_once')
      .on(table.buyerId, table.cityCode, table.productCode)
      .where(sql`status in ('PENDING', 'EARNED')`),
    index('share_rewards_pending')
      .on(table.id)
      .where(sql`status = 'PENDING'`),
    index().on(table.sharerId, table.id),
    check('share_rewards_amount', sql`${table.amountFen} > 0`),
  ],
)

/** Withdrawals of rewards to WeChat. Each keeps one number until its outcome is known. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: text().primaryKey(),
    /** Our bill number at WeChat Pay. */
    outBillNo: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id),
    amountFen: fen().notNull(),
    status: text().$type<WithdrawalState>().notNull(),
    /** The app that the openid belongs to. The money can be accepted only in this app. */
    appId: text().notNull(),
    openIdSealed: text().notNull(),
    /** The data that opens WeChat's confirmation page while the transfer waits for the user. */
    packageInfo: text(),
    createdAt: instant().notNull(),
    /** When the job asks again; null once it is over. */
    nextTryAt: instant(),
    tries: integer().notNull().default(0),
    lastTryAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    index().on(table.userId, table.id),
    index().on(table.nextTryAt),
    index('withdrawals_open')
      .on(table.id)
      .where(sql`status in ('REQUESTED', 'PROCESSING')`),
    check('withdrawals_amount', sql`${table.amountFen} > 0`),
  ],
)

/** EARN and RETURN (a failed withdrawal) add to a balance, the others reduce it. */
export type RewardEntryKind = 'EARN' | 'TAKE_BACK' | 'WITHDRAW' | 'RETURN'

/** Movements on reward balances, each recorded once. Append-only (a trigger refuses changes). */
export const rewardEntries = pgTable(
  'reward_entries',
  {
    id: text().primaryKey(),
    kind: text().$type<RewardEntryKind>().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** Id of the reward or of the withdrawal. */
    reference: text().notNull(),
    amountFen: fen().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('reward_entries_once').on(table.kind, table.reference),
    index().on(table.userId),
    check('reward_entries_amount', sql`${table.amountFen} > 0`),
    check('reward_entries_kind', sql`${table.kind} in ('EARN', 'TAKE_BACK', 'WITHDRAW', 'RETURN')`),
  ],
)
