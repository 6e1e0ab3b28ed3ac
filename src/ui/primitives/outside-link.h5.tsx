import { classNames } from '../class-names'
import { ariaNamed } from './aria'
import type { OutsideLinkProps } from './outside-link.types'
import './link.css'

/** Opens in a new tab. */
export const OutsideLink = (props: OutsideLinkProps) => (
  <a
    id={props.id}
    className={classNames('hm-link', props.className)}
    style={props.style}
    href={props.to}
    target="_blank"
    rel="noreferrer"
    {...ariaNamed(props)}
  >
    {props.children}
  </a>
)
