import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { benchAgainst } from './bench-against/run'
import { serveEmptyApp } from './bench-empty-app'
import { typingCost } from './bench-typing'
import { middle, visit, type Door, type Vitals } from './bench-visit'
import { purchase } from './buyer'
import { serve } from './serve'

/**
 * `npm run bench` measures the loading times of every entry page on a cheap phone, beside Taro's
 * empty application in the same run; the cost of one letter in the form of a family; and purchases
 * a second through the gateway. It only prints: timing is never tested. With `--against <commit>` it
 * compares with that commit instead (bench-against/run.ts).
 */

const VISITS = 7
const PRODUCT = 'cityCode=310000&productCode=PP57'

const measureAt = async (empty: string, origin: string) => {
  await purchase(origin, 0)
  const records = { ready: '.hm-record__link', buyer: 0 }
  const doors: Door[] = [
    { name: "Taro's empty app", url: `${empty}/`, ready: '.index' },
    { name: '/insure', url: `${origin}/insure?${PRODUCT}`, ready: '.hm-bar__action' },
    { name: '/login', url: `${origin}/login`, ready: 'main button' },
    { name: '/order-center', url: `${origin}/order-center?${PRODUCT}`, ...records },
    { name: '/policy-list', url: `${origin}/policy-list?${PRODUCT}`, ...records },
  ]
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    // The pages take turns, so that a busy minute of the machine affects all of them.
    const visits = new Map<Door, Vitals[]>(doors.map((door) => [door, []]))
    for (let n = 0; n < VISITS; n += 1)
      for (const [door, seen] of visits) seen.push(await visit(browser, door))
    return { visits, typing: await typingCost(browser, origin) }
  } finally {
    await browser.close()
  }
}

const measure = async () => {
  const empty = await serveEmptyApp()
  const gateway = await serve(18_091)
  try {
    return await measureAt(empty.origin, gateway.origin)
  } finally {
    await gateway.stop()
    empty.stop()
  }
}

const main = async (): Promise<void> => {
  const { visits, typing } = await measure()

  const measured = [...visits].map(([{ name }, seen]) => ({ name, ...middle(seen) }))
  const [base] = measured
  const table = measured.map(({ name, script, ...ms }) => ({
    name,
    ...ms,
    'script KB': (script / 1000).toFixed(1),
    'LCP x': base ? (ms.lcp / base.lcp).toFixed(2) : '',
    'blocked x': base ? (ms.blocked / base.blocked).toFixed(2) : '',
    'worked x': base ? (ms.worked / base.worked).toFixed(2) : '',
    'script x': base ? (script / base.script).toFixed(2) : '',
  }))
  console.log(`1.6 Mbps, 150 ms, CPU 4x, empty cache, median of ${VISITS}, ms:`)
  console.table(table)
  const { insured, renders, ms } = typing
  console.log(`/insure-apply, ${insured} insured, CPU 4x, median of a letter:`)
  console.log(`  ${renders} components drawn   ${ms.toFixed(1)} ms`)
  spawnSync('npm', ['run', '-s', 'bench:gateway'], {
    cwd: join(__dirname, '..'),
    stdio: 'inherit',
  })
}

void (process.argv[2] === '--against' ? benchAgainst(process.argv[3]) : main())
