import type { Context, User } from '../../context/context'
import { openOwn } from '../../context/keys'
import { findUser, sessionBinding } from './user-repo'

/**
 * The user's openid in the official account. It comes from an account that logged in with WeChat,
 * or from a login by mobile that was bound (docs/adr/0033). It never serves to log in.
 */
export async function officialOpenid(
  ctx: Context,
  { id, tokenHash }: Pick<User, 'id' | 'tokenHash'>,
): Promise<string | undefined> {
  const bound = await sessionBinding(ctx.db, tokenHash)
  const sealed = bound ?? (await findUser(ctx.db, id))?.oaOpenIdSealed
  return openOwn(ctx.keys, id, sealed, 'oaOpenId')
}
