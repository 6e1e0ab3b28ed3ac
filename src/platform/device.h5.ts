import type { DevicePort } from './device.types'
import { can } from './environment'
import { done, unsupported, type PortFailure } from './failure'
import { locateByWechat } from './hosts/official-account/location'

/** The clipboard API needs https. Other pages select a hidden field and copy its text. */
export const copyText: DevicePort['copyText'] = async (text) => {
  try {
    await navigator.clipboard.writeText(text)
    return done
  } catch {
    return copyBySelection(text) ? done : unsupported('neither clipboard API nor execCommand')
  }
}

const copyBySelection = (text: string): boolean => {
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('readonly', '')
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
  }
}

export const dial: DevicePort['dial'] = (phoneNumber) => {
  window.location.assign(`tel:${phoneNumber.replace(/[^\d+]/g, '')}`)
  return Promise.resolve(done)
}

export const canLocate: DevicePort['canLocate'] = () => true

export const showPlace: DevicePort['showPlace'] = () =>
  Promise.resolve(unsupported('a link opens the map'))

const WAIT_MS = 10_000
/** A position may be ten minutes old, because the city rarely changes in that time. */
const FRESH_MS = 600_000

const DENIED = 1

const failureOf = ({ code, message }: GeolocationPositionError): PortFailure => ({
  ok: false,
  code: code === DENIED ? 'DENIED' : 'FAILED',
  why: message || `geolocation failed with ${code}`,
})

const locateByBrowser: DevicePort['locate'] = () =>
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
export const locate: DevicePort['locate'] = async () => {
  if (!can('jsSdk')) return locateByBrowser()
  const found = await locateByWechat()
  return found.ok || found.code === 'DENIED' || found.code === 'CANCELLED'
    ? found
    : locateByBrowser()
}
