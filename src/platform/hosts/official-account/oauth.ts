/*
 * WeChat's authorisation page gives its code to static/get-code.html, which checks the state and
 * leads back. One attempt a session for each purpose (specification section 4, "Binding"), so that
 * a code which the gateway refuses never starts a loop; a login that came of it may end, and then is
 * asked for as silently as the first one.
 */

/** Shared with src/static/get-code.js, which knows no modules. */
const KEY = 'hm_oauth'

/** What WeChat is asked for: who is to be signed in, or who it is that is signed in. */
export type Purpose = 'login' | 'binding'

/** `left`: asked and not heard of since. `returned`: the code waits. `used`: we took it. */
export interface OauthTrip {
  status: 'left' | 'returned' | 'refused' | 'used'
  /** What WeChat must bring back unchanged. */
  state: string
  /** The address of ours to go on with. */
  back: string
  code?: string
  purpose?: Purpose
  /** Purposes of this session so far. */
  asked?: readonly Purpose[]
}

export const readTrip = (): OauthTrip | undefined => {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** False where storage is forbidden: without it nobody could check the state. */
const keepTrip = (trip: OauthTrip): boolean => {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(trip))
    return true
  } catch {
    return false
  }
}

/** 128 bits as hex: WeChat takes letters and digits. */
const newState = (): string =>
  Array.from(window.crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The code that waits here since the authorisation page; it is given once. */
export const takeCode = (wanted: Purpose): string | undefined => {
  const trip = readTrip()
  const { code, purpose = 'login' } = trip ?? {}
  if (trip?.status !== 'returned' || !code || purpose !== wanted) return undefined
  const { code: _code, ...rest } = trip
  keepTrip({ ...rest, status: 'used' })
  return code
}

/** The gateway took the code: whoever loses what came of it asks WeChat once more. */
export const mayAskAgain = (purpose: Purpose): void => {
  const trip = readTrip()
  const asked = trip?.asked?.filter((one) => one !== purpose)
  if (trip) keepTrip({ ...trip, asked })
}

const here = (): string => window.location.pathname + window.location.search

/** Who goes on while WeChat's page is still on its way comes back to where he has got to. */
const followPerson = (trip: OauthTrip): void =>
  window.addEventListener('pagehide', () => keepTrip({ ...trip, back: here() }), { once: true })

/** The address to leave for, or nothing when this session has asked before. */
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
  // The gateway knows where WeChat's page is, and that it leads back to static/get-code.html.
  return `/wechat/authorize?state=${trip.state}`
}
