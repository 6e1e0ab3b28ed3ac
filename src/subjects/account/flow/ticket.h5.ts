import { send } from '@/api/client'
import { WEB_VIEW } from '@/contract/login-ticket'
import { loginByTicket } from '@/contract/ticket-login'
import { sessionCookies } from './session-cookies'
import type { SignInByTicket } from './ticket.types'

export const signInByTicket: SignInByTicket = (token) =>
  send(loginByTicket, { token, source: WEB_VIEW }, undefined, sessionCookies())
