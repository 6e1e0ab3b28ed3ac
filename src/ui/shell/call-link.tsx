import { fill } from '@/copy/fill'
import { shell } from '@/copy/shell/shell'
import { Icon } from '../primitives/icon'
import { PhoneLink } from '../primitives/phone-link'
import { Text } from '../primitives/text'

/** Calls customer service in one tap, from every page of 长辈版. */
export const CallLink = ({ phone, className }: { phone: string; className: string }) => (
  <PhoneLink
    kind="bare"
    className={className}
    phone={phone}
    label={fill(shell.callNumber, { PHONE: phone })}
  >
    <Icon name="call" />
    <Text>{shell.call}</Text>
  </PhoneLink>
)
