import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { refuse, refuseField, type Answer } from '../context/answer'
import type { Context, Visitor } from '../context/context'
import { publicOrigin } from '../context/origin'

/** Signs only addresses of this site, because a signature lets its page use WeChat in our name. */
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
