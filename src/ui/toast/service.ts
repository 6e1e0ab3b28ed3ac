import { TOAST_MS } from '@/domain/time/timings'

export interface Toast {
  id: number
  text: string
}

let shown: Toast | undefined
let lastId = 0
const listeners = new Set<() => void>()

const put = (toast: Toast | undefined): void => {
  shown = toast
  for (const listener of listeners) listener()
}

/** Shows one short message on the shown page for `forMs`. A newer toast replaces an older one. */
export const toast = (text: string, forMs = TOAST_MS): void => {
  const own = { id: (lastId += 1), text }
  put(own)
  setTimeout(() => {
    if (shown === own) put(undefined)
  }, forMs)
}

/** Ends the message, because what it spoke of is no longer on show. */
export const endToast = (): void => {
  if (shown) put(undefined)
}

export const currentToast = (): Toast | undefined => shown

export const onToast = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
