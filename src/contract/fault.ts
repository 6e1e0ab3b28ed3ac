import * as v from 'valibot'
import { defineCall } from './call'
import { empty } from './fields'

export const reportFault = defineCall({
  cmd: 'reportFault',
  prefix: '/rpc/city-insur-misc/',
  access: 'visitor',
  share: 0.05,
  summary:
    'Tells of a page that broke: where in which script, and words without numbers, names or addresses.',
  request: v.strictObject({
    /** Key of the page in the route table. */
    page: v.pipe(v.string(), v.regex(/^\w{1,64}$/)),
    message: v.pipe(v.string(), v.maxLength(200)),
    /** The innermost places first: `app.1a2b3c4d.js:1:2345`. */
    at: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/))),
      v.maxLength(8),
    ),
  }),
  response: empty,
  errors: ['TOO_MANY_REQUESTS'],
})
