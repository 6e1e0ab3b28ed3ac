import { useEffect, useRef, useState } from 'react'
import { countdownOf, type Countdown } from '@/domain/time/countdown'
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
