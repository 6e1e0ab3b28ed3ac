import Taro from '@tarojs/taro'
import type { DevicePort } from './device.types'
import { attempt, carryOut } from './failure'

export const copyText: DevicePort['copyText'] = (text) =>
  carryOut(() => Taro.setClipboardData({ data: text }))

export const dial: DevicePort['dial'] = (phoneNumber) =>
  carryOut(() => Taro.makePhoneCall({ phoneNumber }))

/**
 * Declared in app.config.ts. The fuzzy location needs no licence and is exact enough for a city.
 */
export const locate: DevicePort['locate'] = async () => {
  const found = await attempt(() => Taro.getFuzzyLocation({ type: 'wgs84' }))
  if (!found.ok) return found
  const { latitude, longitude } = found.value
  return { ok: true, value: { latitude, longitude } }
}
