import type { Context, Visitor } from './context'

/** The scheme and host of this site as people see it. */
export const publicOrigin = (ctx: Context, { origin }: Pick<Visitor, 'origin'>): string =>
  ctx.env.PUBLIC_URL === undefined ? origin : new URL(ctx.env.PUBLIC_URL).origin

/**
 * The address of WeChat's authorisation page, which leads back to static/get-code.html. Undefined
 * without an official account.
 */
export const authorizeUrl = (
  ctx: Context,
  place: Pick<Visitor, 'origin'>,
  state: string,
): string | undefined =>
  ctx.gateways.officialAccount?.authorizeUrl({
    redirectUri: `${publicOrigin(ctx, place)}/static/get-code.html`,
    state,
  })
