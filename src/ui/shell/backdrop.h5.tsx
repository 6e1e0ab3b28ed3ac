import { useLayoutEffect, useRef } from 'react'
import type { BackdropProps } from './backdrop.types'

/** React 18 does not know `inert`, and iOS before 15.5 supports only the aria attribute. */
export const Backdrop = ({ inert, children }: BackdropProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (inert) ref.current?.setAttribute('inert', '')
    else ref.current?.removeAttribute('inert')
  }, [inert])
  return (
    <div ref={ref} aria-hidden={inert || undefined}>
      {children}
    </div>
  )
}
