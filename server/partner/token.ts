import { timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { ParsedRequestOf, RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { readLink } from '@/domain/address/link'
import { dayOf } from '@/domain/time/day'
import { saysTooMuch } from '../account/ticket'
import { refuse, refuseField, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, Visitor } from '../context/context'
import { sha256 } from '../context/keys'
import type { Db } from '../db/client'
import { readJson } from '../gateways/json'
import { useTicket } from '../records/account/ticket-repo'
import { loadUser } from '../records/account/user-repo'
import { authorizationInForce } from '../records/partner/repo'
import { coverInForceOf } from '../records/policy/repo'

/** A partner token answers these few fields and is not a login (docs/adr/0086). Milliseconds. */
const VALID_MS = 2 * 60_000
const OWNER = 'partner'

const note = v.object({
  source: v.string(),
  outerId: v.nullable(v.string()),
  extras: v.record(v.string(), v.string()),
  until: v.number(),
})

type Told = ResponseOf<typeof calls.exchangePartnerToken>

export async function getPartnerAddress(
  ctx: Context,
  _visitor: Visitor,
  { source, target }: RequestOf<typeof calls.getPartnerAddress>,
): Promise<Answer<ResponseOf<typeof calls.getPartnerAddress>>> {
  const targets = Object.entries(ctx.catalogue.partner(source)?.targets ?? {})
  const found = new Map(targets).get(target)
  const link = found && readLink({ url: found.url, allowedHosts: ctx.env.LINK_HOSTS ?? [] })
  return link ? { ok: true, value: { url: link.url, token: found.token } } : refuse('NOT_FOUND')
}

export async function getPartnerToken(
  ctx: Context,
  _visitor: Visitor,
  { source, outerId, extras }: ParsedRequestOf<typeof calls.getPartnerToken>,
): Promise<Answer<ResponseOf<typeof calls.getPartnerToken>>> {
  if (!ctx.catalogue.partner(source)) return refuse('NOT_FOUND')
  if (saysTooMuch(extras)) return refuse('BAD_REQUEST')
  const until = ctx.clock.now() + VALID_MS
  const said: v.InferOutput<typeof note> = { source, outerId: outerId ?? null, extras, until }
  const token = ctx.keys.seal(JSON.stringify(said), OWNER, 'partner')
  return { ok: true, value: { token, expireAt: iso(until) } }
}

/**
 * The secret of every partner in the sandbox (.env.example). Outside it, a partner without a secret
 * gets no answer.
 */
const SAMPLE_SECRET = 'sandbox-secret-of-every-partner'

function isPartner(ctx: Context, source: string, secret: string): boolean {
  const sample = ctx.env.SANDBOX ? SAMPLE_SECRET : undefined
  const known = ctx.env.PARTNER_SECRETS?.get(source) ?? sample
  const bytes = (text: string) => Buffer.from(sha256(text))
  return (
    known !== undefined &&
    ctx.catalogue.partner(source) !== undefined &&
    timingSafeEqual(bytes(secret), bytes(known))
  )
}

/**
 * Exchanges a partner token. A user's login ticket is used up by any exchange with a valid partner
 * secret, but not by a call with a wrong one.
 */
export const exchangePartnerToken = (
  ctx: Context,
  _visitor: Visitor,
  { source, token, secret }: RequestOf<typeof calls.exchangePartnerToken>,
): Promise<Answer<Told>> =>
  ctx.db.transaction(async (tx) => {
    if (!isPartner(ctx, source, secret)) return refuseField('TICKET_INVALID', 'secret', 'PARTNER')
    const now = ctx.clock.now()
    const sealed = ctx.keys.open(token, OWNER, 'partner')
    const said = sealed === undefined ? undefined : readJson(note, sealed)
    if (said) {
      const { outerId, extras } = said
      return said.source === source && said.until > now
        ? { ok: true, value: { outerId, extras, person: null } }
        : refuse('TICKET_INVALID')
    }
    const owner = await useTicket(tx, { ticketHash: sha256(token), source, now })
    if (!owner) return refuse('TICKET_INVALID')
    const { extras } = owner
    const person = await personFor(ctx, tx, source, owner.id)
    return { ok: true, value: { outerId: extras['outerId'] ?? null, extras, person } }
  })

async function personFor(ctx: Context, tx: Db, source: string, userId: string) {
  const day = dayOf(ctx.clock.now())
  const { consentWithdrawnAt } = await loadUser(tx, userId)
  const allowed = await authorizationInForce(tx, {
    userId,
    source,
    day,
    after: consentWithdrawnAt ?? 0,
  })
  const mayCover = allowed.some(({ realReq }) => realReq.split(',').includes('COVER'))
  return {
    partnerUserId: ctx.keys.hash(`${source} ${userId}`, 'partnerUser'),
    cover: mayCover ? await coverInForceOf(tx, userId, day) : null,
  }
}
