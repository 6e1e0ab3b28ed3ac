import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client'
import {
  insurantConfirmations,
  insurantLinks,
  insurants,
  policies,
  proposals,
} from '../../db/schema'
import type { OpenAccount } from '../account/open-account'

export type Link = typeof insurantLinks.$inferSelect
export type Confirmation = typeof insurantConfirmations.$inferSelect

interface Place {
  proposalId: string
  position: number
}

const linkOf = ({ proposalId, position }: Place) =>
  and(
    eq(insurantLinks.proposalId, proposalId),
    eq(insurantLinks.position, position),
    isNull(insurantLinks.endedAt),
  )

export const addLink = (db: Db, link: typeof insurantLinks.$inferInsert) =>
  db.insert(insurantLinks).values(link)

export const findLink = async (db: Db, id: string): Promise<Link | undefined> =>
  (await db.select().from(insurantLinks).where(eq(insurantLinks.id, id)))[0]

/** The link that was given out last and not ended; it may have expired. */
export const findOpenLink = async (db: Db, place: Place): Promise<Link | undefined> =>
  (await db.select().from(insurantLinks).where(linkOf(place)))[0]

export const endLink = (db: Db, place: Place, endedAt: number) =>
  db.update(insurantLinks).set({ endedAt }).where(linkOf(place))

export const addConfirmation = (
  db: Db,
  { id: userId }: OpenAccount,
  fresh: Omit<typeof insurantConfirmations.$inferInsert, 'userId'>,
) => db.insert(insurantConfirmations).values({ ...fresh, userId })

/** The confirmations of several proposals, by all insured people. */
export const confirmationsOf = (db: Db, proposalIds: string[]): Promise<Confirmation[]> =>
  proposalIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(insurantConfirmations)
        .where(inArray(insurantConfirmations.proposalId, proposalIds))

/** The confirmations that this account gave as an insured person. */
export const confirmedBy = (db: Db, userId: string): Promise<Confirmation[]> =>
  db.select().from(insurantConfirmations).where(eq(insurantConfirmations.userId, userId))

const covered = (db: Db) =>
  db
    .select({ policy: policies, insurant: insurants, proposal: proposals })
    .from(insurants)
    .innerJoin(
      policies,
      and(eq(policies.proposalId, insurants.proposalId), eq(policies.position, insurants.position)),
    )
    .innerJoin(proposals, eq(proposals.id, insurants.proposalId))

export type CoveredRow = Awaited<ReturnType<typeof policiesFor>>[number]

/** Issued policies of a person, whoever the applicant is, newest first. */
export const policiesFor = (
  db: Db,
  {
    credentialHashes,
    proposalId,
    limit,
  }: { credentialHashes: string[]; proposalId?: string | undefined; limit: number },
) =>
  covered(db)
    .where(
      and(
        inArray(insurants.credentialHash, credentialHashes),
        isNotNull(policies.policyNo),
        proposalId === undefined ? undefined : eq(insurants.proposalId, proposalId),
      ),
    )
    .orderBy(desc(policies.id))
    .limit(limit)

export const policyAt = async (
  db: Db,
  { proposalId, position }: Place,
): Promise<CoveredRow | undefined> =>
  (
    await covered(db).where(
      and(eq(insurants.proposalId, proposalId), eq(insurants.position, position)),
    )
  )[0]
