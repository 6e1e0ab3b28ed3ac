import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { insurants, ledger, payOrders, policies, proposals, refunds, users } from '../../db/schema'

/** Where something was found: the account, and the order where it belongs to one. */
export interface Hit {
  userId: string
  orderId: string | null
  number: string | null
}

/** More than this of one kind is no answer to a question about one person. */
const MOST = 60

const ofProposals = (db: Db) =>
  db
    .select({ userId: proposals.userId, orderId: proposals.id, number: proposals.id })
    .from(proposals)

export const ordersByNumber = (db: Db, number: string): Promise<Hit[]> =>
  ofProposals(db).where(eq(proposals.id, number)).limit(MOST)

export const payOrdersByNumber = (db: Db, number: string): Promise<Hit[]> =>
  db
    .select({
      userId: payOrders.userId,
      orderId: payOrders.proposalId,
      number: payOrders.outTradeNo,
    })
    .from(payOrders)
    .where(or(eq(payOrders.outTradeNo, number), eq(payOrders.id, number)))
    .limit(MOST)

/** By the number that the provider gave the payment. */
export const paymentsByNumber = (db: Db, number: string): Promise<Hit[]> =>
  db
    .select({
      userId: payOrders.userId,
      orderId: payOrders.proposalId,
      number: ledger.reference,
    })
    .from(ledger)
    .innerJoin(payOrders, eq(payOrders.id, ledger.payOrderId))
    .where(and(eq(ledger.kind, 'PAYMENT'), eq(ledger.reference, number)))
    .limit(MOST)

export const refundsByNumber = (db: Db, number: string): Promise<Hit[]> =>
  db
    .select({
      userId: payOrders.userId,
      orderId: payOrders.proposalId,
      number: refunds.outRefundNo,
    })
    .from(refunds)
    .innerJoin(payOrders, eq(payOrders.id, refunds.payOrderId))
    .where(eq(refunds.outRefundNo, number))
    .limit(MOST)

export const policiesByNumber = (db: Db, number: string): Promise<Hit[]> =>
  db
    .select({ userId: policies.userId, orderId: policies.proposalId, number: policies.policyNo })
    .from(policies)
    .where(or(eq(policies.policyNo, number), eq(policies.id, number)))
    .limit(MOST)

const account = (db: Db) => db.select({ userId: users.id }).from(users)
const asHits = (found: { userId: string }[]): Hit[] =>
  found.map(({ userId }) => ({ userId, orderId: null, number: null }))

/** By the mobile of an account, or of the applicant of an order. */
export const byMobile = async (db: Db, hash: string): Promise<Hit[]> => [
  ...asHits(await account(db).where(or(eq(users.mobileHash, hash), eq(users.bindPhoneHash, hash)))),
  ...(await ofProposals(db)
    .where(eq(proposals.applicantMobileHash, hash))
    .orderBy(desc(proposals.id))
    .limit(MOST)),
]

/** By the credential of an applicant or of an insured person. */
export const byCredential = async (db: Db, hashes: string[]): Promise<Hit[]> => [
  ...(await ofProposals(db)
    .where(inArray(proposals.applicantCredentialHash, hashes))
    .orderBy(desc(proposals.id))
    .limit(MOST)),
  ...(await insured(db).where(inArray(insurants.credentialHash, hashes)).limit(MOST)),
]

const insured = (db: Db) =>
  db
    .select({ userId: proposals.userId, orderId: proposals.id, number: proposals.id })
    .from(insurants)
    .innerJoin(proposals, eq(proposals.id, insurants.proposalId))

/** By the name of an applicant or of an insured person: the newest orders of these cities. */
export const byName = async (
  db: Db,
  hash: string,
  cities: readonly string[] | undefined,
): Promise<Hit[]> => {
  const isSeen = cities && inArray(proposals.cityCode, [...cities])
  return [
    ...(await ofProposals(db)
      .where(and(eq(proposals.applicantNameHash, hash), isSeen))
      .orderBy(desc(proposals.id))
      .limit(MOST)),
    ...(await insured(db)
      .where(and(eq(insurants.nameHash, hash), isSeen))
      .orderBy(desc(insurants.proposalId))
      .limit(MOST)),
  ]
}

/** By the openid that we show, or by one of WeChat. */
export const byOpenid = async (
  db: Db,
  openId: string,
  hashes: { wx: string; oa: string },
): Promise<Hit[]> =>
  asHits(
    await account(db).where(
      or(
        eq(users.openId, openId),
        eq(users.id, openId),
        eq(users.wxOpenIdHash, hashes.wx),
        eq(users.oaOpenIdHash, hashes.oa),
      ),
    ),
  )

/** The orders of these accounts in these cities (undefined: all), the newest first. */
export const ordersOfUsers = (
  db: Db,
  userIds: string[],
  cities: readonly string[] | undefined,
  limit: number,
) =>
  userIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(proposals)
        .where(
          and(
            inArray(proposals.userId, userIds),
            cities === undefined ? undefined : inArray(proposals.cityCode, [...cities]),
          ),
        )
        .orderBy(desc(proposals.id))
        .limit(limit)

export const usersOf = (db: Db, ids: string[]) =>
  ids.length === 0 ? Promise.resolve([]) : db.select().from(users).where(inArray(users.id, ids))
