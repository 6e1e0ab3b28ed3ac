import type { Answer } from '@/api/client'
import type { Session } from '@/contract/session'

/** Signs in with the ticket that came with a page of a web view. */
export type SignInByTicket = (token: string) => Promise<Answer<Session>>
