import { useState } from 'react'
import { countdownLength } from '@/domain/time/countdown'
import { now } from '@/platform/clock'
import { useCountdown, type Ticking } from './use-countdown'

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
