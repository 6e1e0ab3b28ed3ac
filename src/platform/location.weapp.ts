import Taro from '@tarojs/taro'
import { attempt } from './failure'
import type { LocationPort } from './location.types'

/** A page that uses it adds `requiredPrivateInfos` to app.config.ts; until then: UNDECLARED. */
export const locate: LocationPort['locate'] = async () => {
  const found = await attempt(() => Taro.getFuzzyLocation({ type: 'wgs84' }))
  if (!found.ok) return found
  const { latitude, longitude } = found.value
  return { ok: true, value: { latitude, longitude } }
}
