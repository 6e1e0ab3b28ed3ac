import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { launchBrowser } from '../browser'
import { startSim } from '../server'
import type { Sim } from '../server'
import { asProgram } from './foreign-program'

/**
 * `npx tsx scripts/foreign.ts <name>=<folder> ... [--json out.json]` opens every page of programs of
 * others, taps each once, and prints a table. A folder is a mini-program, as source or compiled, or a
 * library of components, each of which gets a page of its own. None of them is kept here.
 */

interface Visit {
  readonly page: string
  readonly faults: readonly string[]
  readonly tapped: boolean
}

interface Outcome {
  readonly name: string
  readonly pages: number
  readonly visits: readonly Visit[]
  /** Why the program did not start at all. */
  readonly stopped?: string
}

/** Longest time for one page, in milliseconds. */
const PAGE_MS = 8_000
const START_MS = 30_000
const VIEWPORT = { width: 375, height: 667 }

/** What WeChat answers, too, where the page that was tapped is the only one. */
const OF_WECHAT = /navigateBack:fail cannot navigate back at first page/

/** The centre of the first element of the page on top that a person sees, with a tap handler or not. */
const firstDrawn = (): { x: number; y: number } | undefined => {
  const page = [...document.querySelectorAll('.page-host')].find(
    (host) => !(host as HTMLElement).hidden,
  )
  for (const element of page?.querySelectorAll('wx-button, wx-view, wx-text, wx-image, *') ?? []) {
    const { x, y, width, height } = element.getBoundingClientRect()
    const [left, top] = [x + width / 2, y + height / 2]
    const isInside = left >= 0 && top >= 0 && left < innerWidth && top < innerHeight
    const isLeaf = element.childElementCount === 0
    if (isLeaf && width > 0 && height > 0 && isInside) return { x: left, y: top }
  }
  return undefined
}

/** Waits two frames and a moment, after which the page has handled the events. */
const settle = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60)))
  })

const within = <T>(work: Promise<T>, ms = PAGE_MS): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, refuse) =>
      setTimeout(() => refuse(new Error(`no answer in ${ms} ms`)), ms),
    ),
  ])

const visit = async (sim: Sim, page: string): Promise<Visit> => {
  const before = sim.exceptions.length
  let tapped = false
  const faults: string[] = []
  try {
    await within(
      sim.page.evaluate(([method, given]) => window.weappAutomation.call(method, given), [
        'App.callWxMethod',
        { method: 'reLaunch', args: [{ url: `/${page}` }] },
      ] as const),
    )
    await within(sim.page.evaluate(settle))
    const point = await within(sim.page.evaluate(firstDrawn))
    if (point) {
      await within(sim.page.touchscreen.tap(point.x, point.y))
      tapped = true
      await within(sim.page.evaluate(settle))
    }
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  }
  faults.unshift(
    ...sim.exceptions
      .slice(before)
      .map(({ message }) => message)
      .filter((message) => !OF_WECHAT.test(message)),
  )
  return { page, faults, tapped }
}

const run = async (name: string, folder: string): Promise<Outcome> => {
  const out = mkdtempSync(join(tmpdir(), 'foreign-'))
  let browser = await launchBrowser()
  try {
    const pages = await asProgram(resolve(folder), out)
    const start = (entry: string | undefined) =>
      within(startSim({ dist: out, browser, entry, viewport: VIEWPORT }), START_MS)
    let sim = await start(pages[0])
    const visits: Visit[] = []
    for (const page of pages) {
      const seen = await visit(sim, page)
      visits.push(seen)
      // A page that hangs takes its program with it.
      if (!seen.faults.some((fault) => fault.startsWith('no answer'))) continue
      await within(browser.close()).catch(() => undefined)
      browser = await launchBrowser()
      sim = await start(pages[0])
    }
    return { name, pages: pages.length, visits }
  } catch (error) {
    const stopped = error instanceof Error ? error.message : String(error)
    return { name, pages: 0, visits: [], stopped: stopped.slice(0, 300) }
  } finally {
    await within(browser.close()).catch(() => undefined)
    rmSync(out, { recursive: true, force: true })
  }
}

const short = (text: string): string =>
  (text.split('\n')[0] ?? '').replace(/\|/g, '/').slice(0, 110)

/** The faults of a program, the most frequent first. */
const reasons = ({ visits, stopped }: Outcome): string => {
  if (stopped !== undefined) return short(stopped)
  const counts = new Map<string, number>()
  for (const { faults } of visits)
    if (faults[0]) counts.set(short(faults[0]), (counts.get(short(faults[0])) ?? 0) + 1)
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([fault, count]) => `${count} × ${fault}`)
    .join('; ')
}

const sound = ({ visits }: Outcome): number =>
  visits.filter(({ faults }) => faults.length === 0).length

const main = async (): Promise<void> => {
  const args = process.argv.slice(2)
  const at = args.indexOf('--json')
  const named = at < 0 ? args : [...args.slice(0, at), ...args.slice(at + 2)]
  const outcomes: Outcome[] = []
  console.log('| program | pages | without exception | tapped | why not |')
  console.log('| --- | --: | --: | --: | --- |')
  for (const each of named) {
    const [name = '', folder = ''] = each.split('=')
    const outcome = await run(name, folder)
    outcomes.push(outcome)
    const taps = outcome.visits.filter(({ tapped }) => tapped).length
    console.log(
      `| ${name} | ${outcome.pages} | ${sound(outcome)} | ${taps} | ${reasons(outcome)} |`,
    )
  }
  const pages = outcomes.reduce((sum, one) => sum + one.pages, 0)
  const good = outcomes.reduce((sum, one) => sum + sound(one), 0)
  console.log(`\n${outcomes.length} programs, ${good} of ${pages} pages without an exception`)
  if (at >= 0) writeFileSync(args[at + 1] ?? '', JSON.stringify(outcomes, undefined, 1))
}

// A page that hangs may leave something open.
void main().finally(() => process.exit())
