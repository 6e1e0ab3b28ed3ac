import { Text } from '../primitives/text'
import './period.css'

/** When cover begins and ends. Each day stays whole: a line breaks between them alone. */
export const Period = ({ of }: { of: { effectiveOn: string; expireOn: string } }) => (
  <>
    <Text className="hm-period__day">{of.effectiveOn} –</Text>{' '}
    <Text className="hm-period__day">{of.expireOn}</Text>
  </>
)
