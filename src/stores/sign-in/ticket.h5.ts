import { send } from '@/api/client'
import { WEB_VIEW, loginByTicket } from '@/contract/login'
import { sessionCookies } from './login'
import type { SignInByTicket } from './ticket.types'

export const signInByTicket: SignInByTicket = (token) =>
  send(loginByTicket, { token, source: WEB_VIEW }, undefined, sessionCookies())
