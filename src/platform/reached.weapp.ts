import Taro from '@tarojs/taro'
import type { ReachedPort } from './reached.types'

export const whenReached: ReachedPort['whenReached'] = (selector) =>
  new Promise((resolve) => {
    const observer = Taro.createIntersectionObserver(Taro.getCurrentInstance().page ?? {})
    observer.relativeToViewport().observe(selector, ({ intersectionRatio = 0 }) => {
      if (intersectionRatio <= 0) return
      observer.disconnect()
      resolve()
    })
  })
