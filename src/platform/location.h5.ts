import { can } from './environment'
import { unsupported, type PortFailure } from './failure'
import { locateByWechat } from './hosts/official-account/location'
import type { LocationPort } from './location.types'

const WAIT_MS = 10_000
/** A city does not change within ten minutes. */
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

/** WeChat asks in its own words where its JS-SDK is open, and leaves the rest to the browser in it. */
export const locate: LocationPort['locate'] = async () => {
  if (!can('jsSdk')) return locateByBrowser()
  const found = await locateByWechat()
  return found.ok || found.code === 'DENIED' || found.code === 'CANCELLED'
    ? found
    : locateByBrowser()
}
