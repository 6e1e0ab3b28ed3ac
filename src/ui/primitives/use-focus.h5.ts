import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the element each time `focused` turns true. */
export const useFocus = <E extends HTMLElement>(focused: boolean | undefined): RefObject<E> => {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (focused) ref.current?.focus()
  }, [focused])
  return ref
}
