import { useDidHide, useDidShow } from '@tarojs/taro'

/**
 * A page stays mounted when another page covers it or its tab goes to the background. Start timers
 * and polling on show, and stop them on hide. Taro offers both events on both targets.
 */
export const usePageShow = (callback: () => void): void => useDidShow(callback)
export const usePageHide = (callback: () => void): void => useDidHide(callback)
