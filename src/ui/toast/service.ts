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

/** Says one short thing on the page on show; a newer toast takes the place of an older one. */
export const toast = (text: string, forMs = TOAST_MS): void => {
  const own = { id: (lastId += 1), text }
  put(own)
  setTimeout(() => {
    if (shown === own) put(undefined)
  }, forMs)
}

export const currentToast = (): Toast | undefined => shown

export const onToast = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
