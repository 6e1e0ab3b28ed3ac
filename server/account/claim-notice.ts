import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { lockOpenAccount } from '../records/account/open-account'
import { loadUser, updateUser } from '../records/account/user-repo'

type Flag = Answer<ResponseOf<typeof calls.getClaimNotice>>

/** A new version of the notice is shown again. */
export async function getClaimNotice(
  ctx: Context,
  user: User,
  { version }: RequestOf<typeof calls.getClaimNotice>,
): Promise<Flag> {
  const { claimNotice } = await loadUser(ctx.db, user.id)
  return { ok: true, value: { seen: claimNotice === version } }
}

export async function keepClaimNotice(
  ctx: Context,
  user: User,
  { version: claimNotice }: RequestOf<typeof calls.keepClaimNotice>,
): Promise<Flag> {
  return ctx.db.transaction(async (tx) => {
    const account = await lockOpenAccount(tx, user, 'no key update')
    if (!account) return refuse('AUTH_FAILED')
    await updateUser(tx, account, { claimNotice })
    return { ok: true, value: { seen: true } }
  })
}
