import * as v from 'valibot'
import { iso } from '../clock'
import type { Context, User } from '../context'
import { readJson } from '../gateways/json'
import { publicOrigin } from '../wechat/address'

/**
 * A paper is fetched by address, because neither a browser's PDF viewer nor wx.downloadFile sends
 * our headers. The address holds no id and no login: a sealed note of what was allowed, and until when.
 */
const VALID_MS = 10 * 60_000
const OWNER = 'papers'

export const papersPath = '/files/papers'

const ticket = v.object({
  kind: v.picklist(['POLICY', 'RECEIPT']),
  id: v.string(),
  userId: v.string(),
  until: v.number(),
})
export type Ticket = v.InferOutput<typeof ticket>

export function paperAddress(ctx: Context, user: User, what: Pick<Ticket, 'kind' | 'id'>) {
  const until = ctx.clock.now() + VALID_MS
  const note: Ticket = { ...what, userId: user.id, until }
  const sealed = ctx.keys.seal(JSON.stringify(note), OWNER, 'paper')
  return {
    url: `${publicOrigin(ctx, user)}${papersPath}?ticket=${sealed}`,
    expireAt: iso(until),
  }
}

/** Undefined when it is over, or was never one of ours. */
export function readTicket(ctx: Context, sealed: string): Ticket | undefined {
  const text = ctx.keys.open(sealed, OWNER, 'paper')
  const read = text === undefined ? undefined : readJson(ticket, text)
  return read && ctx.clock.now() < read.until ? read : undefined
}
