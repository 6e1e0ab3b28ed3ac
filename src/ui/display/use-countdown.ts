import { useEffect, useRef, useState } from 'react'
import { fill } from '@/copy/fill'
import { timeLeft as copy } from '@/copy/shell/controls'
import { countdownOf, type Countdown, countdownLength, payLaterAt } from '@/domain/time/countdown'
import { compactInstantMs } from '@/domain/time/instant'
import { now } from '@/platform/clock'
import { usePageHide, usePageShow } from '@/platform/page'
import { useElderMode } from '../shell/elder-mode'

/** Called with true at the end, and with false if a corrected clock continues the countdown. */
export type Ended = (ended: boolean) => void

export interface Ticking {
  ended: boolean
  /**
   * The time left, new every second. Undefined at the end, and in 长辈版, where nothing ticks: what is
   * shown there says until when.
   */
  running: Countdown | undefined
}

/**
 * Counts down to an instant on the gateway's clock (ms since 1970; undefined has ended). It pauses
 * while the page is covered and is correct at once when the page returns.
 */
export const useCountdown = (endAtMs: number | undefined, onEnd?: Ended): Ticking => {
  const still = useElderMode()
  const [time, setTime] = useState(now)
  const [onShow, setOnShow] = useState(true)
  usePageShow(() => setOnShow(true))
  usePageHide(() => setOnShow(false))

  useEffect(() => {
    if (!onShow || endAtMs === undefined) return
    // At its end nothing is drawn again, but a corrected clock continues the countdown.
    const tick = () =>
      setTime((before) => {
        const isUnchanged = still && now() < endAtMs && before < endAtMs
        return isUnchanged ? before : Math.min(now(), endAtMs)
      })
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [onShow, endAtMs, still])

  const left = endAtMs === undefined ? 0 : endAtMs - time
  const ended = endAtMs !== undefined && left <= 0
  const told = useRef(false)
  useEffect(() => {
    if (told.current === ended) return
    told.current = ended
    onEnd?.(ended)
  }, [ended, onEnd])

  const countdown = countdownOf({ ms: left })
  return { ended: countdown.ended, running: still || countdown.ended ? undefined : countdown }
}

/**
 * A countdown of some seconds that started with the component. Without one it has ended and `onEnd` is
 * not called.
 */
export const useSecondsLeft = (seconds: number | undefined, onEnd?: () => void): Ticking => {
  const [endAt] = useState(() =>
    seconds === undefined ? undefined : now() + countdownLength({ seconds }) * 1000,
  )
  return useCountdown(endAt, onEnd)
}

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

/** `HH:mm:ss` after the days, if there are any, because 254 hours are hard to read. */
export const timeLeft = ({ dd, hh, mm, ss, text }: Countdown): string =>
  dd === '00' ? text : fill(copy.days, { N: Number(dd), TIME: `${hh}:${mm}:${ss}` })
