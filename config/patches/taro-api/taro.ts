import { useDidHide, useDidShow, useRouter } from '@tarojs/plugin-framework-react/dist/runtime'
import { getCurrentPages, navigateBack, navigateTo, reLaunch, redirectTo } from '@tarojs/router'
import { eventCenter } from '@tarojs/runtime'

export { eventCenter, getCurrentPages, navigateBack, navigateTo, reLaunch, redirectTo }
export { useDidHide, useDidShow, useRouter }

/** Taro's entry calls this. Our sizes need no conversion. */
export const initPxTransform = (): void => {}

/** Taro's router calls this. There is no tab bar. */
export const initTabBarApis = (): void => {}

/**
 * Everything that the web build uses of @tarojs/taro. Taro's compiler turns a named import that it
 * does not know as an API, such as a hook, into a property of this object.
 */
export default {
  eventCenter,
  getCurrentPages,
  navigateBack,
  navigateTo,
  reLaunch,
  redirectTo,
  useDidHide,
  useDidShow,
  useRouter,
}
