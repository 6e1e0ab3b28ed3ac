import { maskIdentity, maskMobile, maskName } from '@/domain/person/mask'
import { iso } from '../context/clock'
import type { Context } from '../context/context'
import { openOwn, type SealedField } from '../context/keys'
import type { User } from '../records/account/user-repo'
import type { InsurantRow, Proposal } from '../records/proposal/repo'
import { proposalStatusOf } from '../records/transition/status'
import type { ResponseOf } from './calls/define'
import type { find } from './calls/people'

type OrderRow = ResponseOf<typeof find>['people'][number]['orders'][number]

export const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms))

export const productNameOf = (
  { catalogue }: Context,
  { cityCode, productCode }: Pick<Proposal, 'cityCode' | 'productCode'>,
): string => catalogue.product(cityCode, productCode)?.page.productName ?? productCode

export const orderRow = (
  ctx: Context,
  proposal: Proposal,
  people: readonly Pick<InsurantRow, 'proposalId'>[],
): OrderRow => ({
  orderId: proposal.id,
  cityCode: proposal.cityCode,
  productCode: proposal.productCode,
  productName: productNameOf(ctx, proposal),
  status: proposalStatusOf(ctx, proposal),
  totalFen: proposal.totalFen,
  people: people.filter(({ proposalId }) => proposalId === proposal.id).length,
  createdAt: iso(proposal.createdAt),
  paidAt: isoOrNull(proposal.paidAt),
})

/** The masks of an account. */
export function accountMasks({ keys }: Context, user: User) {
  const mask = (sealed: string | null, field: SealedField, hide: (value: string) => string) => {
    const value = openOwn(keys, user.id, sealed, field)
    return value === undefined ? null : hide(value)
  }
  return {
    name: mask(user.nameSealed, 'name', maskName),
    credentialNo: mask(user.credentialNoSealed, 'credentialNo', maskIdentity),
    mobile: mask(user.mobileSealed, 'mobile', maskMobile),
    bindPhone: mask(user.bindPhoneSealed, 'mobile', maskMobile),
  }
}
