import * as v from 'valibot'
import { defineCall } from './call'
import { instant } from './fields'
import { extras, source, ticket } from './partner-source'

/**
 * The `source` for the web view of our mini-program, which cannot read the mini-program's login.
 */
export const WEB_VIEW = 'WEB_VIEW'

export const issueLoginTicket = defineCall({
  cmd: 'getTokenByUserToc',
  prefix: '/rpc/city-insur-custom/',
  access: 'user',
  summary:
    'A ticket good once within two minutes and while this login lasts; the login token itself never travels in an address. Of WEB_VIEW it signs this person in there; of a partner it tells the partner what exchangePartnerToken answers.',
  request: v.strictObject({
    version: v.literal(3),
    source,
    extras: v.optional(extras, {}),
  }),
  response: v.object({ token: ticket, expireAt: instant }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
