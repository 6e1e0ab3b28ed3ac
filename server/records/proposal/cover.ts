import { and, eq, gte, inArray, lte, notInArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { ProposalState } from '@/domain/order/states'
import type { Db } from '../../db/client'
import { prepared } from '../../db/prepared-query'
import { coverClaims, insurants, policies, proposals } from '../../db/schema'
import type { Writes } from '../../db/write-batch'
import type { Proposal } from './repo'

/** The wanted cover, to compare with the claims on cover: product, city and coverage period. */
type Cover = Pick<Proposal, 'cityCode' | 'productCode' | 'effectiveOn' | 'expireOn'>

export interface CoverHolder {
  proposalId: string
  userId: string
  storedStatus: ProposalState
  credentialHash: string
  /** The proposal that this one renews. */
  renews: string | null
}

const holder = {
  proposalId: proposals.id,
  userId: proposals.userId,
  storedStatus: proposals.storedStatus,
  credentialHash: coverClaims.credentialHash,
  renews: proposals.renews,
}

/** A claim for one of these people in an overlapping coverage period. */
const holds = (cover: Cover, credentialHashes: string[]) =>
  and(
    eq(coverClaims.cityCode, cover.cityCode),
    eq(coverClaims.productCode, cover.productCode),
    inArray(coverClaims.credentialHash, credentialHashes),
    gte(coverClaims.expireOn, cover.effectiveOn),
    lte(proposals.effectiveOn, cover.expireOn),
  )

/** Proposals that hold cover for one of these people in an overlapping coverage period. */
export const coverHolders = (
  db: Db,
  cover: Cover,
  credentialHashes: string[],
): Promise<CoverHolder[]> =>
  db
    .select(holder)
    .from(coverClaims)
    .innerJoin(proposals, eq(proposals.id, coverClaims.proposalId))
    .where(holds(cover, credentialHashes))

/** A user's cover for a product that does not end before this day. */
type LastingInto = Record<'userId' | 'cityCode' | 'productCode' | 'effectiveOn', string>

/** A person for whom a user holds cover in a proposal, paid or not yet paid. */
export interface ClaimedPerson {
  proposalId: string
  relationType: string
}

/**
 * What else stands around a proposal that is to be paid: who holds the cover of its people, and for
 * whom its user holds cover that does not end before it begins. Both are read in one statement.
 */
export async function coverAround(
  db: Db,
  proposal: Proposal,
  credentialHashes: string[],
): Promise<{ holders: CoverHolder[]; claimed: ClaimedPerson[] }> {
  const rows = await unionAll(
    db
      .select({ ...holder, relationType: sql<string | null>`null` })
      .from(coverClaims)
      .innerJoin(proposals, eq(proposals.id, coverClaims.proposalId))
      .where(holds(proposal, credentialHashes)),
    db
      .select({ ...holder, relationType: sql<string | null>`${insurants.relationType}` })
      .from(coverClaims)
      .innerJoin(proposals, eq(proposals.id, coverClaims.proposalId))
      .innerJoin(
        insurants,
        and(
          eq(insurants.proposalId, coverClaims.proposalId),
          eq(insurants.credentialHash, coverClaims.credentialHash),
        ),
      )
      .where(
        and(
          eq(proposals.userId, proposal.userId),
          eq(coverClaims.cityCode, proposal.cityCode),
          eq(coverClaims.productCode, proposal.productCode),
          gte(coverClaims.expireOn, proposal.effectiveOn),
        ),
      ),
  )
  return {
    holders: rows.filter(({ relationType }) => relationType === null),
    claimed: rows.flatMap(({ proposalId, relationType }) =>
      relationType === null ? [] : [{ proposalId, relationType }],
    ),
  }
}

/**
 * Claims the cover of these people for a proposal. The caller has locked the cover and found no
 * holder; if there is one all the same, the key of the table refuses the whole transaction.
 */
export const claimCover = (
  db: Writes,
  { id: proposalId, cityCode, productCode, expireOn }: Proposal,
  credentialHashes: string[],
) =>
  db.insert(coverClaims).values(
    credentialHashes.map((credentialHash) => ({
      cityCode,
      productCode,
      expireOn,
      credentialHash,
      proposalId,
    })),
  )

/** Releases the cover of everybody on the proposal, or only of these hashes. */
export const releaseCover = (db: Writes, proposalId: string, hashes?: string[]) =>
  db
    .delete(coverClaims)
    .where(
      and(
        eq(coverClaims.proposalId, proposalId),
        hashes && inArray(coverClaims.credentialHash, hashes),
      ),
    )

/** The people whom this user has covered by a policy that is not revoked. */
export const coveredPeople = (
  db: Db,
  { userId, cityCode, productCode, effectiveOn }: LastingInto,
) => covered(db).execute({ userId, cityCode, productCode, effectiveOn })

const covered = prepared((db) =>
  db
    .select({
      relationType: insurants.relationType,
      credentialHash: insurants.credentialHash,
    })
    .from(policies)
    .innerJoin(
      insurants,
      and(eq(insurants.proposalId, policies.proposalId), eq(insurants.position, policies.position)),
    )
    .innerJoin(proposals, eq(proposals.id, policies.proposalId))
    .where(
      and(
        eq(policies.userId, sql.placeholder('userId')),
        eq(proposals.cityCode, sql.placeholder('cityCode')),
        eq(proposals.productCode, sql.placeholder('productCode')),
        gte(policies.expireOn, sql.placeholder('effectiveOn')),
        notInArray(policies.storedStatus, ['NOT_ISSUED', 'REVOKING', 'REVOKED']),
      ),
    ),
)
