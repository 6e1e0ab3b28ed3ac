import * as v from 'valibot'
import { defineConsoleCall } from './define'
import { code, id, instant, login } from './fields'

/** 256 random bits of an invitation. */
const token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

export const drawInvitation = defineConsoleCall({
  name: 'drawInvitation',
  permission: 'staff.manage',
  kind: 'ACT',
  stepUp: true,
  summary:
    'Draws the link by which somebody sets up their sign-in, valid for 24 h and once. It is told this once, and the link before it is void.',
  request: v.strictObject({ staffId: id }),
  response: v.object({ token, expireAt: instant }),
  errors: ['NOT_FOUND', 'NOT_ALLOWED_NOW'],
})

export const readInvitation = defineConsoleCall({
  name: 'readInvitation',
  permission: 'ANYONE',
  kind: 'REVEAL',
  summary: 'Answers whom a link invites, and the secret of their second factor.',
  request: v.strictObject({ token }),
  response: v.object({
    login,
    name: v.string(),
    /** In base32, to be typed into an authenticator; and the address of its QR code. */
    secret: v.string(),
    address: v.string(),
    expireAt: instant,
  }),
  /** NOT_FOUND: the link is unknown, void, used or too old. */
  errors: ['NOT_FOUND'],
})

export const acceptInvitation = defineConsoleCall({
  name: 'acceptInvitation',
  permission: 'ANYONE',
  kind: 'ACT',
  summary:
    'Sets password and second factor by a link, which is used up by it. The code that proves the second factor does not sign in as well.',
  request: v.strictObject({
    token,
    password: v.pipe(v.string(), v.minLength(12), v.maxLength(200)),
    code,
  }),
  response: v.object({ login }),
  /** INVALID: `password` WEAK, or `code` WRONG. */
  errors: ['NOT_FOUND', 'INVALID'],
})
