import { readHandOver } from '@/domain/address/hand-over'

/** What the mini-program wrote into the address that it opened; read before the address is mended. */
let ticket: string | undefined

/** Answers the mini-program's app id. The ticket waits until somebody signs in. */
export const receiveHandOver = (search: string): string | undefined => {
  const { handed } = readHandOver(search)
  ticket = handed.ticket
  return handed.appId
}

/** A ticket is good once. */
export const takeTicket = (): string | undefined => {
  const taken = ticket
  ticket = undefined
  return taken
}

/**
 * `asked`: the native login was opened and no ticket came of it since, so it is not asked again.
 * `vouched`: this session is the person whom the mini-program knows, who can pay there.
 */
type Standing = 'asked' | 'vouched'
const KEY = 'hm_web_view'

export const standing = (): Standing | undefined => {
  try {
    const kept = window.sessionStorage.getItem(KEY)
    return kept === 'asked' || kept === 'vouched' ? kept : undefined
  } catch {
    return undefined
  }
}

/** False where storage is forbidden. */
export const keepStanding = (now: Standing): boolean => {
  try {
    window.sessionStorage.setItem(KEY, now)
    return true
  } catch {
    return false
  }
}
