import Taro from '@tarojs/taro'
import { attempt, done } from './failure'
import type { PhonePort } from './phone.types'

export const dial: PhonePort['dial'] = async (phoneNumber) => {
  const dialled = await attempt(() => Taro.makePhoneCall({ phoneNumber }))
  return dialled.ok ? done : dialled
}
