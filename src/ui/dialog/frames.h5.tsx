import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { keepFocusInside, useModalFocus } from '@/platform/modal-focus'
import { classNames } from '../class-names'
import type { DialogFrameProps, DialogFramesProps } from './frames.types'
import './frame.css'

export const DialogFrame = ({ dialog, covered }: DialogFrameProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useModalFocus(panel)
  useLayoutEffect(() => {
    // React 18 does not know the attribute `inert`.
    if (covered) frame.current?.setAttribute('inert', '')
    else frame.current?.removeAttribute('inert')
  }, [covered])
  const dismiss = () => {
    if (dialog.dismissable) dialog.dismiss()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dismiss()
    if (event.key === 'Tab') keepFocusInside(panel.current, event)
  }
  return (
    // The keys of everything inside the dialog arrive here.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      aria-hidden={covered || undefined}
      className={classNames(
        'hm-dialog',
        `hm-dialog--${dialog.look}`,
        dialog.closing && 'hm-dialog--closing',
      )}
      onKeyDown={onKeyDown}
    >
      <div className="hm-dialog__mask" aria-hidden onClick={dismiss} />
      <div
        ref={panel}
        className="hm-dialog__panel"
        style={{ height: dialog.height }}
        role="dialog"
        aria-modal
        aria-label={dialog.label}
        tabIndex={-1}
      >
        {dialog.content}
      </div>
    </div>
  )
}

/** Draws the open dialogs over each other. Only the topmost can be reached. */
export const DialogFrames = ({ dialogs }: DialogFramesProps) => (
  <>
    {dialogs.map((dialog, index) => (
      <DialogFrame key={dialog.id} dialog={dialog} covered={index < dialogs.length - 1} />
    ))}
  </>
)
