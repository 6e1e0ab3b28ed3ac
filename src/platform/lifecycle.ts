import { useDidHide, useDidShow } from '@tarojs/taro'

/**
 * A page that another page covers, or whose tab or app goes to the background, stays mounted:
 * start timers and polling on show, stop them on hide. Taro gives both on both targets.
 */
export const usePageShow = (callback: () => void): void => useDidShow(callback)
export const usePageHide = (callback: () => void): void => useDidHide(callback)
