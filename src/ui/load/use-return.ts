import { useRef } from 'react'
import { usePageHide, usePageShow } from '@/platform/page'

/** Calls when the page returns after another page, tab or app, but not when it first opens. */
export const useReturn = (callback: () => void): void => {
  const away = useRef(false)
  usePageHide(() => {
    away.current = true
  })
  usePageShow(() => {
    if (!away.current) return
    away.current = false
    callback()
  })
}
