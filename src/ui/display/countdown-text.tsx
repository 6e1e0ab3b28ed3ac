import { Text } from '../primitives/text'
import { useCountdown, type Ended } from './use-countdown'

export interface CountdownTextProps {
  endAtMs: number
  onEnd?: Ended
}

/** `HH:mm:ss`. Screen readers read it when they come to it; they are not told every second. */
export const CountdownText = ({ endAtMs, onEnd }: CountdownTextProps) => (
  <Text numeric bold>
    {useCountdown(endAtMs, onEnd).text}
  </Text>
)
