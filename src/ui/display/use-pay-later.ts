import { useEffect, useState } from 'react'
import { compactInstantMs } from '@/domain/time/instant'
import { payLaterAt } from '@/domain/time/pay-later'
import { now } from '@/platform/clock'

/**
 * The countdown of the pay-later popup: to the end of today, then of tomorrow, until the order
 * expires (specification section 4). It does not restart after its end.
 */
export function usePayLater(times: { initCountdownTime: string; payExpireTime: string }): {
  countdown: string | undefined
  /** It counts to the end of today, but the order can be paid later too. */
  todayOnly: boolean
  payEnabled: boolean
} {
  const [since] = useState(now)
  const [elapsedMs, setElapsedMs] = useState(0)
  const shown = payLaterAt({ ...times, elapsedMs })
  const running = shown.state === 'running'
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setElapsedMs(now() - since), 1000)
    return () => clearInterval(timer)
  }, [running, since])
  return {
    countdown: shown.state === 'running' ? shown.countdown.text : undefined,
    todayOnly: shown.state === 'running' && shown.endAt < compactInstantMs(times.payExpireTime),
    payEnabled: shown.payEnabled,
  }
}
