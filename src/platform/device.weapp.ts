import Taro from '@tarojs/taro'
import type { DevicePort } from './device.types'
import { attempt, carryOut, unsupported } from './failure'

export const copyText: DevicePort['copyText'] = (text) =>
  carryOut(() => Taro.setClipboardData({ data: text }))

export const dial: DevicePort['dial'] = (phoneNumber) =>
  carryOut(() => Taro.makePhoneCall({ phoneNumber }))

/** `WEAPP_LOCATION=off` builds a mini-program that neither declares nor asks (app.config.ts). */
export const canLocate: DevicePort['canLocate'] = () => process.env.WEAPP_LOCATION !== 'off'

/**
 * Declared in app.config.ts. The fuzzy location needs no licence and is exact enough for a city.
 */
export const locate: DevicePort['locate'] = async () => {
  if (process.env.WEAPP_LOCATION === 'off') return unsupported('built without the location')
  const found = await attempt(() => Taro.getFuzzyLocation({ type: 'wgs84' }))
  if (!found.ok) return found
  const { latitude, longitude } = found.value
  return { ok: true, value: { latitude, longitude } }
}

export const showPlace: DevicePort['showPlace'] = (place, name) =>
  carryOut(() => Taro.openLocation({ ...place, name }))
