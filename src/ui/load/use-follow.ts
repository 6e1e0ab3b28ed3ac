import { useEffect, useRef, useState } from 'react'
import { pollDelay } from '@/domain/time/timings'
import { usePageHide, usePageShow } from '@/platform/page'

/**
 * Follows what happens on another phone: calls again and again while the page is shown and
 * `isOpen`, soon at first and then less often, and at once when the page returns.
 */
export const useFollow = (ask: () => Promise<unknown>, isOpen: boolean): void => {
  const [isShown, setShown] = useState(true)
  const [asked, setAsked] = useState(0)
  const latest = useRef(ask)
  latest.current = ask
  const away = useRef(false)
  usePageHide(() => {
    away.current = true
    setShown(false)
  })
  usePageShow(() => {
    setShown(true)
    if (!away.current) return
    away.current = false
    setAsked(0)
    void latest.current()
  })
  useEffect(() => {
    if (!isShown || !isOpen) return
    let isStale = false
    const timer = setTimeout(() => {
      void latest.current().then(() => {
        if (!isStale) setAsked((times) => times + 1)
      })
    }, pollDelay(asked))
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [isShown, isOpen, asked])
}
