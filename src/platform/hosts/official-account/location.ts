import type { Place } from '@/domain/choice/nearest-city'
import { failed, type PortResult } from '../../failure'
import { invoke } from '../wechat-bridge'

/** Numbers, or digits in a string, by WeChat's version. */
const degrees = (given: unknown): number =>
  typeof given === 'string' || typeof given === 'number' ? Number(given) : NaN

/** `wx.getLocation` of the JS-SDK, by the bridge's own name, for an address verified with it. */
export const locateByWechat = async (): Promise<PortResult<Place>> => {
  const answer = await invoke('geoLocation', { type: 'wgs84' })
  if (!answer.ok) return answer
  const latitude = degrees(answer.value['latitude'])
  const longitude = degrees(answer.value['longitude'])
  return Number.isFinite(latitude) && Number.isFinite(longitude)
    ? { ok: true, value: { latitude, longitude } }
    : failed('WeChat answered without a place')
}
