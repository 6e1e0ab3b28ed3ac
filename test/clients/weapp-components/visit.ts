import type { Sim } from '@huimin/weapp-sim'

/** The result for a component, with its fault if there is one. */
export type Outcome = { component: string; fault?: string }

/** The centre of the first visible element in `#demo`, or in `.tap` within it where that exists. */
const firstDrawn = (): { x: number; y: number } | undefined => {
  const demo = document.querySelector('#demo')
  const wanted = demo?.querySelector('.tap') ?? demo
  for (const element of wanted?.querySelectorAll('*') ?? []) {
    const { x, y, width, height } = element.getBoundingClientRect()
    const isSeen = getComputedStyle(element).visibility !== 'hidden'
    const [left, top] = [x + width / 2, y + height / 2]
    const isInside = left >= 0 && top >= 0 && left < innerWidth && top < innerHeight
    if (width > 0 && height > 0 && isSeen && isInside) return { x: left, y: top }
  }
  return undefined
}

/** Longest wait in ms for an element that slides or fades in. */
const APPEARS_MS = 800
const drawn = (sim: Sim) =>
  sim.page.waitForFunction(firstDrawn, undefined, { timeout: APPEARS_MS }).then(
    (found) => found.jsonValue(),
    () => undefined,
  )

/** Waits two frames, after which the page has handled the events. */
const settle = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })

/** Opens the page of a component, looks for its visible element and taps it once. */
export async function visit(sim: Sim, component: string): Promise<Outcome> {
  const before = sim.exceptions.length
  const thrown = () => sim.exceptions.slice(before).map(({ message }) => message)
  try {
    await sim.page.evaluate(([method, given]) => window.weappAutomation.call(method, given), [
      'App.callWxMethod',
      { method: 'reLaunch', args: [{ url: `/pages/${component}/index` }] },
    ] as const)
    await sim.page.evaluate(settle)
    const point = await drawn(sim)
    if (thrown().length > 0) return { component, fault: thrown().join('; ') }
    if (!point) return { component, fault: 'draws nothing' }
    await sim.page.touchscreen.tap(point.x, point.y)
    await sim.page.evaluate(settle)
  } catch (error) {
    return { component, fault: [...thrown(), String(error)].join('; ') }
  }
  return thrown().length > 0 ? { component, fault: thrown().join('; ') } : { component }
}
