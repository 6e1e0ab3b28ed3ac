/** Waits that can all be cancelled at once: at a reset, and when the gateway closes. */
export type Timers = {
  /** Waits real milliseconds. Answers false when it was cancelled. */
  wait: (ms: number) => Promise<boolean>
  cancel: () => void
}

export function createTimers(): Timers {
  const waiting = new Map<NodeJS.Timeout, (due: boolean) => void>()
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        const end = (due: boolean) => {
          clearTimeout(timer)
          waiting.delete(timer)
          resolve(due)
        }
        // A waiting notification must not keep a stopped gateway alive.
        const timer = setTimeout(end, ms, true).unref()
        waiting.set(timer, end)
      }),
    cancel: () => {
      for (const end of waiting.values()) end(false)
    },
  }
}
