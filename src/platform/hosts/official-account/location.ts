import type { Place } from '@/domain/city/find-city'
import { failed, type PortResult } from '../../failure'
import { invoke } from '../wechat-bridge'

/** WeChat's version decides whether degrees are numbers or text. */
const degrees = (given: unknown): number =>
  typeof given === 'string' || typeof given === 'number' ? Number(given) : NaN

/** `wx.getLocation` of the JS-SDK under the bridge's own name, for a verified address. */
export const locateByWechat = async (): Promise<PortResult<Place>> => {
  const answer = await invoke('geoLocation', { type: 'wgs84' })
  if (!answer.ok) return answer
  const latitude = degrees(answer.value['latitude'])
  const longitude = degrees(answer.value['longitude'])
  return Number.isFinite(latitude) && Number.isFinite(longitude)
    ? { ok: true, value: { latitude, longitude } }
    : failed('WeChat answered without a place')
}
