import { useEffect, useRef, type ReactNode } from 'react'
import type { ButtonLook } from './native-button.types'

/** The name of a button whose content is not read aloud: its label, otherwise its text. */
export const nameOf = ({ label, children }: ButtonLook): string =>
  label ?? (typeof children === 'string' ? children : '')

/**
 * A wx-open-* element of WeChat. The page's styles do not reach its tappable content, so it lies
 * transparent over our content, which gives the look. The role and the name are on the element
 * itself.
 */
export const OpenTag = ({
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
