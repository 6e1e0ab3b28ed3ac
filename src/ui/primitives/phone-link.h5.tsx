import { ariaNamed } from './aria'
import { buttonClass } from './classes'
import type { PhoneLinkProps } from './native-button.types'
import './button.css'

/** A real link: a long press copies it, and a device without a telephone opens another app. */
export const PhoneLink = (props: PhoneLinkProps) => (
  <a
    className={buttonClass(props, false)}
    href={`tel:${props.phone.replace(/[^\d+]/g, '')}`}
    {...ariaNamed(props)}
  >
    {props.children ?? props.phone}
  </a>
)
