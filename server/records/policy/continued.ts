import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Continued } from '@/contract/shown'
import type { PolicyState } from '@/domain/order/states'
import { dayOf, type Day } from '@/domain/time/day'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import { insurants, policies } from '../../db/schema'
import { coverHashes } from '../proposal/home'
import type { InsurantRow, Proposal } from '../proposal/repo'
import { stands } from '../transition/status'
import { withPerson, type HeldRow } from './repo'

/**
 * The policy with which the cover of each of these goes on: the next one of the same user for the
 * same person or home, as the same product or the one that renews it.
 */
export async function continuationsOf(
  ctx: Context,
  db: Db,
  userId: string,
  rows: readonly HeldRow[],
): Promise<(policyId: string) => { continued?: Continued }> {
  const hashes = [...new Set(rows.map(({ insurant }) => insurant.credentialHash))]
  const standing =
    hashes.length === 0
      ? []
      : await withPerson(db).where(
          and(
            eq(policies.userId, userId),
            stands(dayOf(ctx.clock.now())),
            inArray(insurants.credentialHash, hashes),
          ),
        )
  const covers = new Map(
    [...standing, ...rows].map((row) => [
      row.policy.id,
      coverHashes(ctx, row.proposal, [row.insurant])[0],
    ]),
  )
  const found = new Map(
    rows.flatMap((row) => {
      const [next] = standing
        .filter((other) => covers.get(other.policy.id) === covers.get(row.policy.id))
        .filter((other) => goesOn(ctx, row, { ...other, ...other.policy }))
        .sort((one, other) => (one.policy.effectiveOn < other.policy.effectiveOn ? -1 : 1))
      return next ? [[row.policy.id, continuedOf(next)] as const] : []
    }),
  )
  return (policyId) => {
    const continued = found.get(policyId)
    return continued ? { continued } : {}
  }
}

/** States of a policy that was issued and not given back. */
const STOOD: PolicyState[] = ['WAITING', 'EFFECTIVE', 'CANCELLING', 'EXPIRED']

/** The number of the policy that a new one of this proposal renews, person by person. */
export async function renewedNumbers(
  ctx: Context,
  db: Db,
  proposal: Proposal,
): Promise<(person: InsurantRow) => string | undefined> {
  const insured = db
    .select({ hash: insurants.credentialHash })
    .from(insurants)
    .where(eq(insurants.proposalId, proposal.id))
  const earlier = await withPerson(db)
    .where(
      and(
        eq(policies.userId, proposal.userId),
        inArray(policies.storedStatus, STOOD),
        lt(policies.effectiveOn, proposal.effectiveOn),
        inArray(insurants.credentialHash, insured),
      ),
    )
    .orderBy(desc(policies.effectiveOn))
  return (person) => {
    const [cover] = coverHashes(ctx, proposal, [person])
    const last = earlier.find(
      (row) =>
        coverHashes(ctx, row.proposal, [row.insurant])[0] === cover &&
        goesOn(ctx, row, { proposal, effectiveOn: proposal.effectiveOn }),
    )
    return last?.policy.policyNo ?? undefined
  }
}

const continuedOf = ({
  policy: { id: policyId, effectiveOn, storedStatus },
}: HeldRow): Continued => ({
  policyId,
  effectiveOn,
  isChecked: storedStatus !== 'PENDING' && storedStatus !== 'ISSUING',
})

/** Whether one policy takes over from another: it begins later, and it renews that product. */
function goesOn(
  ctx: Context,
  { policy, proposal }: HeldRow,
  next: { proposal: Proposal; effectiveOn: Day },
): boolean {
  if (next.effectiveOn <= policy.effectiveOn) return false
  if (next.proposal.renews === proposal.id) return true
  if (next.proposal.cityCode !== proposal.cityCode) return false
  const { renewalProductCode } =
    ctx.catalogue.product(proposal.cityCode, proposal.productCode) ?? {}
  return [proposal.productCode, renewalProductCode].includes(next.proposal.productCode)
}
