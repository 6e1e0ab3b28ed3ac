import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import automator from 'miniprogram-automator'
import type { Request } from 'playwright-core'
import { compile, listFiles } from './compile'
import { currentPage } from './driver'
import type { MiniProgram } from './driver'
import { judge } from './score/judge'
import type { NotedImage, ScoreReport } from './score/judge'
import { LIMITS } from './score/rules'
import { startSim } from './server'
import type { Sim, SimOptions } from './server'
import type { AuditNotes, NotedRequest, Stretch } from './wire/audit'

/**
 * WeChat's experience score (体验评分) of a program: what ran and was drawn in the simulator, judged by
 * the published rules. The tools of WeChat judge what was opened between "start" and "stop", and so
 * does this.
 */

/** Whether a browser may keep an answer, by RFC 9111. */
const isCached = (headers: Readonly<Record<string, string>>): boolean => {
  const control = headers['cache-control'] ?? ''
  if (/no-store|no-cache|max-age=0(?!\d)/.test(control)) return false
  return /max-age=\d|immutable/.test(control) || 'expires' in headers
}

interface Begin {
  readonly at: number
  readonly page: string
}

/** A picture of the network, under the address that the program wrote. */
const pictureOf = async (
  request: Request,
  home: string,
  { at, page }: Begin,
): Promise<NotedImage | undefined> => {
  const ms = Date.now() - at
  const url = request.redirectedFrom()?.url() ?? request.url()
  if (request.resourceType() !== 'image' || !/^https?:/.test(url) || url.startsWith(home)) return
  const response = await request.response()
  const status = response?.status() ?? 0
  if (!response || (status >= 300 && status < 400)) return undefined
  return { page, url, at, ms, status, isCached: isCached(response.headers()) }
}

const textsIn = (dist: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    listFiles(dist)
      .filter((file) => ['.wxml', '.js', '.wxs'].includes(extname(file)))
      .map((file) => [file, readFileSync(join(dist, file), 'utf8')]),
  )

/** Collects what is seen of a program that runs. */
export interface Auditor {
  /** From now on pictures of the network belong to this page. */
  readonly opens: (path: string) => void
  /** What the page noted since the last call, which this keeps as well. */
  readonly take: () => Promise<AuditNotes>
  /** Puts other notes in the place of those that were taken last. */
  readonly replaceLast: (notes: AuditNotes) => void
  /** The score of everything that was seen so far. */
  readonly score: () => Promise<ScoreReport>
}

/** `sim` must have been started with `audited`. */
export const audit = (sim: Sim, dist: string): Auditor => {
  const notes: AuditNotes[] = []
  let page = ''
  const pictures: Promise<NotedImage | undefined>[] = []
  const home = new URL(sim.page.url()).origin
  const begun = new WeakMap<Request, Begin>()
  sim.page.on('request', (request) => {
    const before = begun.get(request.redirectedFrom() ?? request)
    begun.set(request, before ?? { at: Date.now(), page })
  })
  sim.page.on('requestfinished', (request) => {
    const begin = begun.get(request)
    if (begin) pictures.push(pictureOf(request, home, begin).catch(() => undefined))
  })
  const take = async () => {
    const taken = await sim.audit()
    notes.push(taken)
    return taken
  }
  return {
    opens: (path) => {
      page = path
    },
    take,
    replaceLast: (own) => void notes.splice(-1, 1, own),
    score: async () => {
      await take()
      const { program, bindings } = compile(dist)
      const pages = [...new Set(notes.flatMap(({ views }) => Object.keys(views)))]
      const images = (await Promise.all(pictures)).flatMap((each) => each ?? [])
      return judge({ program, bindings, pages, notes, images, texts: textsIn(dist) })
    },
  }
}

export interface ScoreOptions extends Omit<SimOptions, 'dist' | 'audited' | 'entry'> {
  /** Pages with their queries. The default is every page of app.json. */
  readonly pages?: readonly string[] | undefined
  /** How many elements of each page are tapped, from the top. The default is none. */
  readonly taps?: number | undefined
  /** How often a page that was too slow is opened again, of which the least time counts. Default 2. */
  readonly repeats?: number | undefined
  /** Runs once the program is open, for example to sign in. */
  readonly prepare?: ((sim: Sim, mini: MiniProgram) => Promise<unknown>) | undefined
}

/** Waits until the view has not changed for a moment. A page that never rests is left then. */
const untilStill = (longestMs: number): Promise<void> =>
  new Promise((done) => {
    const quietMs = 150
    let timer = setTimeout(done, quietMs)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, quietMs)
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    setTimeout(done, longestMs)
  })

const LONGEST_MS = 3_000

/** Waits for the first picture of the program, or until it comes too late. */
const untilDrawn = (longestMs: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, longestMs)
    new PerformanceObserver(() => done()).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })

/** A page that asks for ever is left after so many rests. */
const RESTS = 5

const settle = async (sim: Sim, rests = RESTS): Promise<void> => {
  await sim.answered()
  await sim.page.evaluate(untilStill, LONGEST_MS)
  if (sim.isAsking() && rests > 0) await settle(sim, rests - 1)
}

const isSlow = ({ firstScreenMs, scripts, drawings, requests }: AuditNotes): boolean =>
  firstScreenMs > LIMITS.firstScreenMs ||
  scripts.some(({ ms }) => ms > LIMITS.scriptMs) ||
  drawings.some(({ ms }) => ms > LIMITS.drawingMs) ||
  requests.some(({ ms }) => ms > LIMITS.requestMs)

const leastStretch = (one: Stretch, again: readonly Stretch[]): Stretch => {
  const same = again.filter(({ page, what }) => page === one.page && what === one.what)
  return { ...one, ms: Math.min(one.ms, Math.max(0, ...same.map(({ ms }) => ms))) }
}

const leastRequest = (one: NotedRequest, again: readonly NotedRequest[]): NotedRequest => {
  const same = again.filter(({ url }) => url === one.url)
  return { ...one, ms: Math.min(one.ms, ...same.map(({ ms }) => ms)) }
}

/** A machine that is busy only adds to a time, so the least of several counts. */
const withLeastTimes = (one: AuditNotes, again: AuditNotes): AuditNotes => ({
  ...one,
  firstScreenMs: Math.min(one.firstScreenMs, again.firstScreenMs),
  scripts: one.scripts.map((each) => leastStretch(each, again.scripts)),
  drawings: one.drawings.map((each) => leastStretch(each, again.drawings)),
  requests: one.requests.map((each) => leastRequest(each, again.requests)),
})

const REPEATS = 2

const tapSome = async (sim: Sim, mini: MiniProgram, url: string, taps: number): Promise<void> => {
  const { path } = await currentPage(mini)
  for (let tap = 0; tap < taps; tap += 1) {
    const point = (await sim.tapPoints())[tap]
    if (!point) return
    await sim.page.touchscreen.tap(point.x, point.y)
    await settle(sim)
    if ((await currentPage(mini)).path === path) continue
    await mini.callWxMethod('reLaunch', { url })
    await settle(sim)
  }
}

const everyPage = (dist: string): readonly string[] => {
  const { app } = compile(dist).program
  const others = [...(app.subPackages ?? []), ...(app.subpackages ?? [])]
  return [
    ...app.pages,
    ...others.flatMap(({ root, pages }) => pages.map((page) => join(root, page))),
  ]
}

/** Opens pages of a compiled program one after the other, and answers its score. */
export const scoreProgram = async (
  dist: string,
  { pages, taps = 0, repeats = REPEATS, prepare, ...options }: ScoreOptions = {},
): Promise<ScoreReport> => {
  if (!existsSync(join(dist, 'app.json')))
    throw new Error(`No mini-program in ${dist}: build first`)
  const urls = (pages ?? everyPage(dist)).map((page) => `/${page.replace(/^\//, '')}`)
  const [first = ''] = urls
  const sim = await startSim({ ...options, dist, entry: first.slice(1), audited: true })
  try {
    const auditor = audit(sim, dist)
    const mini = await automator.connect({ wsEndpoint: sim.wsEndpoint })
    try {
      auditor.opens(first.slice(1).split('?')[0] ?? '')
      await sim.page.evaluate(untilDrawn, LIMITS.firstScreenMs)
      await prepare?.(sim, mini)
      for (const url of urls) {
        auditor.opens(url.slice(1).split('?')[0] ?? '')
        if (url !== first || prepare) await mini.callWxMethod('reLaunch', { url })
        await settle(sim)
        await tapSome(sim, mini, url, taps)
        let notes = await auditor.take()
        for (let again = 0; again < repeats && isSlow(notes); again += 1) {
          await sim.restart(url.slice(1))
          await settle(sim)
          notes = withLeastTimes(notes, await sim.audit())
          auditor.replaceLast(notes)
        }
      }
      return await auditor.score()
    } finally {
      mini.disconnect()
    }
  } finally {
    await sim.stop()
  }
}
