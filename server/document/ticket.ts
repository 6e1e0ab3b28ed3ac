import * as v from 'valibot'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import { publicOrigin } from '../context/origin'
import { readJson } from '../gateways/json'
import { findSession } from '../records/account/user-repo'

/**
 * A document is fetched by address, because neither a browser's PDF viewer nor wx.downloadFile
 * sends our headers. The address contains no id and no login, but a sealed note of the document,
 * the login and the expiry. Milliseconds.
 */
const VALID_MS = 10 * 60_000
const OWNER = 'papers'

export const documentsPath = '/files/papers'

const ticket = v.object({
  kind: v.picklist(['POLICY', 'RECEIPT']),
  id: v.string(),
  userId: v.string(),
  /** Hash of the login's token. The address is not valid for longer than the login. */
  tokenHash: v.string(),
  until: v.number(),
})
export type Ticket = v.InferOutput<typeof ticket>

export function documentAddress(ctx: Context, user: User, what: Pick<Ticket, 'kind' | 'id'>) {
  const until = ctx.clock.now() + VALID_MS
  const note: Ticket = { ...what, userId: user.id, tokenHash: user.tokenHash, until }
  const sealed = ctx.keys.seal(JSON.stringify(note), OWNER, 'paper')
  return {
    url: `${publicOrigin(ctx, user)}${documentsPath}?ticket=${sealed}`,
    expireAt: iso(until),
  }
}

/**
 * Reads a ticket. Undefined if it has expired, if its login has ended, or if it was not made by
 * this gateway.
 */
export async function readTicket(ctx: Context, sealed: string): Promise<Ticket | undefined> {
  const text = ctx.keys.open(sealed, OWNER, 'paper')
  const read = text === undefined ? undefined : readJson(ticket, text)
  const now = ctx.clock.now()
  if (!read || now >= read.until) return undefined
  const session = await findSession(ctx.db, read.tokenHash, now)
  return session?.userId === read.userId ? read : undefined
}
