import { useState } from 'react'
import { countdownLength } from '@/domain/time/countdown'
import { now } from '@/platform/clock'
import { useCountdown } from './use-countdown'

/**
 * Seconds left of a countdown that started with the component. Without one the value is 0 and
 * `onEnd` is not called.
 */
export const useSecondsLeft = (seconds: number | undefined, onEnd?: () => void): number => {
  const [endAt] = useState(() =>
    seconds === undefined ? undefined : now() + countdownLength({ seconds }) * 1000,
  )
  return useCountdown(endAt, onEnd).seconds
}
