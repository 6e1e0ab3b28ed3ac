import { Text } from '../primitives/text'
import { timeLeft } from './time-left'
import { useCountdown, type Ended } from './use-countdown'

export interface CountdownTextProps {
  endAtMs: number
  onEnd?: Ended
}

/** `HH:mm:ss` after the days. Screen readers read it on demand and are not told every second. */
export const CountdownText = ({ endAtMs, onEnd }: CountdownTextProps) => (
  <Text numeric bold>
    {timeLeft(useCountdown(endAtMs, onEnd))}
  </Text>
)
