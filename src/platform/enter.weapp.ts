import Taro from '@tarojs/taro'
import { readPageParams } from '@/domain/address/query'
import type { EnterPort, Entrance } from './enter.types'

interface NativeEntrance {
  path?: string
  query?: Record<string, string | undefined>
  scene?: number
  referrerInfo?: { appId?: string }
}

const read = ({ path = '', query = {}, scene, referrerInfo }: NativeEntrance): Entrance => ({
  path: `/${path}`,
  query: readPageParams(query),
  ...(scene === undefined ? {} : { scene }),
  ...(referrerInfo?.appId ? { fromAppId: referrerInfo.appId } : {}),
})

export const entrance: EnterPort['entrance'] = () => read(Taro.getEnterOptionsSync())

export const onAppShow: EnterPort['onAppShow'] = (listener) =>
  Taro.onAppShow((native) => listener(read(native)))

export const onAppHide: EnterPort['onAppHide'] = (listener) => Taro.onAppHide(listener)
