import type { ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { delegationState } from '@/domain/delegation/state'
import { maskMobile } from '@/domain/person/mask'
import type { Context } from '../../context/context'
import { openOwn } from '../../context/keys'
import { findUser } from '../account/user-repo'
import { findOpenDelegation } from './repo'

type FilledForm = ResponseOf<typeof calls.getFamilyStatus>['filledForm']

/** The mobile of the child, masked; null before a child agreed. */
export async function delegatePhone(
  ctx: Context,
  delegateId: string | null,
): Promise<string | null> {
  const account = delegateId === null ? undefined : await findUser(ctx.db, delegateId)
  const sealed = account?.mobileSealed ?? account?.bindPhoneSealed
  const mobile = account && openOwn(ctx.keys, account.id, sealed, 'mobile')
  return mobile === undefined ? null : maskMobile(mobile)
}

/** The form of a product that a child has filled in and this user has not taken over yet. */
export async function filledForm(
  ctx: Context,
  place: { userId: string; cityCode: string; productCode: string },
): Promise<FilledForm> {
  const found = await findOpenDelegation(ctx.db, place)
  if (!found || delegationState(found, ctx.clock.now()) !== 'FILLED') return undefined
  return {
    delegationId: found.id,
    delegatePhone: await delegatePhone(ctx, found.delegateId),
  }
}
