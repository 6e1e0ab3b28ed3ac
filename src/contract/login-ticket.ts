import * as v from 'valibot'
import { defineCall } from './call'
import { instant } from './fields'
import { session } from './session'

/** Where the ticket is meant to be used; it is good nowhere else. */
const source = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,31}$/))
const ticket = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** The web view of our own mini-program, which may not know the mini-program's login. */
export const WEB_VIEW = 'WEB_VIEW'

export const issueLoginTicket = defineCall({
  cmd: 'getTokenByUserToc',
  prefix: '/rpc/city-insur-custom/',
  access: 'user',
  summary:
    'A ticket that signs this person in once elsewhere, within two minutes and while this login lasts; the login token itself never travels in an address.',
  request: v.strictObject({ version: v.literal(3), source }),
  response: v.object({ token: ticket, expireAt: instant }),
  errors: ['TOO_MANY_REQUESTS'],
})

export const loginByTicket = defineCall({
  cmd: 'userTicketLogin',
  prefix: '/v1/rpc/user-login-service/',
  access: 'visitor',
  summary: 'Signs in with a ticket of getTokenByUserToc; the login lasts one hour.',
  request: v.strictObject({ token: ticket, source }),
  response: session,
  errors: ['TICKET_INVALID'],
})
