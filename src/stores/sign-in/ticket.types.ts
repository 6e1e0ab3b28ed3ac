import type { Answer } from '@/contract/envelope'
import type { Session } from '@/contract/session'

/** Signs in with the ticket that a web view's page received. */
export type SignInByTicket = (token: string) => Promise<Answer<Session>>
