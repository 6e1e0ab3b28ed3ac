import type { Context, Visitor } from '../../context/context'
import { subscriberOf } from './network'

/** The key by which limits count an address. */
export const addressHash = (ctx: Context, { ip }: Pick<Visitor, 'ip'>): string =>
  ctx.keys.hash(subscriberOf(ip), 'address')
