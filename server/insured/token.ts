import { timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Context, User } from '../context/context'
import type { Db } from '../db/client'
import { readJson } from '../gateways/json'
import { findLink, type Link } from '../records/insured/repo'

/** What a token gives access to, and the account it is already proven for. */
export interface Opened {
  proposalId: string
  position: number
  /** Null if the policy was found by name and number. */
  linkId: string | null
  /** The account that gave name and number of the insured person. */
  provenFor: string | null
}

/** How long a search result stays valid (milliseconds). */
const FOUND_MS = 30 * 60_000
const OWNER = 'insured'

/**
 * The token of a link: its id, and a signature over id and expiry. Only this gateway's key can make
 * it.
 */
export const linkToken = (ctx: Context, { id, expireAt }: Pick<Link, 'id' | 'expireAt'>): string =>
  `${id}.${ctx.keys.hash(`${id} ${expireAt}`, 'insurantLink')}`

const note = v.object({
  proposalId: v.string(),
  position: v.number(),
  userId: v.string(),
  until: v.number(),
})

/**
 * The token for a policy that was found by name and number. It is sealed, valid for this account
 * alone, and not stored.
 */
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

/**
 * Reads a token. Undefined if it has expired, was ended, belongs to another account, or was not
 * made by this gateway.
 */
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
