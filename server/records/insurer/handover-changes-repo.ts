import { and, asc, eq, exists, gte, inArray, lt, not, or, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client'
import { handoverRows, insurerRequests, policies, proposals, transitions } from '../../db/schema'
import type { Sold } from './handover-repo'
import type { HandoverRow } from './handover-rows-repo'

/* What happened to policies and stands on no list of a hand-over yet. */

/** What is to be handed over, and stands on no list yet. */
export interface Fresh extends Sold {
  kind: HandoverRow['kind']
  policyId: string
  reference: string
  /** The core gave the number of the policy. */
  isByCore: boolean
}

export interface Span {
  from: number
  until: number
  /** Products whose insurer wants no hand-over. */
  except: readonly Sold[]
  limit: number
}

const query = () => new QueryBuilder()
const one = { one: sql`1` }

const isByCore = sql<boolean>`${exists(
  query()
    .select(one)
    .from(insurerRequests)
    .where(
      and(
        eq(insurerRequests.proposalId, policies.proposalId),
        eq(insurerRequests.position, policies.position),
        eq(insurerRequests.port, 'issue'),
      ),
    ),
)}`

const notListed = (kind: HandoverRow['kind'], isThis?: SQL) =>
  not(
    exists(
      query()
        .select(one)
        .from(handoverRows)
        .where(and(eq(handoverRows.policyId, policies.id), eq(handoverRows.kind, kind), isThis)),
    ),
  )

const among = (products: readonly Sold[]) =>
  or(
    ...products.map(({ cityCode, productCode }) =>
      and(eq(proposals.cityCode, cityCode), eq(proposals.productCode, productCode)),
    ),
  )

const outside = (products: readonly Sold[]) => {
  const within = among(products)
  return within && not(within)
}

const during = (at: PgColumn, { from, until }: Span) => and(gte(at, from), lt(at, until))

const { cityCode, productCode } = proposals
const sold = { policyId: policies.id, cityCode, productCode, isByCore }

/** Numbered policies of this span, the oldest first. Who is still underwritten comes when accepted. */
export const freshPolicies = async (db: Db, span: Span): Promise<Fresh[]> =>
  (
    await db
      .select(sold)
      .from(policies)
      .innerJoin(proposals, eq(proposals.id, policies.proposalId))
      .where(
        and(
          during(policies.issuedAt, span),
          sql`${policies.policyNo} is not null`,
          sql`${policies.storedStatus} <> 'PENDING'`,
          notListed('POLICY'),
          outside(span.except),
        ),
      )
      .orderBy(asc(policies.issuedAt), asc(policies.id))
      .limit(span.limit)
  ).map((row) => ({ ...row, kind: 'POLICY', reference: '' }))

// Texts stand in these where a parameter would keep the index away.
const isEndorsement = sql`${insurerRequests.port} = 'endorse'`
/** The ends of policies. */
const isEnd = sql`${transitions.machine} = 'policy' and ${transitions.event} in ('revoke', 'reject')`

export const freshCancellations = async (db: Db, span: Span): Promise<Fresh[]> =>
  (
    await db
      .select(sold)
      .from(transitions)
      .innerJoin(policies, eq(policies.id, transitions.entityId))
      .innerJoin(proposals, eq(proposals.id, policies.proposalId))
      .where(
        and(
          isEnd,
          during(transitions.at, span),
          sql`${policies.policyNo} is not null`,
          notListed('CANCELLATION'),
          outside(span.except),
        ),
      )
      .orderBy(asc(transitions.at), asc(policies.id))
      .limit(span.limit)
  ).map((row) => ({ ...row, kind: 'CANCELLATION', reference: '' }))

/** The corrections that a core acknowledged in this span. */
export const freshEndorsements = async (db: Db, span: Span): Promise<Fresh[]> =>
  (
    await db
      .select({ ...sold, reference: insurerRequests.key })
      .from(insurerRequests)
      .innerJoin(
        policies,
        and(
          eq(policies.proposalId, insurerRequests.proposalId),
          eq(policies.position, insurerRequests.position),
        ),
      )
      .innerJoin(proposals, eq(proposals.id, policies.proposalId))
      .where(
        and(
          isEndorsement,
          during(insurerRequests.answeredAt, span),
          sql`${insurerRequests.answer} ->> 'status' = 'ENDORSED'`,
          notListed('ENDORSEMENT', eq(handoverRows.reference, insurerRequests.key)),
          outside(span.except),
        ),
      )
      .orderBy(asc(insurerRequests.answeredAt), asc(insurerRequests.key))
      .limit(span.limit)
  ).map((row) => ({ ...row, kind: 'ENDORSEMENT' }))

/** When these policies ended. */
export const endsOf = async (db: Db, policyIds: string[]): Promise<Map<string, number>> =>
  policyIds.length === 0
    ? new Map()
    : new Map(
        (
          await db
            .select({ id: transitions.entityId, at: transitions.at })
            .from(transitions)
            .where(and(inArray(transitions.entityId, policyIds), isEnd))
        ).map(({ id, at }) => [id, at]),
      )
