import { useState } from 'react'
import { countdownLength } from '@/domain/time/countdown'
import { now } from '@/platform/clock'
import { useCountdown } from './use-countdown'

/** Seconds left of a countdown that began with the component; without one 0, and no end is told. */
export const useSecondsLeft = (seconds: number | undefined, onEnd?: () => void): number => {
  const [endAt] = useState(() =>
    seconds === undefined ? undefined : now() + countdownLength({ seconds }) * 1000,
  )
  return useCountdown(endAt, onEnd).seconds
}
