import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { Masked } from '@/contract/fields'
import type { Answer } from '../answer'
import type { Context, User } from '../context'
import { ownerOf } from '../keys'
import { maskOf } from '../proposal/people'
import { loadUser } from './login'

export async function getUserStatus(
  ctx: Context,
  user: User,
  _data: RequestOf<typeof calls.getUserStatus>,
): Promise<Answer<ResponseOf<typeof calls.getUserStatus>>> {
  const account = await loadUser(ctx.db, user.id)
  /** What is kept for the user is already the token that only this user may send back. */
  const masked = (
    field: 'name' | 'credentialNo' | 'mobile',
    sealed: string | null,
  ): Masked | null => {
    const plain = sealed === null ? undefined : ctx.keys.open(sealed, ownerOf(user.id), field)
    return sealed === null || plain === undefined
      ? null
      : { maskValue: maskOf(field, plain), encryptValue: sealed }
  }
  return {
    ok: true,
    value: {
      userId: account.id,
      openid: account.openId,
      name: masked('name', account.nameSealed),
      credentialNo: masked('credentialNo', account.credentialNoSealed),
      credentialType: account.credentialType,
      phoneNumber: masked('mobile', account.mobileSealed),
      locked: account.locked,
    },
  }
}
