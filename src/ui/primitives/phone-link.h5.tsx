import { ariaNamed } from './aria'
import { buttonClass } from './button-class'
import type { PhoneLinkProps } from './phone-link.types'
import './button.css'

/** A real address: a long press copies it, and whoever has no telephone opens another app by it. */
export const PhoneLink = (props: PhoneLinkProps) => (
  <a
    className={buttonClass(props, false)}
    href={`tel:${props.phone.replace(/[^\d+]/g, '')}`}
    {...ariaNamed(props)}
  >
    {props.children ?? props.phone}
  </a>
)
