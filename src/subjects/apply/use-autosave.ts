import { useEffect, useRef } from 'react'
import { usePageHide, usePageShow } from '@/platform/page'
import { usePurchase } from '@/stores/purchase'

/** A pause in typing of this length saves the form, ms. */
const PAUSE_MS = 600

/**
 * Saves the form on the gateway while it is filled in, so that a reload loses nothing. `isOwn` says
 * whether the form in memory is still the one of this page. Pages above this one save by themselves
 * what they change: a form that is saved while it is paid would come back afterwards.
 */
export const useAutosave = (isOwn: () => boolean, keep: () => void): void => {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const isShown = useRef(true)
  const latest = useRef({ isOwn, keep })
  latest.current = { isOwn, keep }

  const save = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    // Another form was begun above this page.
    if (!latest.current.isOwn()) return
    // A failure is not shown: the form is still on the screen, and the next pause tries again.
    latest.current.keep()
  }
  const saveWaiting = useRef<() => void>(() => undefined)
  saveWaiting.current = () => {
    if (timer.current !== undefined) save()
  }

  useEffect(() => {
    const stop = usePurchase.subscribe(() => {
      if (!isShown.current) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => saveWaiting.current(), PAUSE_MS)
    })
    return () => {
      stop()
      saveWaiting.current()
    }
  }, [])

  usePageHide(() => {
    saveWaiting.current()
    isShown.current = false
  })
  usePageShow(() => {
    isShown.current = true
  })
}
