/** A clock with timers, which a test moves by hand. */
export interface HandClock {
  now(): number
  /** Does something after this time (ms). Answers how to cancel it. */
  later(ms: number, act: () => void): () => void
  sleep(ms: number): Promise<void>
  /** Moves on by this time (ms), and does what is due on the way, in its order. */
  pass(ms: number): Promise<void>
}

/** Enough turns for what waits for a promise that waits for a promise. */
const TURNS = 12
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await undefined
}

export function createHandClock(): HandClock {
  let now = 1_800_000_000_000
  /** What is due at each moment. */
  const due = new Map<number, Set<() => void>>()
  let moments: number[] = []
  const later: HandClock['later'] = (ms, act) => {
    const at = Math.max(now, Math.ceil(now + ms))
    const acts = due.get(at) ?? new Set()
    if (!due.has(at)) {
      due.set(at, acts)
      let [from, to] = [0, moments.length]
      while (from < to) {
        const middle = (from + to) >> 1
        if ((moments[middle] ?? 0) < at) from = middle + 1
        else to = middle
      }
      moments.splice(from, 0, at)
    }
    const own = () => act()
    acts.add(own)
    return () => void acts.delete(own)
  }
  return {
    now: () => now,
    later,
    sleep: (ms) => new Promise<void>((resolve) => void later(ms, resolve)),
    pass: async (ms) => {
      const until = now + ms
      await settled()
      for (let [next] = moments; next !== undefined && next <= until; [next] = moments) {
        now = next
        moments = moments.slice(1)
        const acts = due.get(next)
        due.delete(next)
        for (const act of acts ?? []) {
          act()
          await settled()
        }
      }
      now = until
    },
  }
}
