import { useEffect, useState } from 'react'

/**
 * Gives the focus back to what had it before a dialog came, once the dialog is gone. The dialogs of antd
 * do so only while they stay on the page.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus()
    },
    [before],
  )
}
