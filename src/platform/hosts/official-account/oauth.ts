import { officialAccountAppId } from './app-id'

/*
 * WeChat's authorisation page gives its code to static/get-code.html, which checks the state and
 * leads back. One attempt a session (specification section 4, "Binding"), so that a code which
 * the gateway refuses never starts a loop.
 */

/** Shared with src/static/get-code.js, which knows no modules. */
const KEY = 'hm_oauth'

/** `left`: asked and not heard of since. `returned`: the code waits. `used`: we took it. */
export interface OauthTrip {
  status: 'left' | 'returned' | 'refused' | 'used'
  /** What WeChat must bring back unchanged. */
  state: string
  /** The address of ours to go on with. */
  back: string
  code?: string
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

/** Whether this session signed in as a user of the official account. */
export const cameByOauth = (): boolean => readTrip()?.status === 'used'

/** WeChat wants the parameters in this order, and the fragment. */
export const authorizeUrl = ({ redirectUri, state }: { redirectUri: string; state: string }) =>
  'https://open.weixin.qq.com/connect/oauth2/authorize' +
  `?appid=${officialAccountAppId()}&redirect_uri=${encodeURIComponent(redirectUri)}` +
  `&response_type=code&scope=snsapi_base&state=${state}#wechat_redirect`

/** 128 bits as hex: WeChat takes letters and digits. */
const newState = (): string =>
  Array.from(window.crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The code that waits here since the authorisation page; it is given once. */
export const takeCode = (): string | undefined => {
  const trip = readTrip()
  if (trip?.status !== 'returned' || !trip.code) return undefined
  keepTrip({ status: 'used', state: trip.state, back: trip.back })
  return trip.code
}

/** The address to leave for, or nothing when this session has asked before. */
export const beginTrip = (): string | undefined => {
  const { origin, pathname, search } = window.location
  const trip: OauthTrip = { status: 'left', state: newState(), back: pathname + search }
  if (readTrip() || !keepTrip(trip)) return undefined
  return authorizeUrl({ redirectUri: `${origin}/static/get-code.html`, state: trip.state })
}
