import { performance } from 'node:perf_hooks'

/** How long (ms) the event loop is watched before it is judged. */
const WATCHED_MS = 200
/** With more work than this, a call waits for others more than twice as long as at half of it. */
const MOST = 0.7

/** How long (ms) the event loop has worked and how long it had nothing to do. */
interface LoopTime {
  active: number
  idle: number
}

/**
 * Answers whether the event loop of this process was busy for most of the last moments. Work in other
 * processes on the same processors counts, because the loop then waits for a processor.
 */
export function createLoopWatch(
  read: () => LoopTime = () => performance.eventLoopUtilization(),
): () => boolean {
  let from = read()
  let isBusy = false
  return () => {
    const until = read()
    const active = until.active - from.active
    const all = active + until.idle - from.idle
    if (all >= WATCHED_MS) {
      isBusy = active / all > MOST
      from = until
    }
    return isBusy
  }
}
