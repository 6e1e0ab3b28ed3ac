import { unsupported, type PortFailure } from './failure'
import type { LocationPort } from './location.types'

const WAIT_MS = 10_000
/** A city does not change within ten minutes. */
const FRESH_MS = 600_000

const failureOf = ({ code, message }: GeolocationPositionError): PortFailure => ({
  ok: false,
  code: code === 1 ? 'DENIED' : 'FAILED',
  why: message,
})

export const locate: LocationPort['locate'] = () =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(unsupported('no geolocation here'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ ok: true, value: { latitude, longitude } }),
      (error) => resolve(failureOf(error)),
      { timeout: WAIT_MS, maximumAge: FRESH_MS },
    )
  })
