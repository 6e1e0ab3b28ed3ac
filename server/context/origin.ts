import type { Context, Visitor } from './context'

/** Scheme and host under which people know this site. */
export const publicOrigin = (ctx: Context, { origin }: Pick<Visitor, 'origin'>): string =>
  ctx.env.PUBLIC_URL === undefined ? origin : new URL(ctx.env.PUBLIC_URL).origin

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
