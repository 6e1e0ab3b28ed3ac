import type { SignInByTicket } from './ticket.types'

/** A mini-program knows its user through WeChat and never receives a ticket. */
export const signInByTicket: SignInByTicket = () =>
  Promise.resolve({ ok: false, error: { name: 'TICKET_INVALID', code: -1, message: '' } })
