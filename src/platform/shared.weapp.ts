import Taro from '@tarojs/taro'
import type { SharedPort } from './shared.types'

/**
 * The light pages (src/light) share no module with the others, so WeChat's App carries it. Before
 * the App is registered WeChat keeps a default one and then adds what was put on it.
 */
export const shared: SharedPort['shared'] = () => Taro.getApp({ allowDefault: true })
