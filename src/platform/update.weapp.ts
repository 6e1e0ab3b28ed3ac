import Taro from '@tarojs/taro'
import type { UpdatePort } from './update.types'

/** WeChat downloads a new version beside the running one. */
export const onUpdateReady: UpdatePort['onUpdateReady'] = (listener) => {
  const manager = Taro.getUpdateManager()
  manager.onUpdateReady(() => listener(() => manager.applyUpdate()))
}
