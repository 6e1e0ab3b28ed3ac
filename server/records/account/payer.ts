import { H5_APP_ID } from '@/domain/address/app-id'
import type { TradeType } from '@/domain/pay/pay-type'
import type { Context, User } from '../../context/context'
import { openOwn } from '../../context/keys'
import { officialOpenid } from './official-openid'
import { findUser } from './user-repo'

/** The WeChat app whose payment sheet would open; `H5_APP_ID` where payment needs none. */
export const payingApp = (ctx: Context, user: User, tradeType: TradeType): string => {
  if (tradeType !== 'JSAPI') return H5_APP_ID
  const official = ctx.gateways.officialAccount?.appid
  return user.appId === official && official !== undefined
    ? official
    : ctx.gateways.wechatLogin.appid
}

/** The openid of the user in that app; undefined when the app does not know the user. */
export async function payerOf(
  ctx: Context,
  user: User,
  appId: string,
): Promise<{ openid: string; appid?: string } | undefined> {
  if (appId === ctx.gateways.officialAccount?.appid) {
    const openid = await officialOpenid(ctx, user)
    return openid === undefined ? undefined : { openid, appid: appId }
  }
  const account = await findUser(ctx.db, user.id)
  const openid = openOwn(ctx.keys, user.id, account?.wxOpenIdSealed, 'wxOpenId')
  return openid === undefined ? undefined : { openid }
}
