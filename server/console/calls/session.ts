import * as v from 'valibot'
import { permissions, roles } from '@/domain/staff/role'
import { defineConsoleCall } from './define'
import { code, empty, instant, login, nothing } from './fields'

/** Who is signed in, and what the page may show. */
const session = v.object({
  staffId: v.string(),
  login: v.string(),
  name: v.string(),
  roles: v.array(v.picklist(roles)),
  permissions: v.array(v.picklist(permissions)),
  /** City codes, or `*` alone for all cities. */
  cities: v.array(v.string()),
  breakGlass: v.boolean(),
  /** To be sent in `x-csrf-token` with every other call. */
  csrfToken: v.string(),
  /** The session ends then, whatever happens. */
  expireAt: instant,
  /** It also ends after so long without a call, in ms. */
  idleMs: v.number(),
  /** Until then the second factor counts as fresh. */
  steppedUpUntil: instant,
  /** The gateway's time, because the sandbox's clock can be moved. */
  now: instant,
  /** Made-up people and money. */
  sandbox: v.boolean(),
})

export const readSignIn = defineConsoleCall({
  name: 'readSignIn',
  permission: 'ANYONE',
  kind: 'READ',
  summary: 'Answers the ways to sign in: by password, by the provider of the company, or both.',
  request: nothing,
  response: v.object({
    /** Switched off it is left to the account for emergencies. */
    password: v.boolean(),
    /** The name of the provider in the words of the button; null where none is set. */
    provider: v.nullable(v.object({ name: v.string() })),
  }),
})

export const beginProviderSignIn = defineConsoleCall({
  name: 'beginProviderSignIn',
  permission: 'ANYONE',
  kind: 'READ',
  summary:
    'Answers the address of the provider (OpenID Connect), and keeps in a cookie what it must bring back.',
  request: v.strictObject({
    /** The page of the console to come back to, as `/refunds?state=FAILED`. */
    back: v.nullable(v.pipe(v.string(), v.maxLength(300), v.regex(/^\/(?![/\\])/))),
  }),
  response: v.object({ address: v.string() }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

export const signInByProvider = defineConsoleCall({
  name: 'signInByProvider',
  permission: 'ANYONE',
  kind: 'ACT',
  summary:
    'Signs in with what the provider sent the browser back with. SIGN_IN_FAILED names one of providerRefusals as its reason.',
  request: v.strictObject({
    /** The query of the address at which the browser came back. */
    query: v.pipe(v.string(), v.maxLength(8000)),
  }),
  response: v.object({ session, back: v.nullable(v.string()) }),
  errors: ['NOT_FOUND', 'SIGN_IN_FAILED', 'UNAVAILABLE'],
})

export const signIn = defineConsoleCall({
  name: 'signIn',
  permission: 'ANYONE',
  kind: 'ACT',
  summary: 'Signs in with login, password and second factor, and sets the cookie.',
  request: v.strictObject({
    login,
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    code,
  }),
  response: session,
  errors: ['SIGN_IN_FAILED', 'LOCKED'],
})

export const readSession = defineConsoleCall({
  name: 'readSession',
  permission: 'STAFF',
  kind: 'READ',
  summary: 'Answers who is signed in; NOT_SIGNED_IN when nobody is.',
  request: nothing,
  response: session,
})

export const stepUp = defineConsoleCall({
  name: 'stepUp',
  permission: 'STAFF',
  kind: 'ACT',
  summary: 'Proves the second factor again, for money and rights.',
  request: v.strictObject({ code }),
  response: v.object({ steppedUpUntil: instant }),
  errors: ['SIGN_IN_FAILED', 'LOCKED'],
})

export const signOut = defineConsoleCall({
  name: 'signOut',
  permission: 'STAFF',
  kind: 'ACT',
  summary: 'Ends this session.',
  request: nothing,
  response: empty,
})

export const signOutEverywhere = defineConsoleCall({
  name: 'signOutEverywhere',
  permission: 'STAFF',
  kind: 'ACT',
  summary: 'Ends all sessions of this person.',
  request: nothing,
  response: v.object({ sessions: v.number() }),
})
