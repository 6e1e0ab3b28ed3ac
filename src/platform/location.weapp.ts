import Taro from '@tarojs/taro'
import { attempt } from './failure'
import type { LocationPort } from './location.types'

/**
 * Declared in app.config.ts. The fuzzy location needs no licence and is exact enough for a city.
 */
export const locate: LocationPort['locate'] = async () => {
  const found = await attempt(() => Taro.getFuzzyLocation({ type: 'wgs84' }))
  if (!found.ok) return found
  const { latitude, longitude } = found.value
  return { ok: true, value: { latitude, longitude } }
}
