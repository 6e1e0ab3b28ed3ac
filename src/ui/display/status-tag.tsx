import { classNames } from '../class-names'
import { Text } from '../primitives/text'
import './status-tag.css'

/** `due` waits for the user, `soon` for a future day, `good` is as wished, `over` has ended. */
export type StatusTone = 'due' | 'soon' | 'good' | 'over'

/** The state of an order or a policy in one word. */
export const StatusTag = ({ tone, text }: { tone: StatusTone; text: string }) => (
  <Text className={classNames('hm-tag', `hm-tag--${tone}`)}>{text}</Text>
)
