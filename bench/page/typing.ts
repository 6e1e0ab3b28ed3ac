import type { Browser } from '@playwright/test'
import { seat } from './visit'

/**
 * The cost of typing one letter in the form of a family: the number of rendered components, and
 * the ms at a quarter of the CPU's speed.
 */
export interface TypingCost {
  insured: number
  renders: number
  ms: number
}

const INSURED = 8
const PRESSES = 30
/** Each measurement has a buyer of its own, because the gateway keeps the draft of the last one. */
let buyer = 100_000
const FORM = '/insure-apply?cityCode=310000&productCode=PP57'

/**
 * Counts renders as React's developer tools do: flag 1 of a function component says that it did
 * work in this commit. Fibers that are the same as in the commit before are skipped.
 */
const counter = `
  window.drawn = 0
  const walk = (fiber) => {
    for (let child = fiber.child; child; child = child.sibling) {
      const before = child.alternate
      if ([0, 11, 14, 15].includes(child.tag) && before && child.flags & 1) window.drawn += 1
      if (!before || child.child !== before.child) walk(child)
    }
  }
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_, root) => walk(root.current),
    onCommitFiberUnmount: () => undefined,
  }
`

export const typingCost = async (browser: Browser, origin: string): Promise<TypingCost> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
  })
  const page = await context.newPage()
  await page.addInitScript(counter)
  await seat(context, origin, (buyer += 1))
  await page.goto(origin + FORM)
  const people = page.getByRole('group', { name: / · / })
  const add = page.getByRole('button', { name: /^添加/ })
  await add.first().waitFor()
  while ((await people.count()) < INSURED && (await add.count()) > 0) await add.last().click()
  const insured = await people.count()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const costs = await page.evaluate<{ ms: number; renders: number }[]>(`(async () => {
    const field = [...document.querySelectorAll('input[name=name]')].at(-1)
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
    const costs = []
    for (let n = 1; n <= ${PRESSES}; n += 1) {
      await new Promise((done) => setTimeout(done, 30))
      const before = window.drawn
      const since = performance.now()
      set.call(field, '王'.repeat(1 + (n % 15)))
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await Promise.resolve()
      costs.push({ ms: performance.now() - since, renders: window.drawn - before })
    }
    return costs
  })()`)
  await context.close()
  const median = (name: 'ms' | 'renders') =>
    costs.map((cost) => cost[name]).sort((a, b) => a - b)[Math.floor(PRESSES / 2)] ?? Number.NaN
  return { insured, renders: median('renders'), ms: median('ms') }
}
