/**
 * The browser sends the click of a tap a moment after the finger has left, to the element that
 * lies there then. The delay depends on the load of the machine, so we wait for the event itself.
 */
let start: Event | undefined
let end: Event | undefined
let waiting: (() => void)[] = []

const settle = (): void => {
  start = end = undefined
  const ready = waiting
  waiting = []
  for (const go of ready) go()
}

/** A touch that was prevented, moved or held does not become a click. */
const isComing = (): boolean =>
  start !== undefined && end !== undefined && !start.defaultPrevented && !end.defaultPrevented

export const watchClicks = (): void => {
  const on = (type: string, heed: (event: Event) => void) =>
    window.addEventListener(type, heed, { capture: true })
  on('touchstart', (event) => {
    settle()
    start = event
  })
  on('touchend', (event) => (end = event))
  for (const type of ['click', 'touchmove', 'touchcancel', 'contextmenu']) on(type, settle)
}

/** Longest wait, in ms. A click inside a web view's page never reaches this document. */
const LOST_MS = 2_000

/** Resolves after the click of the last tap. It answers undefined when no click is expected. */
export const afterClick = (): Promise<void> | undefined => {
  if (!isComing()) return undefined
  const awaited = start
  setTimeout(() => {
    if (start === awaited) settle()
  }, LOST_MS)
  return new Promise((resolve) => waiting.push(resolve))
}
