import { Text } from '../primitives/text'
import './period.css'

/** The coverage period. A line breaks only between its two days. */
export const Period = ({ of }: { of: { effectiveOn: string; expireOn: string } }) => (
  <>
    <Text className="hm-period__day">{of.effectiveOn} –</Text>{' '}
    <Text className="hm-period__day">{of.expireOn}</Text>
  </>
)
