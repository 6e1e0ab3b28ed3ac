import { performance } from 'node:perf_hooks'

/** How long (ms) the event loop is watched before it is judged. */
const WATCHED_MS = 200
/** With more work than this, a call waits for others more than twice as long as at half of it. */
const MOST = 0.7

/**
 * Answers whether the event loop of this process was busy for most of the last moments. Work in other
 * processes on the same processors counts, because the loop then waits for a processor.
 */
export function createLoopWatch(
  meter: Pick<typeof performance, 'eventLoopUtilization' | 'now'> = performance,
): () => boolean {
  let from = meter.eventLoopUtilization()
  let fromAt = meter.now()
  let isBusy = false
  return () => {
    const now = meter.now()
    if (now - fromAt >= WATCHED_MS) {
      const until = meter.eventLoopUtilization()
      isBusy = meter.eventLoopUtilization(until, from).utilization > MOST
      from = until
      fromAt = now
    }
    return isBusy
  }
}
