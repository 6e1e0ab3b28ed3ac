import { dial } from '@/platform/device'
import { Button } from './button'
import type { PhoneLinkProps } from './native-button.types'

/** WeChat opens the dialler and asks the user. */
export const PhoneLink = ({ phone, children, ...rest }: PhoneLinkProps) => (
  <Button {...rest} onClick={() => void dial(phone)}>
    {children ?? phone}
  </Button>
)
