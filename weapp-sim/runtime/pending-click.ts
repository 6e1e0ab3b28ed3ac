/**
 * The browser sends the click of a tap a moment after the finger has left, to whatever lies there
 * then. How long a moment is depends on how busy the machine is, so it is waited for and not timed.
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

/** Nothing that was prevented, moved or rested on becomes a click. */
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

/** A click that falls into a web page is not seen from here: it is not waited for longer. */
const LOST_MS = 2_000

/** Runs once the click of the last tap has fallen; undefined where none is on its way. */
export const afterClick = (): Promise<void> | undefined => {
  if (!isComing()) return undefined
  const awaited = start
  setTimeout(() => {
    if (start === awaited) settle()
  }, LOST_MS)
  return new Promise((resolve) => waiting.push(resolve))
}
