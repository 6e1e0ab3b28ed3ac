import { useRef } from 'react'
import { keepFocusInside, useModalFocus } from '@/platform/modal-focus'
import type { CoverProps } from './cover.types'

export const Cover = ({ label, children, ...look }: CoverProps) => {
  const panel = useRef<HTMLDivElement>(null)
  useModalFocus(panel)
  return (
    // The keys of everything inside the dialog arrive here.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      {...look}
      ref={panel}
      role="dialog"
      aria-modal
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Tab') keepFocusInside(panel.current, event)
      }}
    >
      {children}
    </div>
  )
}
