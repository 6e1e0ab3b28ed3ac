import type { ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { delegationState } from '@/domain/delegation/state'
import { maskMobile } from '@/domain/person/mask'
import type { Context } from '../../context/context'
import { openOwn } from '../../context/keys'
import { findUser } from '../account/user-repo'
import { delegationOfDraft, findOpenDelegation } from './repo'

type FormDelegation = ResponseOf<typeof calls.getFamilyStatus>['delegation']

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

/**
 * The delegation of a user's form of a product: the one that is open, or else the one from which the
 * draft comes.
 */
export async function formDelegation(
  ctx: Context,
  place: { userId: string; cityCode: string; productCode: string },
): Promise<FormDelegation> {
  const now = ctx.clock.now()
  const open = await findOpenDelegation(ctx.db, place)
  const isLiving = open !== undefined && delegationState(open, now) !== 'ENDED'
  const found = isLiving ? open : await delegationOfDraft(ctx.db, place, now)
  const state = found && delegationState(found, now)
  if (!found || !state || state === 'ENDED') return undefined
  const phone = await delegatePhone(ctx, found.delegateId)
  return { delegationId: found.id, delegatePhone: phone, state }
}
