import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { ProposalState } from '@/domain/order/states'
import type { Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import { readPage } from '../db/page'
import { policiesOfAll, type Policy } from '../records/policy/repo'
import {
  insurantsOf,
  listProposals,
  type InsurantRow,
  type Proposal,
} from '../records/proposal/repo'
import { shownRevocation } from '../records/proposal/revoke-deadline'
import { insuredNameOf, productOf } from '../records/proposal/show'
import { policyStatusOf } from '../records/transition/status'

type Listed = ResponseOf<typeof calls.listRevocable>

export const listRevocable = (
  ctx: Context,
  user: User,
  request: RequestOf<typeof calls.listRevocable>,
): Promise<Answer<Listed>> => listOf(ctx, user, request)

/**
 * Lists this user's paid orders that came by this partner, or by any partner when the address names
 * none.
 */
export const listPartnerPolicies = (
  ctx: Context,
  user: User,
  { entrySource, ...request }: RequestOf<typeof calls.listPartnerPolicies>,
): Promise<Answer<Listed>> => listOf(ctx, user, request, { entrySource })

async function listOf(
  ctx: Context,
  user: User,
  { cityCode, productCode, cursor }: RequestOf<typeof calls.listRevocable>,
  partner?: { entrySource: string | undefined },
): Promise<Answer<Listed>> {
  const statuses: ProposalState[] = ['PAID']
  const filter = {
    ...{ statuses, now: ctx.clock.now() },
    ...{ cityCode, productCode, cursor, partner },
  }
  const { page, nextCursor } = await readPage(
    (limit) => listProposals(ctx.db, user.id, { ...filter, limit }),
    ({ id }) => id,
  )
  const ids = page.map(({ id }) => id)
  const people = await insurantsOf(ctx.db, ids)
  const policies = await policiesOfAll(ctx.db, ids)
  const list = page.map((proposal) => shown(ctx, proposal, people, policies))
  return { ok: true, value: { list, nextCursor } }
}

function shown(
  ctx: Context,
  proposal: Proposal,
  people: readonly InsurantRow[],
  policies: readonly Policy[],
): Listed['list'][number] {
  const product = productOf(ctx, proposal)
  const own = policies.filter(({ proposalId }) => proposalId === proposal.id)
  return {
    orderId: proposal.id,
    cityCode: proposal.cityCode,
    productCode: proposal.productCode,
    productName: product.page.productName,
    wording: product.wording,
    servicePhone: product.page.servicePhone,
    paidAt: proposal.paidAt === null ? null : iso(proposal.paidAt),
    effectiveOn: proposal.effectiveOn,
    totalFen: proposal.totalFen,
    ...shownRevocation(ctx, product, proposal, own),
    policies: own.map((policy) => {
      const { id, policyNo, position, premiumFen } = policy
      const status = policyStatusOf(ctx, policy)
      const row = people.find(
        (each) => each.proposalId === proposal.id && each.position === position,
      )
      const insured = row ? insuredNameOf(ctx, row) : { insurantName: '' }
      return { policyId: id, policyNo: policyNo ?? '', ...insured, premiumFen, status }
    }),
  }
}
