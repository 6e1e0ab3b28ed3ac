import * as v from 'valibot'
import { defineCall } from './call'
import { source, ticket } from './partner-source'
import { session } from './session'

/**
 * Separate from the call that issues tickets: the mini-program issues tickets but never uses one.
 */
export const loginByTicket = defineCall({
  cmd: 'userTicketLogin',
  prefix: '/v1/rpc/user-login-service/',
  access: 'visitor',
  summary: 'Signs in with a ticket of getTokenByUserToc; the login lasts one hour.',
  request: v.strictObject({ token: ticket, source }),
  response: session,
  errors: ['TICKET_INVALID'],
})
