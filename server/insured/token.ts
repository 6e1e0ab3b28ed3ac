import { timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Context, User } from '../context/context'
import type { Db } from '../db/client'
import { readJson } from '../gateways/json'
import { findLink, type Link } from '../records/insured/repo'

/** What a token opens, and for whom it is proven already. */
export interface Opened {
  proposalId: string
  position: number
  /** Null where they were found by name and number. */
  linkId: string | null
  /** The account that gave name and number of the insured person. */
  provenFor: string | null
}

/** How long what a search found stays open. */
const FOUND_MS = 30 * 60_000
const OWNER = 'insured'

/** A link says its id and a signature over id and end; only this gateway's key makes one. */
export const linkToken = (ctx: Context, { id, expireAt }: Pick<Link, 'id' | 'expireAt'>): string =>
  `${id}.${ctx.keys.hash(`${id} ${expireAt}`, 'insurantLink')}`

const note = v.object({
  proposalId: v.string(),
  position: v.number(),
  userId: v.string(),
  until: v.number(),
})

/** For who was found by name and number: sealed, of this account alone, kept nowhere. */
export function foundToken(
  ctx: Context,
  user: User,
  { proposalId, position }: { proposalId: string; position: number },
): string {
  const until = ctx.clock.now() + FOUND_MS
  const found: v.InferOutput<typeof note> = { proposalId, position, userId: user.id, until }
  return ctx.keys.seal(JSON.stringify(found), OWNER, 'insured')
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Undefined when it is over, ended, somebody else's, or was never one of ours. */
export async function openToken(
  ctx: Context,
  db: Db,
  user: Pick<User, 'id'> | undefined,
  token: string,
): Promise<Opened | undefined> {
  const now = ctx.clock.now()
  const sealed = ctx.keys.open(token, OWNER, 'insured')
  if (sealed !== undefined) {
    const found = readJson(note, sealed)
    if (!found || found.until <= now || found.userId !== user?.id) return undefined
    const { proposalId, position } = found
    return { proposalId, position, linkId: null, provenFor: found.userId }
  }
  const link = await findLink(db, token.split('.', 1)[0] ?? '')
  if (!link || link.endedAt !== null || link.expireAt <= now) return undefined
  if (!isSame(token, linkToken(ctx, link))) return undefined
  const { proposalId, position } = link
  return { proposalId, position, linkId: link.id, provenFor: null }
}
