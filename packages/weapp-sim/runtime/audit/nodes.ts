import { nodeOf } from '../logic/space'
import { topPage } from '../logic/stack'

/** Elements of the page on top that its templates made, without what built-ins draw inside. */
export const nodesOnTop = (): readonly HTMLElement[] =>
  [...(topPage()?.host.querySelectorAll<HTMLElement>('*') ?? [])].filter((each) => nodeOf(each))

/** The next element above that a template made. */
export const nodeAbove = (element: Element): Element | null => {
  let above = element.parentElement
  while (above && !nodeOf(above)) above = above.parentElement
  return above
}

/** How a report names an element: `view#id.class "text"`. */
export const nameOf = (element: Element): string => {
  const tag = element.tagName.toLowerCase().replace(/^wx-/, '')
  const id = element.id ? `#${element.id}` : ''
  const classes = [...element.classList].map((name) => `.${name}`).join('')
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 12)
  return `${tag}${id}${classes.slice(0, 60)}${text ? ` "${text}"` : ''}`
}

/** Whether the element takes place on the screen and a person can see it. */
export const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return false
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}
