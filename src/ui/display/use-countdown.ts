import { useEffect, useRef, useState } from 'react'
import { countdownOf, type Countdown } from '@/domain/time/countdown'
import { now } from '@/platform/clock'
import { usePageHide, usePageShow } from '@/platform/lifecycle'

/** Told when it ends (true), and when it goes on after all because a clock was put right (false). */
export type Ended = (ended: boolean) => void

/**
 * Counts down to a moment of the gateway's clock (ms since 1970; undefined stands still at zero).
 * It rests while the page is covered and is right again at once when it comes back.
 */
export const useCountdown = (endAtMs: number | undefined, onEnd?: Ended): Countdown => {
  const [time, setTime] = useState(now)
  const [onShow, setOnShow] = useState(true)
  usePageShow(() => setOnShow(true))
  usePageHide(() => setOnShow(false))

  useEffect(() => {
    if (!onShow || endAtMs === undefined) return
    // At its end nothing is drawn anew, but it goes on when a clock that was set is put right.
    const tick = () => setTime(Math.min(now(), endAtMs))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [onShow, endAtMs])

  const left = endAtMs === undefined ? 0 : endAtMs - time
  const ended = endAtMs !== undefined && left <= 0
  const told = useRef(false)
  useEffect(() => {
    if (told.current === ended) return
    told.current = ended
    onEnd?.(ended)
  }, [ended, onEnd])

  return countdownOf({ ms: left })
}
