import { useEffect, useRef, useState } from 'react'
import { countdownOf, type Countdown } from '@/domain/time/countdown'
import { now } from '@/platform/clock'
import { usePageHide, usePageShow } from '@/platform/lifecycle'

/**
 * Counts down to a moment of the gateway's clock (ms since 1970; undefined stands still at zero).
 * It rests while the page is covered and is right again at once when it comes back.
 */
export const useCountdown = (endAtMs: number | undefined, onEnd?: () => void): Countdown => {
  const [time, setTime] = useState(now)
  const [onShow, setOnShow] = useState(true)
  usePageShow(() => setOnShow(true))
  usePageHide(() => setOnShow(false))

  const left = endAtMs === undefined ? 0 : endAtMs - time
  useEffect(() => {
    if (!onShow || endAtMs === undefined) return
    // It rests at its end but goes on when a clock that was set is put right: nothing is drawn anew.
    const tick = () => setTime(Math.min(now(), endAtMs))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [onShow, endAtMs])

  const told = useRef<number>()
  useEffect(() => {
    if (left > 0) told.current = undefined
    if (endAtMs === undefined || left > 0 || told.current === endAtMs) return
    told.current = endAtMs
    onEnd?.()
  }, [endAtMs, left, onEnd])

  return countdownOf({ ms: left })
}
