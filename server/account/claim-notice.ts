import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { Answer } from '../context/answer'
import type { Context, User } from '../context/context'
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
  await updateUser(ctx.db, user.id, { claimNotice })
  return { ok: true, value: { seen: true } }
}
