import { readHandOver, type HandOver } from '@/domain/address/hand-over'

/**
 * The ticket that the mini-program wrote into the address, read before the address is rewritten.
 */
let ticket: string | undefined

/** Answers what the mini-program handed over and keeps the ticket for the login. */
export const receiveHandOver = (search: string): Omit<HandOver, 'ticket'> => {
  const { handed } = readHandOver(search)
  ticket = handed.ticket
  return handed
}

/** Takes the ticket, which works only once. */
export const takeTicket = (): string | undefined => {
  const taken = ticket
  ticket = undefined
  return taken
}

/**
 * `asked`: the native login was opened and gave no ticket, so it is not opened again. `vouched`:
 * the mini-program has confirmed the user of this session, who can then pay there.
 */
type HandOverState = 'asked' | 'vouched'
const KEY = 'hm_web_view'

export const readHandOverState = (): HandOverState | undefined => {
  try {
    const kept = window.sessionStorage.getItem(KEY)
    return kept === 'asked' || kept === 'vouched' ? kept : undefined
  } catch {
    return undefined
  }
}

/** False if storage is forbidden. */
export const keepHandOverState = (now: HandOverState): boolean => {
  try {
    window.sessionStorage.setItem(KEY, now)
    return true
  } catch {
    return false
  }
}
