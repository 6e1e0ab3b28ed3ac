import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { maskName } from '@/domain/person/mask'
import { refuse, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import { openApplicant } from '../records/person/person'
import { findPolicy } from '../records/policy/repo'
import { insurantsOf } from '../records/proposal/repo'
import { isAskedFirst } from '../records/proposal/revoke-deadline'
import { insuredNameOf, priceOf, productOf } from '../records/proposal/show'
import { readRevocable } from './revocable'

/**
 * Shows what a revocation ends and refunds. It names every policy of the order, because they all
 * end together.
 */
export async function getRevokeInfo(
  ctx: Context,
  user: User,
  { policyId }: RequestOf<typeof calls.getRevokeInfo>,
): Promise<Answer<ResponseOf<typeof calls.getRevokeInfo>>> {
  const row = await findPolicy(ctx.db, user.id, policyId)
  if (!row) return refuse('NOT_FOUND')
  const { proposal } = row
  const revocable = await readRevocable(ctx, ctx.db, proposal)
  if (!revocable.ok) return revocable
  const people = await insurantsOf(ctx.db, [proposal.id])
  const { insurants } = priceOf(ctx, proposal, people)
  const product = productOf(ctx, proposal)
  const { page, wording } = product
  const nameList = insurants.map(({ name }) => name)
  return {
    ok: true,
    value: {
      orderId: proposal.id,
      cityCode: proposal.cityCode,
      productCode: proposal.productCode,
      wording,
      revokeExtra: {
        premiumInfoList: people.map((row, index) => {
          const { insurantName, ...told } = insuredNameOf(ctx, row)
          const discountDesc = insurants[index]?.tag ?? ''
          return { maskName: insurantName, ...told, premium: row.premiumFen, discountDesc }
        }),
      },
      refundAmount: revocable.value.refundFen,
      insuredInfo: {
        userName: maskName(openApplicant(ctx.keys, proposal).name),
      },
      popupInfo: {
        nameList,
        productInfo: { productName: page.productName, insurantList: nameList },
      },
      revokeUntil: iso(revocable.value.until),
      ...(isAskedFirst(ctx, product, proposal) && { revokeAsks: true }),
    },
  }
}
