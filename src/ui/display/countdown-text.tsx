import { Text } from '../primitives/text'
import { timeLeft } from './time-left'
import { useCountdown, type Ended } from './use-countdown'

export interface CountdownTextProps {
  endAtMs: number
  onEnd?: Ended
}

/**
 * `HH:mm:ss`, after its days. Screen readers read it when they come to it; they are not told every
 * second.
 */
export const CountdownText = ({ endAtMs, onEnd }: CountdownTextProps) => (
  <Text numeric bold>
    {timeLeft(useCountdown(endAtMs, onEnd))}
  </Text>
)
