import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Allows one press at a time: while its promise is pending, further presses do nothing. A second
 * tap can arrive before React renders, so a ref stands beside the state.
 */
export const usePress = (
  onClick: (() => void | Promise<void>) | undefined,
  blocked: boolean,
): { press: () => void; pending: boolean } => {
  const [pending, setPending] = useState(false)
  const running = useRef(false)
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const press = useCallback(() => {
    if (blocked || running.current || !onClick) return
    const outcome = onClick()
    if (!(outcome instanceof Promise)) return
    running.current = true
    setPending(true)
    void outcome.finally(() => {
      running.current = false
      if (mounted.current) setPending(false)
    })
  }, [onClick, blocked])

  return { press, pending }
}
