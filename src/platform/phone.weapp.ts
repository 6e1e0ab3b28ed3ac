import Taro from '@tarojs/taro'
import type { PhonePort } from './phone.types'

/** Closing the dialler rejects; there is nothing to do about it. */
export const dial: PhonePort['dial'] = async (phoneNumber) => {
  await Taro.makePhoneCall({ phoneNumber }).catch(() => undefined)
}
