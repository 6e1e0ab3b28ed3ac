import { go, replace } from '@/platform/navigation'
import { classNames } from '../class-names'
import { ariaNamed } from './aria'
import type { LinkProps, OutsideLinkProps } from './shown.types'
import './link.css'

/** A real link, so that it can be copied or opened in a tab. A plain tap stays in the app. */
export const Link = (props: LinkProps) => (
  <a
    id={props.id}
    className={classNames('hm-link', props.className)}
    style={props.style}
    href={props.to}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      void (props.replace ? replace(props.to) : go(props.to))
    }}
    {...ariaNamed(props)}
  >
    {props.children}
  </a>
)

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
