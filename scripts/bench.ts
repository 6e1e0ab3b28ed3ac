import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { typingCost } from './bench-typing'
import { serve } from './serve'

/**
 * `npm run bench`: what a person with a cheap phone waits for on the page of a product (1.6 Mbps,
 * 150 ms, CPU at a quarter), median of five visits with an empty cache; what a letter costs in the
 * form of a family; then purchases a second through the gateway. It only prints: timing is measured
 * here, never tested.
 */

const VISITS = 5
const PAGE = '/insure?cityCode=310000&productCode=PP57'

interface Vitals {
  fcp: number
  lcp: number
  /** Until 立即投保 can be tapped. */
  ready: number
  /** Main-thread time beyond 50 ms a task, up to then. */
  blocked: number
  kilobytes: number
}

const visit = async (browser: Browser, origin: string): Promise<Vitals> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(`
    window.seen = { lcp: 0, blocked: 0 }
    new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.lcp = e.startTime })
      .observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.blocked += e.duration - 50 })
      .observe({ type: 'longtask', buffered: true })
  `)
  await page.goto(origin + PAGE)
  await page.getByRole('button', { name: '立即投保' }).waitFor()
  const ready = await page.evaluate<number>('performance.now()')
  await page.waitForLoadState('networkidle')
  const paint = await page.evaluate<{ fcp: number; lcp: number; blocked: number }>(
    `({ ...seen, fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime })`,
  )
  await context.close()
  return { ...paint, ready, kilobytes: bytes / 1000 }
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const main = async (): Promise<void> => {
  const gateway = await serve(18_091)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const visits: Vitals[] = []
  for (let n = 0; n < VISITS; n += 1) visits.push(await visit(browser, gateway.origin))
  const typing = await typingCost(browser, gateway.origin)
  await browser.close()
  await gateway.stop()

  const of = (name: keyof Vitals) => Math.round(median(visits.map((vitals) => vitals[name])))
  console.log(`/insure, 1.6 Mbps, 150 ms, CPU 4x, median of ${VISITS}:`)
  console.log(`  FCP ${of('fcp')} ms   LCP ${of('lcp')} ms   ready ${of('ready')} ms`)
  console.log(`  blocked ${of('blocked')} ms   over the wire ${of('kilobytes')} KB`)
  const { insured, renders, ms } = typing
  console.log(`/insure-apply, ${insured} insured, CPU 4x, median of a letter:`)
  console.log(`  ${renders} components drawn   ${ms.toFixed(1)} ms`)
  spawnSync('npm', ['run', '-s', 'bench:gateway'], {
    cwd: join(__dirname, '..'),
    stdio: 'inherit',
  })
}

void main()
