import { can } from './environment'
import { unsupported, type PortFailure } from './failure'
import { locateByWechat } from './hosts/official-account/location'
import type { LocationPort } from './location.types'

const WAIT_MS = 10_000
/** A position may be ten minutes old, because the city rarely changes in that time. */
const FRESH_MS = 600_000

const DENIED = 1

const failureOf = ({ code, message }: GeolocationPositionError): PortFailure => ({
  ok: false,
  code: code === DENIED ? 'DENIED' : 'FAILED',
  why: message || `geolocation failed with ${code}`,
})

const locateByBrowser: LocationPort['locate'] = () =>
  new Promise((resolve) => {
    if (!window.isSecureContext || !('geolocation' in navigator))
      return resolve(unsupported('no geolocation here'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ ok: true, value: { latitude, longitude } }),
      (error) => resolve(failureOf(error)),
      { timeout: WAIT_MS, maximumAge: FRESH_MS },
    )
  })

/** Uses WeChat's own question where its JS-SDK is open, and otherwise the browser's. */
export const locate: LocationPort['locate'] = async () => {
  if (!can('jsSdk')) return locateByBrowser()
  const found = await locateByWechat()
  return found.ok || found.code === 'DENIED' || found.code === 'CANCELLED'
    ? found
    : locateByBrowser()
}
