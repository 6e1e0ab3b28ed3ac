import * as v from 'valibot'
import type { Context } from '../context/context'
import { invitationOf } from '../records/staff/invitation-repo'
import { staffByLogin } from '../records/staff/staff-repo'
import { done, refused, type ConsoleAnswer, type Refused } from './answer'
import type { ParsedRequestOf, ResponseOf } from './calls/define'
import type { ProviderRefusal } from './calls/errors'
import { login as loginShape } from './calls/fields'
import * as calls from './calls/session'
import { open, type OpenRoute, type Visit } from './route'
import { logRefusedEntry, mayEnter, openSession } from './sign-in'

/**
 * Sign-in by the provider of the company (OpenID Connect). Nobody is created by it, and rights stay in
 * our own table: the provider says who somebody is, and no more.
 */

/** The page that the provider leads back to; it is registered there. */
const RETURN_PATH = '/sign-in/back'
/** So long people may take at the provider, in ms. */
const WITHIN_MS = 10 * 60_000
const OWNER = 'console'

/** What this browser must bring back. It is sealed, so the browser carries it and cannot read it. */
const onItsWay = v.object({
  checks: v.object({
    state: v.string(),
    nonce: v.string(),
    verifier: v.string(),
    redirectUri: v.string(),
  }),
  back: v.nullable(v.string()),
  until: v.number(),
})
type OnItsWay = v.InferOutput<typeof onItsWay>

const seal = ({ keys }: Context, way: OnItsWay): string =>
  keys.seal(JSON.stringify(way), OWNER, 'staffSignIn')

function openWay({ keys, clock }: Context, sealed: string | undefined): OnItsWay | undefined {
  const text = sealed === undefined ? undefined : keys.open(sealed, OWNER, 'staffSignIn')
  if (text === undefined) return undefined
  const way = v.parse(onItsWay, JSON.parse(text))
  return clock.now() < way.until ? way : undefined
}

const failed = (reason: ProviderRefusal): Refused => refused('SIGN_IN_FAILED', { reason })

type Signed = ResponseOf<typeof calls.signInByProvider>

async function signInByProvider(
  visit: Visit,
  { query }: ParsedRequestOf<typeof calls.signInByProvider>,
): Promise<ConsoleAnswer<Signed>> {
  const { ctx, cookie, keep } = visit
  const { staffProvider } = ctx.gateways
  if (!staffProvider) return refused('NOT_FOUND')
  const refuse = async (refusal: Refused, staff?: Parameters<typeof logRefusedEntry>[1]) => {
    await logRefusedEntry(ctx, staff, calls.signInByProvider, refusal)
    return refusal
  }
  const way = openWay(ctx, cookie('hm_staff_way'))
  // It is used up, whatever comes of it.
  keep('hm_staff_way', '', 0)
  if (!way) return refuse(failed('STALE'))
  const proven = await staffProvider.finish(query, way.checks)
  if (!proven.ok)
    return proven.code === 'UNKNOWN' ? refused('UNAVAILABLE') : refuse(failed(proven.code))
  const { login } = proven.value
  const staff = v.is(loginShape, login) ? await staffByLogin(ctx.db, login) : undefined
  // The account for emergencies belongs to nobody whom the provider could know.
  if (!staff || staff.breakGlass || !mayEnter(ctx, staff))
    return refuse(failed('NO_ACCOUNT'), staff)
  if (await invitationOf(ctx.db, staff.id)) return refuse(failed('NOT_SET_UP'), staff)
  // The provider's word is no second factor of ours, so money and rights still ask for the code.
  const opened = await openSession(visit, staff, calls.signInByProvider, 0)
  return opened.ok ? done({ session: opened.value, back: way.back }) : refuse(opened, staff)
}

export const providerRoutes = {
  beginProviderSignIn: open(calls.beginProviderSignIn, async ({ ctx, origin, keep }, { back }) => {
    const { staffProvider } = ctx.gateways
    if (!staffProvider) return refused('NOT_FOUND')
    const begun = await staffProvider.begin(`${ctx.env.CONSOLE_URL ?? origin}${RETURN_PATH}`)
    if (!begun.ok) return refused('UNAVAILABLE')
    const { address, checks } = begun.value
    keep('hm_staff_way', seal(ctx, { checks, back, until: ctx.clock.now() + WITHIN_MS }), WITHIN_MS)
    return done({ address })
  }),
  signInByProvider: open(calls.signInByProvider, signInByProvider),
} satisfies Record<string, OpenRoute>
