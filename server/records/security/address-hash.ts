import type { Context, Visitor } from '../../context/context'
import { subscriberOf } from './network'

/** Whom a limit by address counts. */
export const addressHash = (ctx: Context, { ip }: Pick<Visitor, 'ip'>): string =>
  ctx.keys.hash(subscriberOf(ip), 'address')
