import { useCallback, useEffect, useRef, useState } from 'react'
import { behindFirstScreen, usePageHide, usePageShow } from '@/platform/page'

export type Load<T, E> =
  { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed'; error: E }

type Outcome<T, E> = { ok: true; value: T } | { ok: false; error: E }

export interface Loading<T, E> {
  state: Load<T, E>
  /** Loads again. The shown data stays until newer data arrives. */
  again: () => Promise<void>
}

/** A constant, so that a page that was just drawn as loading is not drawn again. */
export const LOADING = { status: 'loading' } as const

/** Whether the answer is still needed: the user has not left the page, and no newer load began. */
export type IsWanted = () => boolean

/**
 * Loads a page's data when it opens and whenever `key` changes. An answer after a newer request is
 * dropped.
 */
export const useLoad = <T, E>(
  key: string,
  load: (isWanted: IsWanted) => Promise<Outcome<T, E>>,
): Loading<T, E> => {
  const [state, setState] = useState<Load<T, E>>(LOADING)
  const latest = useRef(load)
  latest.current = load
  const asked = useRef(0)

  const again = useCallback(async () => {
    const question = (asked.current += 1)
    setState((before) => (before.status === 'failed' ? LOADING : before))
    const isWanted = () => question === asked.current
    const answer = await latest.current(isWanted)
    if (!isWanted()) return
    behindFirstScreen(() =>
      setState((before) => {
        if (answer.ok) return { status: 'ready', value: answer.value }
        return before.status === 'ready' ? before : { status: 'failed', error: answer.error }
      }),
    )
  }, [])

  useEffect(() => {
    setState(LOADING)
    void again()
    return () => {
      asked.current += 1
    }
  }, [key, again])

  return { state, again }
}

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
