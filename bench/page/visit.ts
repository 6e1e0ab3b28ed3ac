import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Response } from '@playwright/test'
import { pathOf } from '@/contract/call'
import { loginByWechat } from '@/contract/login'
import { wechatLogin } from '../buyer'

/**
 * Figures of a visit with a cheap phone: 1.6 Mbps, 150 ms latency, a quarter of the CPU's speed and
 * an empty cache. Times are in ms.
 */
export interface Vitals {
  fcp: number
  lcp: number
  /** Time until the main element of the page is there. */
  ready: number
  /** Main-thread time beyond 50 ms per task, until loading ends. */
  blocked: number
  /** CPU time of the main thread until then. Other load of the machine does not change it. */
  worked: number
  /** How much the content moved by itself (cumulative layout shift). */
  cls: number
  /** Bytes of script, gzip. */
  script: number
}

export interface Door {
  name: string
  url: string
  /** A selector of the page's main element inside the application. */
  ready: string
  /** Number of the buyer who is signed in. */
  buyer?: number
}

/** Signs the phone in as one of the buyers, by storing a login as the web build does. */
export const seat = async (
  context: BrowserContext,
  origin: string,
  buyer: number,
): Promise<void> => {
  const { cmd, apiVersion } = loginByWechat
  const answer = await context.request.post(origin + pathOf(loginByWechat), {
    data: { cmd, apiVersion, data: wechatLogin(buyer) },
  })
  const { data } = (await answer.json()) as { data: unknown }
  const record = { version: 1, value: data, expiresAt: Date.now() + 3_600_000 }
  const value = encodeURIComponent(JSON.stringify(record))
  await context.addCookies([{ name: 'hm_HM_login', value, url: origin }])
}

/** The page itself looks for the selector, because Playwright's selectors cause a long task. */
const watch = (ready: string) => `
  window.seen = { lcp: 0, blocked: 0, cls: 0 }
  const look = () => {
    if (document.querySelector(${JSON.stringify(`#app ${ready}`)})) seen.ready = performance.now()
    else requestAnimationFrame(look)
  }
  look()
  new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.lcp = e.startTime })
    .observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.blocked += e.duration - 50 })
    .observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) seen.cls += e.value })
    .observe({ type: 'layout-shift', buffered: true })
`

/** Times that the page measures itself. `ready` is missing until the page is ready. */
type Seen = Omit<Vitals, 'worked' | 'script' | 'ready'> & { ready?: number }

/** The visit is over when nothing has loaded for this time, in ms. */
const QUIET_MS = 700

const facts = `({ ...seen, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime })`

const scriptBytes = async (answers: readonly Response[]): Promise<number> => {
  const scripts = answers.filter((answer) => answer.url().endsWith('.js'))
  const sizes = await Promise.all(
    scripts.map(async (answer) => gzipSync(await answer.body(), { level: 9 }).byteLength),
  )
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

export const visit = async (browser: Browser, door: Door): Promise<Vitals> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await cdp.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
  await cdp.send('Performance.enable')
  await page.addInitScript(watch(door.ready))
  if (door.buyer !== undefined) await seat(context, new URL(door.url).origin, door.buyer)
  await page.goto(door.url)
  const ask = async () => {
    const { result } = await cdp.send('Runtime.evaluate', {
      expression: facts,
      returnByValue: true,
    })
    return result.value as Seen
  }
  let before: number
  let seen: Seen
  do {
    before = answers.length
    await pause(QUIET_MS)
    seen = await ask()
  } while (answers.length > before || seen.ready === undefined)
  const { metrics } = await cdp.send('Performance.getMetrics')
  const worked = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  const script = await scriptBytes(answers)
  await context.close()
  return { ...seen, ready: seen.ready, worked, script }
}
