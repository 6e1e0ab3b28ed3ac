import * as v from 'valibot'
import { defineConsoleCall } from './define'
import { acted, id, instant, version, words } from './fields'

/** What service does for a person. */

export const endRenewal = defineConsoleCall({
  name: 'endRenewal',
  permission: 'renewal.end',
  kind: 'ACT',
  summary: 'Switches an auto-renewal off, as the person asked for; they are told.',
  request: v.strictObject({ renewalId: id, reason: words }),
  response: v.object({ status: v.literal('ENDED') }),
  errors: ['NOT_FOUND', 'NOT_ALLOWED_NOW'],
})

export const sendAgain = defineConsoleCall({
  name: 'sendAgain',
  permission: 'message.send',
  kind: 'ACT',
  summary: 'Sends a message that was sent before once more: of a policy it leads to its document.',
  request: v.strictObject({ messageId: id, reason: words }),
  response: v.object({ messageId: id, dueAt: instant }),
  errors: ['NOT_FOUND', 'NOT_ALLOWED_NOW'],
})

export const correctMobile = defineConsoleCall({
  name: 'correctMobile',
  permission: 'person.mobile',
  kind: 'ACT',
  stepUp: true,
  summary:
    'Gives an account another mobile, on proof. A second person must approve it; then all logins of the account end.',
  request: v.strictObject({
    userId: id,
    mobile: v.pipe(v.string(), v.regex(/^1\d{10}$/)),
    /** What proved it, such as the number of the file with the copies. */
    proof: v.pipe(v.string(), v.trim(), v.minLength(4), v.maxLength(80)),
    /** The `mobileVersion` of the person, as the page has read it. */
    version,
    reason: words,
  }),
  response: acted,
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID', 'ALREADY_ASKED', 'NOT_ALLOWED_NOW'],
})
