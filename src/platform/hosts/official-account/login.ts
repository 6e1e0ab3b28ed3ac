import type { LoginStart } from '../../login.types'
import { officialAccountAppId } from './account'

/*
 * WeChat's authorisation page gives its code to static/get-code.html, which checks the state and
 * leads back. There is one attempt per session and purpose, so that a refused code never starts a
 * loop. After an accepted code another attempt is allowed, because that login may expire.
 */

/** The same key is in src/static/get-code.js, which cannot import modules. */
const KEY = 'hm_oauth'

/** Why WeChat is asked: to sign a user in, or to learn the openid of a signed-in user. */
type Purpose = 'login' | 'binding'

/** `left`: asked, no answer yet. `returned`: the code waits. `used`: we took the code. */
export interface OauthTrip {
  status: 'left' | 'returned' | 'refused' | 'used'
  /** A random text that WeChat must return unchanged. */
  state: string
  /** Our address to continue with. */
  back: string
  code?: string
  purpose?: Purpose
  /** Purposes already asked for in this session. */
  asked?: readonly Purpose[] | undefined
}

const isTrip = (kept: unknown): kept is OauthTrip =>
  typeof kept === 'object' && kept !== null && 'status' in kept

export const readTrip = (): OauthTrip | undefined => {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null')
    return isTrip(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** False if storage is forbidden, because then the state could not be checked. */
const keepTrip = (trip: OauthTrip): boolean => {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(trip))
    return true
  } catch {
    return false
  }
}

/** 128 random bits as hex, because WeChat accepts letters and digits. */
const newState = (): string =>
  Array.from(window.crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Takes the code from the authorisation page. It is answered only once. */
export const takeCode = (wanted: Purpose): string | undefined => {
  const trip = readTrip()
  const { code, purpose = 'login' } = trip ?? {}
  if (trip?.status !== 'returned' || !code || purpose !== wanted) return undefined
  const { code: _code, ...rest } = trip
  keepTrip({ ...rest, status: 'used' })
  return code
}

/** Allows another attempt after the gateway accepted the code, in case its login is lost. */
export const mayAskAgain = (purpose: Purpose): void => {
  const trip = readTrip()
  const asked = trip?.asked?.filter((one) => one !== purpose)
  if (trip) keepTrip({ ...trip, asked })
}

const here = (): string => window.location.pathname + window.location.search

/** If the user moves on before WeChat's page opens, the way back leads to the newer page. */
const followPerson = (trip: OauthTrip): void =>
  window.addEventListener('pagehide', () => keepTrip({ ...trip, back: here() }), { once: true })

/** The address of the authorisation page; undefined if this session has asked before. */
export const beginTrip = (purpose: Purpose): string | undefined => {
  const before = readTrip()
  const asked = before ? (before.asked ?? ['login']) : []
  const trip: OauthTrip = {
    status: 'left',
    state: newState(),
    back: here(),
    purpose,
    asked: [...asked, purpose],
  }
  if (asked.includes(purpose) || !keepTrip(trip)) return undefined
  followPerson(trip)
  // The gateway knows WeChat's page and sets its return address, static/get-code.html.
  return `/wechat/authorize?state=${trip.state}`
}

/** Opens WeChat's authorisation page, or answers the code with which it returned. */
export const begin = (purpose: Purpose): LoginStart => {
  const code = takeCode(purpose)
  if (code)
    return {
      kind: 'code',
      code,
      appId: officialAccountAppId(),
      accepted: () => mayAskAgain(purpose),
    }
  const url = beginTrip(purpose)
  if (!url) return { kind: 'form' }
  // A user who goes back from there gets this page from the browser's memory, still waiting.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })
  window.location.assign(url)
  return { kind: 'left' }
}
