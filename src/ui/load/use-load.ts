import { useCallback, useEffect, useRef, useState } from 'react'
import { behindFirstScreen } from '@/platform/first-screen'

export type Load<T, E> =
  { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed'; error: E }

type Outcome<T, E> = { ok: true; value: T } | { ok: false; error: E }

export interface Loading<T, E> {
  state: Load<T, E>
  /** Asks again; what is shown stays until there is something newer to show. */
  again: () => Promise<void>
}

/** One value, so that a page which has only just been drawn as loading is not drawn again. */
export const LOADING = { status: 'loading' } as const

/** Whether its answer is still waited for: nobody left the page or asked again. */
export type IsWanted = () => boolean

/**
 * Loads what a page shows, when it opens and whenever `key` changes. An answer that comes after a
 * newer question is dropped.
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
