import * as v from 'valibot'
import { permissions, roles } from '@/domain/staff/role'
import { defineConsoleCall } from './define'
import { empty, instant, nothing } from './fields'

/** Six digits of the second factor (TOTP, 30 s). A code is taken once. */
const code = v.pipe(v.string(), v.regex(/^\d{6}$/))

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

export const signIn = defineConsoleCall({
  name: 'signIn',
  permission: 'ANYONE',
  kind: 'ACT',
  summary: 'Signs in with login, password and second factor, and sets the cookie.',
  request: v.strictObject({
    login: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{2,40}$/)),
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
