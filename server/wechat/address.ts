import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { refuse, refuseField, type Answer } from '../answer'
import type { Context, Visitor } from '../context'

/** Scheme and host under which people know this site. */
export const publicOrigin = (ctx: Context, { origin }: Pick<Visitor, 'origin'>): string =>
  ctx.env.PUBLIC_URL === undefined ? origin : new URL(ctx.env.PUBLIC_URL).origin

/** Only addresses of this site are signed: a signature lets its page use WeChat in our name. */
export async function signAddress(
  ctx: Context,
  visitor: Visitor,
  { url }: RequestOf<typeof calls.signAddress>,
): Promise<Answer<ResponseOf<typeof calls.signAddress>>> {
  const { officialAccount } = ctx.gateways
  if (!officialAccount) return refuse('WX_UNAVAILABLE')
  if (visitor.lostLogin) return refuse('JS_SDK_LOGIN_LOST')
  if (!url.startsWith(`${publicOrigin(ctx, visitor)}/`))
    return refuseField('BAD_REQUEST', 'url', 'OTHER_SITE')
  const signed = await officialAccount.sign(url)
  return signed.ok ? signed : refuse('WX_UNAVAILABLE')
}

/** WeChat's authorisation page, which leads back to static/get-code.html; none without an account. */
export const authorizeUrl = (
  ctx: Context,
  place: Pick<Visitor, 'origin'>,
  state: string,
): string | undefined =>
  ctx.gateways.officialAccount?.authorizeUrl({
    redirectUri: `${publicOrigin(ctx, place)}/static/get-code.html`,
    state,
  })
