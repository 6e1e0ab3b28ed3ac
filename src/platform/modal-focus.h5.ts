/** Only the web build has to hold the focus; WeChat keeps it inside its dialogs. */
import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react'

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),[tabindex="0"]'

const reachable = (panel: HTMLElement): HTMLElement[] => [
  ...panel.querySelectorAll<HTMLElement>(FOCUSABLE),
]

/**
 * Moves the focus into the dialog, stops the page behind from scrolling, and restores the focus
 * afterwards.
 */
export const useModalFocus = (panel: RefObject<HTMLElement>): void => {
  useLayoutEffect(() => {
    const before = document.activeElement
    const page = panel.current?.closest<HTMLElement>('.taro_page')
    const overflow = page?.style.overflow ?? ''
    if (page) page.style.overflow = 'hidden'
    panel.current?.focus({ preventScroll: true })
    return () => {
      if (page) page.style.overflow = overflow
      /** The page behind stops being inert in the same commit, so the focus returns after it. */
      void Promise.resolve().then(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus()
      })
    }
  }, [panel])
}

/** Tab from the last control leads to the first, and Shift+Tab from the first to the last. */
export const keepFocusInside = (panel: HTMLElement | null, event: KeyboardEvent): void => {
  if (!panel) return
  const all = reachable(panel)
  const first = all[0]
  const last = all[all.length - 1]
  const { activeElement } = document
  if (!first || !last) event.preventDefault()
  else if (event.shiftKey && (activeElement === first || activeElement === panel)) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && activeElement === last) {
    event.preventDefault()
    first.focus()
  }
}
