import Taro from '@tarojs/taro'
import { readPageParams } from '@/domain/address/query'
import { AGREE_BUTTON_ID, type AppPort, type Entrance } from './app.types'

export const hasAddresses: AppPort['hasAddresses'] = false
export const hasNativePages: AppPort['hasNativePages'] = true
export const signsInQuietly: AppPort['signsInQuietly'] = true
export const hasLightPages: AppPort['hasLightPages'] = true
export const reloadForgets: AppPort['reloadForgets'] = false
export const leavesToPay: AppPort['leavesToPay'] = false
export const asksForMessages: AppPort['asksForMessages'] = true

export const userAgent: AppPort['userAgent'] = () => ''

export const appId: AppPort['appId'] = () => Taro.getAccountInfoSync().miniProgram.appId

export const scene: AppPort['scene'] = () => String(Taro.getEnterOptionsSync().scene)

export const officialAccountAppId: AppPort['officialAccountAppId'] = () => undefined

export const inMiniProgramWebView: AppPort['inMiniProgramWebView'] = () => false

/** The mini-program has its own storage, and its logins need no cookie. */
export const keepsCookies: AppPort['keepsCookies'] = () => true

interface NativeEntrance {
  path?: string
  query?: Record<string, string | undefined>
  scene?: number
}

const read = ({ path = '', query = {}, scene }: NativeEntrance): Entrance => ({
  path: `/${path}`,
  query: readPageParams(query),
  ...(scene === undefined ? {} : { scene }),
})

export const onAppShow: AppPort['onAppShow'] = (listener) =>
  Taro.onAppShow((native) => listener(read(native)))

export const onUnknownPage: AppPort['onUnknownPage'] = (listener) =>
  Taro.onPageNotFound(({ query }) => listener(readPageParams(query)))

/** WeChat downloads a new version beside the running one. */
export const onUpdateReady: AppPort['onUpdateReady'] = (listener) => {
  const manager = Taro.getUpdateManager()
  manager.onUpdateReady(() => listener(() => manager.applyUpdate()))
}

/** WeChat before 2.32.3 neither asks nor has this function. */
export const onPrivacyAsked: AppPort['onPrivacyAsked'] = (listener) => {
  if (!Taro.canIUse('onNeedPrivacyAuthorization')) return
  Taro.onNeedPrivacyAuthorization((resolve) =>
    listener((agreed) =>
      resolve(agreed ? { event: 'agree', buttonId: AGREE_BUTTON_ID } : { event: 'disagree' }),
    ),
  )
}

export const watchFaults: AppPort['watchFaults'] = (tell) => {
  Taro.onError(tell)
  Taro.onUnhandledRejection(({ reason }) => tell(reason))
}

/** A mini-program is told when it returns, and its pages refresh themselves. */
export const reloadWhenRestored: AppPort['reloadWhenRestored'] = () => undefined
