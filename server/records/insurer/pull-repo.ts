import { and, eq, gte, inArray, isNotNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { insurants, insurerPulls, insurerRequests, policies, proposals } from '../../db/schema'
import type { Sold } from './handover-repo'
import type { InsurerRequest } from './repo'

export type InsurerPull = typeof insurerPulls.$inferSelect

export const pullOf = async (db: Db, core: string): Promise<InsurerPull | undefined> =>
  (await db.select().from(insurerPulls).where(eq(insurerPulls.core, core)))[0]

export const keepPull = (db: Db, row: InsurerPull) =>
  db.insert(insurerPulls).values(row).onConflictDoUpdate({ target: insurerPulls.core, set: row })

/** Policies by their numbers, each with its people. */
export const numberedPolicies = (db: Db, policyNos: string[]) =>
  policyNos.length === 0
    ? Promise.resolve([])
    : db
        .select({ policy: policies, insurant: insurants, proposal: proposals })
        .from(policies)
        .innerJoin(
          insurants,
          and(
            eq(insurants.proposalId, policies.proposalId),
            eq(insurants.position, policies.position),
          ),
        )
        .innerJoin(proposals, eq(proposals.id, policies.proposalId))
        .where(inArray(policies.policyNo, policyNos))
export type NumberedPolicy = Awaited<ReturnType<typeof numberedPolicies>>[number]

export const requestsNamed = (db: Db, keys: string[]): Promise<InsurerRequest[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : db.select().from(insurerRequests).where(inArray(insurerRequests.key, keys))

/** The numbered policies of these products that were issued in a span. */
export const issuedBetween = async (
  db: Db,
  products: readonly Sold[],
  { from, until }: { from: number; until: number },
) =>
  products.length === 0
    ? []
    : db
        .select({
          policyNo: policies.policyNo,
          storedStatus: policies.storedStatus,
          proposalId: policies.proposalId,
        })
        .from(policies)
        .innerJoin(proposals, eq(proposals.id, policies.proposalId))
        .where(
          and(
            gte(policies.issuedAt, from),
            lt(policies.issuedAt, until),
            isNotNull(policies.policyNo),
            or(
              ...products.map(({ cityCode, productCode }) =>
                and(eq(proposals.cityCode, cityCode), eq(proposals.productCode, productCode)),
              ),
            ),
          ),
        )
