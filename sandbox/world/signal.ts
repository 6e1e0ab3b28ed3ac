/** Tells listeners that something changed. Many changes within a moment are told once. */
export interface Signal {
  tell: () => void
  /** Answers a function that stops listening. */
  listen: (listener: () => void) => () => void
}

const MOMENT_MS = 60

export function createSignal(): Signal {
  const listeners = new Set<() => void>()
  let isWaiting = false
  return {
    tell: () => {
      if (isWaiting || listeners.size === 0) return
      isWaiting = true
      setTimeout(() => {
        isWaiting = false
        for (const listener of listeners) listener()
      }, MOMENT_MS).unref()
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
