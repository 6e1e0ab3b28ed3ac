import type { SignInByTicket } from './ticket.types'

/** A mini-program knows its person by WeChat: it is opened by no ticket. */
export const signInByTicket: SignInByTicket = () =>
  Promise.resolve({ ok: false, error: { name: 'TICKET_INVALID', code: -1, message: '' } })
