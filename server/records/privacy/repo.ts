import { and, count, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import { lapsingProposalStates, openRenewalStates, owedRefundStates } from '@/domain/order/states'
import { dayOf } from '@/domain/time/day'
import type { Db } from '../../db/client'
import {
  coverClaims,
  drafts,
  idempotencyKeys,
  identityChecks,
  insurants,
  ledger,
  payOrders,
  policies,
  proposals,
  refunds,
  renewals,
} from '../../db/schema'
import { openStates } from '../pay/repo'
import { openWithdrawalsOf } from '../share/withdrawal-repo'
import { hasStatus, stands } from '../transition/status'

/** All orders of this account with people, policies and payments. */
export const ordersOf = async (db: Db, userId: string) => ({
  proposals: await db.select().from(proposals).where(eq(proposals.userId, userId)),
  insurants: await db
    .select({ insurant: insurants })
    .from(insurants)
    .innerJoin(proposals, eq(proposals.id, insurants.proposalId))
    .where(eq(proposals.userId, userId)),
  policies: await db.select().from(policies).where(eq(policies.userId, userId)),
  payments: await db
    .select({ amountFen: ledger.amountFen, at: ledger.at, proposalId: payOrders.proposalId })
    .from(ledger)
    .innerJoin(payOrders, eq(payOrders.id, ledger.payOrderId))
    .where(and(eq(payOrders.userId, userId), inArray(ledger.kind, ['PAYMENT', 'REFUND']))),
})

const timesOf = async (rows: Promise<{ times: number }[]>): Promise<number> =>
  (await rows)[0]?.times ?? 0

/**
 * What is not over in an account. The first three are money on its way, and an account with any of
 * them cannot be deleted.
 */
export async function openBusinessOf(db: Db, userId: string, now: number) {
  const isOpen = inArray(payOrders.status, openStates)
  const isOwed = inArray(refunds.status, [...owedRefundStates])
  const times = { times: count() }
  const asked = db
    .select({ one: sql`1` })
    .from(payOrders)
    .where(eq(payOrders.proposalId, proposals.id))
  return {
    openPayOrders: await timesOf(
      db
        .select(times)
        .from(payOrders)
        .where(and(eq(payOrders.userId, userId), isOpen)),
    ),
    openRefunds: await timesOf(
      db
        .select(times)
        .from(refunds)
        .innerJoin(payOrders, eq(payOrders.id, refunds.payOrderId))
        .where(and(eq(payOrders.userId, userId), isOwed)),
    ),
    openWithdrawals: (await openWithdrawalsOf(db, userId)).length,
    /** Orders that nobody began to pay. They go with the account. */
    unpaidOrders: await timesOf(
      db
        .select(times)
        .from(proposals)
        .where(
          and(
            eq(proposals.userId, userId),
            hasStatus(lapsingProposalStates, now),
            notExists(asked),
          ),
        ),
    ),
    activePolicies: await timesOf(
      db
        .select(times)
        .from(policies)
        .where(and(eq(policies.userId, userId), stands(dayOf(now)))),
    ),
    openRenewals: await timesOf(
      db
        .select(times)
        .from(renewals)
        .where(and(eq(renewals.userId, userId), inArray(renewals.status, [...openRenewalStates]))),
    ),
  }
}

export const dropDraftsOf = (db: Db, userId: string) =>
  db.delete(drafts).where(eq(drafts.userId, userId))

export const dropKeysOf = (db: Db, userId: string) =>
  db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId))

export const dropIdentityChecksBefore = (db: Db, at: number) =>
  db.delete(identityChecks).where(lt(identityChecks.checkedAt, at))

/**
 * Deletes proposals without any pay order. They have no ledger entry and no policy, so there is
 * nothing to prove. Answers how many.
 */
export async function dropUnpaidProposals(
  db: Db,
  which: { userId: string } | { expiredBefore: number },
  limit: number,
): Promise<number> {
  const asked = db
    .select({ one: sql`1` })
    .from(payOrders)
    .where(eq(payOrders.proposalId, proposals.id))
  const chosen =
    'userId' in which
      ? eq(proposals.userId, which.userId)
      : lt(proposals.expireAt, which.expiredBefore)
  const rows = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(chosen, notExists(asked)))
    .limit(limit)
    // The job takes what somebody else holds in its next round, so it never waits for them in another
    // order. The closing of an account waits.
    .for('update', 'userId' in which ? {} : { skipLocked: true })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await db.delete(coverClaims).where(inArray(coverClaims.proposalId, ids))
  await db.delete(insurants).where(inArray(insurants.proposalId, ids))
  await db.delete(proposals).where(inArray(proposals.id, ids))
  return ids.length
}
