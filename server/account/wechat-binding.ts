import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { ownerOf } from '../context/keys'
import { officialOpenid } from '../records/account/official-openid'
import { bindSession } from '../records/account/user-repo'

type Status = ResponseOf<typeof calls.getBindingStatus>
const status = (bindingStatus: Status['bindingStatus']): Answer<Status> => ({
  ok: true,
  value: { bindingStatus },
})

export async function getBindingStatus(
  ctx: Context,
  user: User,
  { appid }: RequestOf<typeof calls.getBindingStatus>,
): Promise<Answer<Status>> {
  if (appid !== ctx.gateways.officialAccount?.appid) return refuse('NOT_FOUND')
  return status((await officialOpenid(ctx, user)) === undefined ? 0 : 1)
}

export async function bindWechat(
  ctx: Context,
  user: User,
  { appid, code }: RequestOf<typeof calls.bindWechat>,
): Promise<Answer<Status>> {
  const { officialAccount } = ctx.gateways
  if (appid !== officialAccount?.appid) return refuse('NOT_FOUND')
  const known = await officialAccount.openidOf(code)
  if (!known.ok) return known.code === 'RATE_LIMITED' ? refuse('TOO_MANY_REQUESTS') : status(0)
  const sealed = ctx.keys.seal(known.value.openid, ownerOf(user.id), 'oaOpenId')
  await bindSession(ctx.db, user.tokenHash, sealed)
  return status(1)
}

/** A user whom the official account does not know counts as not following it. */
export async function getPublicStatus(
  ctx: Context,
  user: User,
  { appId }: RequestOf<typeof calls.getPublicStatus>,
): Promise<Answer<ResponseOf<typeof calls.getPublicStatus>>> {
  const { officialAccount } = ctx.gateways
  if (appId !== officialAccount?.appid) return refuse('NOT_FOUND')
  const openid = await officialOpenid(ctx, user)
  if (openid === undefined) return { ok: true, value: { publicStatus: 'not_follow' } }
  const follows = await officialAccount.isFollowedBy(openid)
  if (!follows.ok) return refuse('WX_UNAVAILABLE')
  return { ok: true, value: { publicStatus: follows.value ? 'have_follow' : 'not_follow' } }
}
