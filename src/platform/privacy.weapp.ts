import Taro from '@tarojs/taro'
import { AGREE_BUTTON_ID, type PrivacyPort } from './privacy.types'

export { AGREE_BUTTON_ID }

/** WeChat before 2.32.3 neither asks nor has this function. */
export const onPrivacyAsked: PrivacyPort['onPrivacyAsked'] = (listener) => {
  if (!Taro.canIUse('onNeedPrivacyAuthorization')) return
  Taro.onNeedPrivacyAuthorization((resolve) =>
    listener((agreed) =>
      resolve(agreed ? { event: 'agree', buttonId: AGREE_BUTTON_ID } : { event: 'disagree' }),
    ),
  )
}
