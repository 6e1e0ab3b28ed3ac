import { and, eq, gte, inArray, lte, notInArray } from 'drizzle-orm'
import type { ProposalState } from '@/domain/payment/order-states'
import type { Db } from '../../db/client'
import { coverClaims, insurants, policies, proposals } from '../../db/schema'
import type { Writes } from '../../db/write-batch'
import type { Proposal } from './repo'

/** The wanted cover, to compare with the claims on cover: product, city and coverage period. */
type Cover = Pick<Proposal, 'cityCode' | 'productCode' | 'effectiveOn' | 'expireOn'>

export interface CoverHolder {
  proposalId: string
  userId: string
  status: ProposalState
  credentialHash: string
  /** The proposal that this one renews. */
  renews: string | null
}

/** Proposals that hold cover for one of these people in an overlapping coverage period. */
export const coverHolders = async (
  db: Db,
  cover: Cover,
  credentialHashes: string[],
): Promise<CoverHolder[]> =>
  db
    .selectDistinct({
      proposalId: proposals.id,
      userId: proposals.userId,
      status: proposals.status,
      credentialHash: coverClaims.credentialHash,
      renews: proposals.renews,
    })
    .from(coverClaims)
    .innerJoin(proposals, eq(proposals.id, coverClaims.proposalId))
    .where(
      and(
        eq(coverClaims.cityCode, cover.cityCode),
        eq(coverClaims.productCode, cover.productCode),
        inArray(coverClaims.credentialHash, credentialHashes),
        gte(coverClaims.expireOn, cover.effectiveOn),
        lte(proposals.effectiveOn, cover.expireOn),
      ),
    )

/** A user's cover for a product that does not end before this day. */
type LastingInto = Record<'userId' | 'cityCode' | 'productCode' | 'effectiveOn', string>

/** The people for whom this user holds cover in other proposals, paid or not yet paid. */
export const claimedPeople = (
  db: Db,
  { userId, cityCode, productCode, effectiveOn, without }: LastingInto & { without: string[] },
) =>
  db
    .select({ relationType: insurants.relationType })
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
        eq(proposals.userId, userId),
        eq(coverClaims.cityCode, cityCode),
        eq(coverClaims.productCode, productCode),
        gte(coverClaims.expireOn, effectiveOn),
        notInArray(coverClaims.proposalId, without),
      ),
    )

/**
 * Claims the cover of these people for a proposal. False when another proposal was faster: the key
 * of the table decides.
 */
export async function claimCover(
  db: Db,
  { id: proposalId, cityCode, productCode, expireOn }: Proposal,
  credentialHashes: string[],
): Promise<boolean> {
  const rows = credentialHashes.map((credentialHash) => ({
    cityCode,
    productCode,
    expireOn,
    credentialHash,
    proposalId,
  }))
  const added = await db.insert(coverClaims).values(rows).onConflictDoNothing().returning()
  return added.length === rows.length
}

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
) =>
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
        eq(policies.userId, userId),
        eq(proposals.cityCode, cityCode),
        eq(proposals.productCode, productCode),
        gte(policies.expireOn, effectiveOn),
        notInArray(policies.status, ['REVOKING', 'REVOKED']),
      ),
    )
