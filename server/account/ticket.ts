import type { ParsedRequestOf, RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { WEB_VIEW } from '@/contract/login'
import type { Session as Login } from '@/contract/session'
import { refuse, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User, Visitor } from '../context/context'
import { sha256 } from '../context/keys'
import { serialise } from '../db/serialise'
import { addTicket, countTickets, useTicket } from '../records/account/ticket-repo'
import { noteSecurity } from '../records/security/log'
import { openSession } from './login'

/** A native page opens its web view at once, so a ticket need not last longer. */
const VALID_MS = 2 * 60_000
/** The most unused tickets of one login at a time. */
const MOST_OPEN = 10

/** The most values that a page may pass on. All of the query's context fits. */
const MOST_SAID = 20

export const saysTooMuch = (extras: Record<string, string>): boolean =>
  Object.keys(extras).length > MOST_SAID

/**
 * Issues a ticket. A web view does not share the mini-program's login, so a ticket carries it over
 * (docs/adr/0009). A partner's ticket only tells the partner who comes (docs/adr/0086).
 */
export const issueLoginTicket = (
  ctx: Context,
  user: User,
  { source, extras }: ParsedRequestOf<typeof calls.issueLoginTicket>,
): Promise<Answer<ResponseOf<typeof calls.issueLoginTicket>>> =>
  ctx.db.transaction(async (tx) => {
    if (source !== WEB_VIEW && !ctx.catalogue.partner(source)) return refuse('NOT_FOUND')
    if (saysTooMuch(extras)) return refuse('BAD_REQUEST')
    const sessionHash = user.tokenHash
    await serialise(tx, `login tickets of ${sessionHash}`)
    const now = ctx.clock.now()
    if ((await countTickets(tx, sessionHash, now)) >= MOST_OPEN) return refuse('TOO_MANY_REQUESTS')
    const token = ctx.ids.token()
    const expireAt = now + VALID_MS
    await addTicket(tx, { ticketHash: sha256(token), sessionHash, source, extras, expireAt })
    return { ok: true, value: { token, expireAt: iso(expireAt) } }
  })

export const loginByTicket = (
  ctx: Context,
  visitor: Visitor,
  { token, source }: RequestOf<typeof calls.loginByTicket>,
): Promise<Answer<Login>> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now()
    const owner = await useTicket(tx, { ticketHash: sha256(token), source, now })
    // A ticket that a partner holds logs nobody in (docs/adr/0086).
    if (owner && source === WEB_VIEW)
      return { ok: true, value: await openSession(ctx, tx, visitor, owner) }
    await noteSecurity(ctx, tx, 'SIGN_IN_FAILED', visitor, { reason: 'TICKET_INVALID' })
    return refuse('TICKET_INVALID')
  })
