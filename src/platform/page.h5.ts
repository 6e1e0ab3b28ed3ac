import { useDidHide, useDidShow } from '@tarojs/taro'
import { startTransition } from 'react'
import type { PagePort } from './page.types'

export const usePageShow: PagePort['usePageShow'] = (callback) => useDidShow(callback)

export const usePageHide: PagePort['usePageHide'] = (callback) => useDidHide(callback)

const firstScreen = (): HTMLElement | null => document.getElementById('hm-first')

export const removeFirstScreen: PagePort['removeFirstScreen'] = () => firstScreen()?.remove()

export const behindFirstScreen: PagePort['behindFirstScreen'] = (change) =>
  firstScreen() ? startTransition(change) : change()

export const scrollToId: PagePort['scrollToId'] = (id) =>
  document.getElementById(id)?.scrollIntoView({ block: 'center' })

/** Pages lie on top of each other and scroll separately. The last one is shown. */
export const scrollToTop: PagePort['scrollToTop'] = () => {
  const shown = [...document.querySelectorAll('.taro_page')].pop()
  if (shown) shown.scrollTop = 0
}

export const focusText: PagePort['focusText'] = (id) => {
  const text = document.getElementById(id)
  text?.setAttribute('tabindex', '-1')
  text?.focus({ preventScroll: true })
}

export const useNearEnd: PagePort['useNearEnd'] = () => true
