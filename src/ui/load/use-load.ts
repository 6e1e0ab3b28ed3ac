import { useCallback, useEffect, useRef, useState } from 'react'

export type Load<T, E> =
  { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed'; error: E }

type Outcome<T, E> = { ok: true; value: T } | { ok: false; error: E }

export interface Loading<T, E> {
  state: Load<T, E>
  /** Asks again; what is shown stays until the new answer is there, unless it had failed. */
  again: () => Promise<void>
}

/**
 * Loads what a page shows, when it opens and whenever `key` changes. An answer that comes after a
 * newer question is dropped.
 */
export const useLoad = <T, E>(key: string, load: () => Promise<Outcome<T, E>>): Loading<T, E> => {
  const [state, setState] = useState<Load<T, E>>({ status: 'loading' })
  const latest = useRef(load)
  latest.current = load
  const asked = useRef(0)

  const again = useCallback(async () => {
    const question = (asked.current += 1)
    setState((before) => (before.status === 'failed' ? { status: 'loading' } : before))
    const answer = await latest.current()
    if (question !== asked.current) return
    setState(
      answer.ok
        ? { status: 'ready', value: answer.value }
        : { status: 'failed', error: answer.error },
    )
  }, [])

  useEffect(() => {
    setState({ status: 'loading' })
    void again()
    return () => {
      asked.current += 1
    }
  }, [key, again])

  return { state, again }
}
