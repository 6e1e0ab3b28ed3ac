import { useEffect, useState } from 'react'
import { payLaterAt } from '@/domain/time/countdown'
import { compactInstantMs } from '@/domain/time/instant'
import { now } from '@/platform/clock'
import { useElderMode } from '../shell/elder-mode'

/**
 * The countdown of the pay-later popup: to the end of today, then of tomorrow, until the order
 * expires. It does not restart after its end.
 */
export function usePayLater(times: { initCountdownTime: string; payExpireTime: string }): {
  /** Undefined at its end, and in 长辈版, where nothing ticks. */
  countdown: string | undefined
  /** In 长辈版, until when the order can be paid. */
  until: string | undefined
  /** It counts to the end of today, but the order can be paid later too. */
  todayOnly: boolean
  payEnabled: boolean
} {
  const still = useElderMode()
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
    countdown: shown.state === 'running' && !still ? shown.countdown.text : undefined,
    until: still && running ? times.payExpireTime : undefined,
    todayOnly: shown.state === 'running' && shown.endAt < compactInstantMs(times.payExpireTime),
    payEnabled: shown.payEnabled,
  }
}
