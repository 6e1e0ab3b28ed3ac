import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { agreedText } from '../context/agreed-text'
import { refuse, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import type { Db } from '../db/client'
import type { OpenUser } from '../records/idempotency/idempotency'
import { addAuthorization, findAuthorization, type Authorization } from '../records/partner/repo'
import { authorizationFor, type AuthorizationRequest } from './request'

type Wanted = RequestOf<typeof calls.reportAuthorization>
type Kept = ResponseOf<typeof calls.reportAuthorization>

export async function getAuthorization(
  ctx: Context,
  user: User,
  request: AuthorizationRequest,
): Promise<Answer<ResponseOf<typeof calls.getAuthorization>>> {
  const kept = await findAuthorization(ctx.db, request)
  if (kept && !isSame(kept, user, request)) return refuse('NOT_FOUND')
  // A given authorisation is shown with the texts of that time, even if the catalogue has changed.
  const [partnerName, businessName, ...items] = kept?.said ?? []
  const text = agreedText(ctx, 'authorization')
  if (kept && partnerName !== undefined && businessName !== undefined)
    return { ok: true, value: { partnerName, businessName, items, agreedAt: iso(kept.at), text } }
  const authorization = authorizationFor(ctx, request)
  return authorization
    ? { ok: true, value: { ...authorization, agreedAt: null, text } }
    : refuse('NOT_FOUND')
}

/**
 * Whether a stored authorisation is of this user and of the same content. If not, it is treated as
 * not found.
 */
const isSame = (kept: Authorization, user: User, request: AuthorizationRequest): boolean =>
  kept.userId === user.id &&
  kept.business === request.business &&
  kept.realReq === request.realReq &&
  kept.untilOn === request.effectiveTime

/** Exactly one of the two ids must be given, and it must be that of the signed-in user. */
const isBy = ({ id, openId }: User, { openid, userid }: Wanted): boolean =>
  userid === undefined ? openid === openId : openid === undefined && userid === id

export async function reportAuthorization(
  ctx: Context,
  tx: Db,
  user: OpenUser,
  wanted: Wanted,
): Promise<Answer<Kept>> {
  if (!isBy(user, wanted)) return refuse('NOT_FOUND')
  const before = await findAuthorization(tx, wanted)
  if (before) return again(user, wanted, before)
  const authorization = authorizationFor(ctx, wanted)
  if (!authorization) return refuse('NOT_FOUND')
  const { version: textVersion, textHash } = agreedText(ctx, 'authorization')
  if (wanted.textHash !== textHash) return refuse('NOTICE_CHANGED')
  const at = ctx.clock.now()
  const { source, business, seqNo, realReq, effectiveTime: untilOn } = wanted
  const isFirst = await addAuthorization(tx, user, {
    ...{ id: ctx.ids.next(), source, business, seqNo, realReq, untilOn },
    said: [authorization.partnerName, authorization.businessName, ...authorization.items],
    ...{ textVersion, textHash, ip: user.ip, at },
  })
  if (isFirst) return { ok: true, value: { seqNo, agreedAt: iso(at) } }
  // Another request stored the same number first.
  const other = await findAuthorization(tx, wanted)
  return other ? again(user, wanted, other) : refuse('NOT_FOUND')
}

const again = (user: User, wanted: Wanted, kept: Authorization): Answer<Kept> =>
  isSame(kept, user, wanted)
    ? { ok: true, value: { seqNo: kept.seqNo, agreedAt: iso(kept.at) } }
    : refuse('NOT_FOUND')
