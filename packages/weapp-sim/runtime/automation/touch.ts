import { afterClick } from '../shell/pending-click'

/** Longest time in ms that a sliding sheet or a fading dialog may move. */
const REST_DEADLINE_MS = 2_000

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const sameBox = (a: DOMRect, b: DOMRect) =>
  a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height

/** Waits until the element does not move, because a person does not hit a moving element. */
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

/** Stops the next touch unless it lands on the element that the test aimed at. */
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
 * Checks the last touch. It throws when the element moved away from the finger, or when no touch
 * arrived because a web view still lay there and got it. It resolves after the click, which gives
 * a field its focus: earlier letters would be lost.
 */
export const touchLanded = (): Promise<void> | undefined => {
  stopAiming()
  if (touch === 'missed') throw new Error('element moved away from the finger')
  if (touch === undefined) throw new Error('the touch did not arrive')
  return afterClick()
}

/** Answers the point to touch. It throws when another element covers this one. */
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
