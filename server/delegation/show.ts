import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { delegationState } from '@/domain/delegation/state'
import { maskMobile, maskName } from '@/domain/person/mask'
import { agreedText } from '../context/agreed-text'
import type { Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, Visitor } from '../context/context'
import { openOwn } from '../context/keys'
import { findUser } from '../records/account/user-repo'
import { familyLeft } from '../records/proposal/family'
import { formForChild, openForm } from './form'
import { isApplicant } from './parties'
import { readToken } from './token'

type Shown = ResponseOf<typeof calls.getDelegation>

/**
 * Shows whose form a link is for. The applicant appears as a mask; nothing of the applicant's family,
 * orders or stored people is read.
 */
export async function getDelegation(
  ctx: Context,
  { user }: Visitor,
  { token }: RequestOf<typeof calls.getDelegation>,
): Promise<Answer<Shown>> {
  const text = agreedText(ctx, 'delegation')
  const over: Answer<Shown> = { ok: true, value: { delegation: null, text } }
  const found = await readToken(ctx, ctx.db, token)
  if (!found) return over
  const { cityCode, productCode, filledAt } = found
  const state = delegationState(found, ctx.clock.now())
  const product = ctx.catalogue.product(cityCode, productCode)
  const applicant = await findUser(ctx.db, found.userId)
  if (state === 'ENDED' || !product || !applicant) return over
  const account = user && (await findUser(ctx.db, user.id))
  const isDelegate = user !== undefined && found.delegateId === user.id
  const form = isDelegate && state === 'FILLING' ? openForm(ctx, found) : undefined
  const name = openOwn(ctx.keys, applicant.id, applicant.nameSealed, 'name')
  const phone = openOwn(
    ctx.keys,
    applicant.id,
    applicant.bindPhoneSealed ?? applicant.mobileSealed,
    'mobile',
  )
  return {
    ok: true,
    value: {
      delegation: {
        ...{ cityCode, productCode, state, isDelegate },
        productName: product.page.productName,
        wording: product.wording,
        applicantName: name === undefined ? null : maskName(name),
        applicantPhone: phone === undefined ? null : maskMobile(phone),
        needsApplicant: applicant.credentialNoSealed === null,
        expireAt: iso(found.expireAt),
        filledAt: filledAt === null ? null : iso(filledAt),
        isApplicant: account !== undefined && isApplicant(applicant, account),
        form: form ? formForChild(ctx, found.id, form) : null,
        family: familyLeft(product, []),
      },
      text,
    },
  }
}
