import { chromium, type Browser } from '@playwright/test'
import { serve } from '../../scripts/serve'
import { compareBuilds } from '../builds'
import { purchase } from '../buyer'
import type { BenchOptions } from '../main'
import { measureInTurn, printRatios, type Figures } from '../pairs'
import { serveEmptyApp } from './empty-app'
import { typingCost } from './typing'
import { visit, type Door } from './visit'

/**
 * Loading of the entry pages on a cheap phone (1.6 Mbps, 150 ms, CPU 4x, empty cache), beside Taro's
 * empty application or beside another commit, and the cost of one letter in the form of a family.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 12)
const PRODUCT = 'cityCode=310000&productCode=PP57'
const records = { ready: '.hm-record__link', buyer: 0 }
const doors = [
  { page: '/insure', ready: '.hm-bar__action' },
  { page: '/login', ready: 'main button' },
  { page: '/order-center', ...records },
  { page: '/policy-list', ...records },
]

/** The smallest amount of a figure that matters. Others cannot be near zero. */
const floors: Figures = { 'blocked ms': 20, CLS: 0.01, 'typing ms': 1 }

async function visited(browser: Browser, door: Door): Promise<Figures> {
  const { lcp, blocked, worked, cls, script } = await visit(browser, door)
  const times = { 'LCP ms': lcp, 'blocked ms': blocked, 'main thread ms': worked }
  const figures = { ...times, CLS: cls, 'script KB': script / 1000 }
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [`${door.name} ${name}`, value]),
  )
}

async function visitedAll(browser: Browser, origin: string): Promise<Figures> {
  const figures: Figures = {}
  for (const { page, ...door } of doors)
    Object.assign(
      figures,
      await visited(browser, { name: page, url: `${origin}${page}?${PRODUCT}`, ...door }),
    )
  return figures
}

async function besideEmptyApp(browser: Browser): Promise<boolean> {
  const empty = await serveEmptyApp()
  const gateway = await serve()
  try {
    await purchase(gateway.origin, 0)
    const emptyFigures = async () => {
      const figures = await visited(browser, { name: '', url: `${empty.origin}/`, ready: '.index' })
      return Object.fromEntries(
        doors.flatMap(({ page }) =>
          Object.entries(figures).map(([name, value]) => [`${page}${name}`, value]),
        ),
      )
    }
    const ours = () => visitedAll(browser, gateway.origin)
    const pairs = await measureInTurn(ROUNDS, emptyFigures, ours)
    printRatios(`Entry pages beside Taro's empty application, ${ROUNDS} pairs`, pairs, floors)
    const { insured, renders, ms } = await typingCost(browser, gateway.origin)
    console.log(
      `/insure-apply, ${insured} insured: a letter ${ms.toFixed(1)} ms, ${renders} renders`,
    )
    // It tells how far we are from the least. Only another commit can be a loss.
    return false
  } finally {
    await gateway.stop()
    empty.stop()
  }
}

const besideCommit = (browser: Browser, commit: string): Promise<boolean> =>
  compareBuilds(commit, {
    rounds: ROUNDS,
    withPages: true,
    floors,
    open: async ({ folder }) => {
      const { origin, stop } = await serve({}, { folder })
      await purchase(origin, 0)
      const measure = async () => ({
        ...(await visitedAll(browser, origin)),
        '/insure-apply typing ms': (await typingCost(browser, origin)).ms,
      })
      return { measure, close: stop }
    },
  })

export async function benchPages({ against }: BenchOptions): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const isWorse = await (against === undefined
      ? besideEmptyApp(browser)
      : besideCommit(browser, against))
    return isWorse ? 1 : 0
  } finally {
    await browser.close()
  }
}
