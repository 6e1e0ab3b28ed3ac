import { afterClick } from '../pending-click'

/** Milliseconds a sliding sheet or a fading dialog gets to come to rest. */
const REST_DEADLINE_MS = 2_000

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const sameBox = (a: DOMRect, b: DOMRect) =>
  a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height

/** A person does not hit what still moves. */
const boxAtRest = async (element: Element): Promise<DOMRect> => {
  const deadline = performance.now() + REST_DEADLINE_MS
  let box = element.getBoundingClientRect()
  for (;;) {
    await nextFrame()
    await nextFrame()
    const later = element.getBoundingClientRect()
    if (sameBox(box, later)) return later
    if (performance.now() > deadline) throw new Error('element does not come to rest')
    box = later
  }
}

type Touch = 'missed' | 'landed'
let touch: Touch | undefined
let stopAiming = (): void => undefined

/** Lets the next touch through only where it was aimed at: what moved away is not tapped. */
const aimAt = (element: Element, hit: Element): void => {
  stopAiming()
  touch = undefined
  const check = (event: TouchEvent) => {
    stopAiming()
    touch = event.target === hit || element.contains(event.target as Node) ? 'landed' : 'missed'
    if (touch === 'landed') return
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  stopAiming = () => window.removeEventListener('touchstart', check, { capture: true })
  window.addEventListener('touchstart', check, { capture: true, passive: false })
}

/**
 * After a touch: fails when the element moved from under the finger, or the web view that lay there
 * a moment before had the touch, and nothing was touched. Answers when the click has fallen as
 * well, which gives a field its focus: letters that come earlier would be lost.
 */
export const touchLanded = (): Promise<void> | undefined => {
  stopAiming()
  if (touch === 'missed') throw new Error('element moved away from the finger')
  if (touch === undefined) throw new Error('the touch did not arrive')
  return afterClick()
}

/** Where a finger would land; an element that something covers cannot be tapped. */
export const touchPoint = async (element: Element): Promise<{ x: number; y: number }> => {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = await boxAtRest(element)
  if (width === 0 || height === 0) throw new Error('element has no size')
  const point = { x: left + width / 2, y: top + height / 2 }
  const hit = document.elementFromPoint(point.x, point.y)
  if (!hit) throw new Error(`element is off the screen at ${point.x}, ${point.y}`)
  if (!element.contains(hit) && !hit.contains(element))
    throw new Error(`element is covered by <${hit.tagName.toLowerCase()} class="${hit.className}">`)
  aimAt(element, hit)
  return point
}
