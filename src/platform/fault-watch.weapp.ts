import Taro from '@tarojs/taro'
import type { FaultWatchPort } from './fault-watch.types'

export const watchFaults: FaultWatchPort['watchFaults'] = (tell) => {
  Taro.onError(tell)
  Taro.onUnhandledRejection(({ reason }) => tell(reason))
}
