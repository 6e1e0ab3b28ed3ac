import { useEffect, useRef, type ReactNode } from 'react'
import { rootless } from '@/domain/address/query'
import { can, openMiniProgram } from '@/platform/environment'
import { failureOf, type PortResult, done } from '@/platform/failure'
import { readSubscribeDetails } from '@/platform/hosts/official-account/subscribe-details'
import type { SubscribeAnswer } from '@/platform/subscribe.types'
import { Button } from './button'
import { buttonClass } from './classes'
import type {
  ButtonLook,
  SubscribeButtonProps,
  LaunchMiniProgramButtonProps,
} from './native-button.types'
import './button.css'

/** The name of a button whose content is not read aloud: its label, otherwise its text. */
const nameOf = ({ label, children }: ButtonLook): string =>
  label ?? (typeof children === 'string' ? children : '')

/**
 * A wx-open-* element of WeChat. The page's styles do not reach its tappable content, so it lies
 * transparent over our content, which gives the look. The role and the name are on the element
 * itself.
 */
const OpenTag = ({
  tag,
  attributes,
  label,
  on,
  children,
}: {
  tag: 'wx-open-subscribe' | 'wx-open-launch-weapp'
  attributes: Readonly<Record<string, string>>
  label: string
  /** Handlers for the element's events, called with their `detail`. */
  on: Readonly<Record<string, (detail: unknown) => void>>
  children: ReactNode
}) => {
  const place = useRef<HTMLSpanElement>(null)
  const listeners = useRef(on)
  listeners.current = on
  const key = JSON.stringify([tag, attributes, label])
  useEffect(() => {
    const element = place.current?.ownerDocument.createElement(tag)
    if (!element) return
    for (const [name, value] of Object.entries({
      ...attributes,
      role: 'button',
      'aria-label': label,
    }))
      element.setAttribute(name, value)
    element.innerHTML =
      '<script type="text/wxtag-template"><div style="width:100%;height:100%;opacity:0">.</div></script>'
    element.style.cssText = 'position:absolute;top:0;right:0;bottom:0;left:0'
    for (const name of Object.keys(listeners.current))
      element.addEventListener(name, (event) =>
        listeners.current[name]?.((event as CustomEvent<unknown>).detail),
      )
    place.current?.append(element)
    return () => element.remove()
    // The key contains everything that the element is made of.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return (
    <span style={{ position: 'relative', display: 'inline-block' }}>
      <span aria-hidden>{children}</span>
      <span ref={place} />
    </span>
  )
}

/** In an official account subscribing needs an element of WeChat. Other hosts cannot subscribe. */
export const SubscribeButton = ({
  templateIds,
  onAnswer,
  fallback,
  ...look
}: SubscribeButtonProps) => {
  if (!can('openTags')) return <>{fallback}</>
  const answer = (detail: unknown): PortResult<Record<string, SubscribeAnswer>> => ({
    ok: true,
    value: readSubscribeDetails(detail),
  })
  return (
    <OpenTag
      tag="wx-open-subscribe"
      attributes={{ template: templateIds.slice(0, 3).join(',') }}
      label={nameOf(look)}
      on={{
        success: (detail) => onAnswer(answer(detail)),
        error: (detail) => onAnswer(failureOf(detail)),
      }}
    >
      <span className={buttonClass(look, false)}>{look.children}</span>
    </OpenTag>
  )
}

/** An official account launches by an element, a web view by its bridge, a browser by a link. */
export const LaunchMiniProgramButton = ({
  target,
  onLaunched,
  fallback,
  ...look
}: LaunchMiniProgramButtonProps) => {
  const [page = '', query] = target.path.split('?')
  if (target.username && can('openTags'))
    return (
      <OpenTag
        tag="wx-open-launch-weapp"
        // Without .html WeChat opens the first page instead.
        attributes={{
          username: target.username,
          ...(target.envVersion && { 'env-version': target.envVersion }),
          path: `${rootless(page)}.html${query ? `?${query}` : ''}`,
        }}
        label={nameOf(look)}
        on={{
          launch: () => onLaunched(done),
          error: (detail) => onLaunched(failureOf(detail)),
        }}
      >
        <span className={buttonClass(look, false)}>{look.children}</span>
      </OpenTag>
    )
  // The surrounding mini-program opens only its own pages.
  const isBridged = target.appId === undefined && can('miniProgramBridge')
  if (target.link === undefined && !isBridged) return <>{fallback}</>
  return <Button {...look} onClick={() => openMiniProgram(target).then(onLaunched)} />
}
