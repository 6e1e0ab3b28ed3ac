import type { AuditNotes, Blemish, NotedRequest, PageView } from '../wire/audit'
import type { FileConfig, Program } from '../wire/program'
import { LIMITS, RULES } from './rules'
import type { Rule, RuleId } from './rules'

/** A picture that the program fetched from the network. */
export interface NotedImage {
  readonly page: string
  readonly url: string
  readonly at: number
  readonly ms: number
  readonly status: number
  readonly isCached: boolean
}

/** Everything that was seen of a program. */
export interface Evidence {
  readonly program: Program
  /** The names of data that each template shows. */
  readonly bindings: Readonly<Record<string, readonly string[]>>
  /** Pages that were opened. */
  readonly pages: readonly string[]
  readonly notes: readonly AuditNotes[]
  readonly images: readonly NotedImage[]
  /** Texts of all templates and scripts, by file. */
  readonly texts: Readonly<Record<string, string>>
}

export interface Finding {
  /** Path of the page or file. */
  readonly page: string
  readonly what: string
}

export interface RuleResult extends Rule {
  readonly state: 'passed' | 'failed' | 'not measured'
  readonly findings: readonly Finding[]
}

export interface ScoreReport {
  /** 0 to 100, with one decimal: points of the rules by their weights. */
  readonly total: number
  readonly pages: readonly string[]
  readonly rules: readonly RuleResult[]
}

type Judge = (evidence: Evidence) => readonly Finding[]

const everyNote = <
  K extends 'scripts' | 'drawings' | 'updates' | 'timers' | 'requests' | 'exceptions',
>(
  { notes }: Evidence,
  kind: K,
): AuditNotes[K][number][] => notes.flatMap((each) => [...each[kind]] as AuditNotes[K][number][])

const kib = (bytes: number): string => `${Math.round(bytes / 1024)} KB`

const slow =
  (kind: 'scripts' | 'drawings', most: number): Judge =>
  (evidence) =>
    everyNote(evidence, kind)
      .filter(({ ms }) => ms > most)
      .map(({ page, what, ms }) => ({ page, what: `${what} took ${ms} ms` }))

const views = ({ notes }: Evidence): readonly (readonly [string, PageView])[] =>
  notes.flatMap((each) => Object.entries(each.views))

const blemished =
  (
    kind: {
      [K in keyof PageView]: PageView[K] extends readonly Blemish[] ? K : never
    }[keyof PageView],
  ): Judge =>
  (evidence) =>
    views(evidence).flatMap(([page, view]) =>
      view[kind].map(({ element, how }) => ({ page, what: `${element}: ${how}` })),
    )

const SECOND = 1_000

/** The most that begin within one second. */
const mostInASecond = (starts: readonly number[]): number => {
  const sorted = [...starts].sort((one, other) => one - other)
  return Math.max(
    0,
    ...sorted.map((from, at) => {
      const after = sorted.findIndex((each, later) => later > at && each >= from + SECOND)
      return (after < 0 ? sorted.length : after) - at
    }),
  )
}

interface Span {
  readonly at: number
  readonly ms: number
}

const mostAtOnce = (spans: readonly Span[]): number =>
  Math.max(
    0,
    ...spans.map(({ at }) => spans.filter((one) => one.at <= at && at < one.at + one.ms).length),
  )

const by = <T>(all: readonly T[], key: (one: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one])
  return groups
}

const updateRate: Judge = ({ notes }) =>
  notes.flatMap(({ updates }) =>
    [...by(updates, ({ page }) => page)].flatMap(([page, own]) => {
      const most = mostInASecond(own.map(({ at }) => at))
      return most > LIMITS.updatesPerSecond ? [{ page, what: `${most} in one second` }] : []
    }),
  )

const nodes: Judge = (evidence) =>
  views(evidence).flatMap(([page, view]) => [
    ...(view.nodes >= LIMITS.nodes ? [{ page, what: `${view.nodes} nodes` }] : []),
    ...(view.depth >= LIMITS.depth ? [{ page, what: `${view.depth} deep` }] : []),
    ...(view.children > LIMITS.children
      ? [{ page, what: `${view.widest} has ${view.children} children` }]
      : []),
  ])

const short = (url: string): string => url.split('?')[0] ?? url

const atOnce = <T extends Span & { readonly page: string }>(
  spans: readonly T[],
  slowMs: number,
  most: number,
): readonly Finding[] => {
  const long = spans.filter(({ ms }) => ms > slowMs)
  const count = mostAtOnce(long)
  return count > most ? [{ page: long[0]?.page ?? '', what: `${count} at once` }] : []
}

const images: Judge = (evidence) =>
  [...by(evidence.images, ({ url }) => new URL(url).host)].flatMap(([host, own]) =>
    atOnce(own, LIMITS.slowImageMs, LIMITS.slowImages).map(({ page, what }) => ({
      page,
      what: `${host}: ${what}`,
    })),
  )

const requestCache: Judge = ({ notes }) =>
  notes.flatMap(({ requests }) =>
    [...by(requests, ({ url, print }) => `${print ?? ''} ${url}`).values()].flatMap((same) =>
      same.slice(1).flatMap(({ page, url, at, bytes }, index) => {
        const before = same[index]
        const isRepeated =
          before !== undefined && bytes > LIMITS.repeatBytes && at - before.at <= LIMITS.repeatMs
        return isRepeated ? [{ page, what: `${short(url)} came twice, ${kib(bytes)}` }] : []
      }),
    ),
  )

/** Components that a file uses, and those that they use in turn. */
const componentsOf = (
  configs: Readonly<Record<string, FileConfig>>,
  paths: readonly string[],
): ReadonlySet<string> => {
  const found = new Set<string>()
  const take = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    for (const used of Object.values(configs[path]?.usingComponents ?? {}))
      take(used.replace(/^\//, ''))
  }
  paths.forEach(take)
  return found
}

const SELECTORS = /(?<=^|[{};])[^{}@;]+(?=\{)/g

const active: Judge = ({ program, pages }) =>
  ['app', ...componentsOf(program.configs, pages)].flatMap((path) =>
    (program.styles[path]?.match(SELECTORS) ?? [])
      .filter((selectors) => /:active(?![\w-])/.test(selectors))
      .map((selectors) => ({ page: `${path}.wxss`, what: selectors.trim().slice(0, 100) })),
  )

type Resizing = FileConfig & { readonly resizable?: boolean; readonly pageOrientation?: string }

/** `resizable` is of the program and for large screens; `pageOrientation` turns a page. */
const mayResize = ({ program }: Evidence, page: string): boolean => {
  const app = program.app as Program['app'] & { readonly resizable?: boolean }
  const own: Resizing | undefined = program.configs[page]
  const window: Resizing | undefined = program.app.window
  return (
    app.resizable === true ||
    own?.resizable === true ||
    (own?.pageOrientation ?? window?.pageOrientation) === 'auto'
  )
}

const ADAPTS = /<match-media|createMediaQueryObserver|onWindowResize|\bonResize\b|\bresize\s*[(:]/

const resize: Judge = (evidence) =>
  evidence.pages
    .filter((page) => mayResize(evidence, page))
    .filter((page) => {
      const used = [...componentsOf(evidence.program.configs, [page])]
      const adapts = used.some((path) =>
        ['wxml', 'js'].some((ending) => ADAPTS.test(evidence.texts[`${path}.${ending}`] ?? '')),
      )
      return (
        !adapts && !['app', ...used].some((p) => /@media/.test(evidence.program.styles[p] ?? ''))
      )
    })
    .map((page) => ({ page, what: 'may be resized and adapts nothing' }))

const REFUSALS = [401, 403]
const isFailure = (status: number): boolean => status >= 400 && !REFUSALS.includes(status)

const outcome = ({ status, reason }: NotedRequest): string | undefined => {
  if (status === undefined) return reason ?? 'no answer'
  return isFailure(status) ? `status ${status}` : undefined
}

const network: Judge = (evidence) => [
  ...everyNote(evidence, 'requests').flatMap((asked) => {
    const why = outcome(asked)
    return why === undefined ? [] : [{ page: asked.page, what: `${short(asked.url)}: ${why}` }]
  }),
  ...evidence.images
    .filter(({ status }) => isFailure(status))
    .map(({ page, url, status }) => ({ page, what: `${short(url)}: status ${status}` })),
]

const isOfThisMachine = (url: string): boolean =>
  /^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?=[:/]|$)/.test(url)

const https: Judge = (evidence) =>
  [...everyNote(evidence, 'requests'), ...evidence.images]
    .filter(({ url }) => url.startsWith('http:') && !isOfThisMachine(url))
    .map(({ page, url }) => ({ page, what: short(url) }))

const firstName = (path: string): string => /^[\w$]+/.exec(path)?.[0] ?? path

const redundancy: Judge = (evidence) =>
  everyNote(evidence, 'updates').flatMap(({ page, component, paths }) => {
    const shown = evidence.bindings[component]
    if (shown === undefined) return []
    const idle = [...new Set(paths.map(firstName))].filter((name) => !shown.includes(name))
    return idle.map((name) => ({ page, what: `${component} sets ${name}, which nothing shows` }))
  })

const everyPage = ({ program: { app } }: Evidence): readonly string[] => [
  ...app.pages,
  ...[...(app.subPackages ?? []), ...(app.subpackages ?? [])].flatMap(({ root, pages }) =>
    pages.map((page) => `${root.replace(/\/?$/, '/')}${page}`),
  ),
]

/** A file may name a page beside it by the end of its path. */
const unreachable: Judge = (evidence) => {
  const [, ...others] = everyPage(evidence)
  const tabs = (evidence.program.app.tabBar?.list ?? []).map(({ pagePath }) => pagePath)
  return others
    .filter((page) => !tabs.includes(page))
    .filter((page) => {
      const end = page.split('/').slice(-2).join('/')
      return !Object.entries(evidence.texts).some(
        ([file, text]) => !file.startsWith(`${page}.`) && text.includes(end),
      )
    })
    .map((page) => ({ page, what: 'no script, template or tab names it' }))
}

const styleUse: Judge = ({ notes }) =>
  Object.entries(notes[notes.length - 1]?.unusedStyles ?? {})
    .filter(([, bytes]) => bytes > LIMITS.unusedStyleBytes)
    .map(([path, bytes]) => ({ page: `${path}.wxss`, what: `${kib(bytes)} fitted no element` }))

const JUDGES: Readonly<Record<RuleId, Judge | undefined>> = {
  script: slow('scripts', LIMITS.scriptMs),
  firstScreen: ({ notes, pages }) =>
    notes
      .filter(({ firstScreenMs }) => firstScreenMs > LIMITS.firstScreenMs)
      .slice(0, 1)
      .map(({ firstScreenMs }) => ({ page: pages[0] ?? '', what: `${firstScreenMs} ms` })),
  drawing: slow('drawings', LIMITS.drawingMs),
  updateRate,
  updateSize: (evidence) =>
    everyNote(evidence, 'updates')
      .filter(({ bytes }) => bytes > LIMITS.updateBytes)
      .map(({ page, bytes, paths }) => ({ page, what: `${kib(bytes)} in ${paths.join(', ')}` })),
  nodes,
  requestTime: (evidence) =>
    everyNote(evidence, 'requests')
      .filter(({ ms }) => ms > LIMITS.requestMs)
      .map(({ page, url, ms }) => ({ page, what: `${short(url)} took ${ms} ms` })),
  requests: ({ notes }) =>
    notes.flatMap(({ requests }) => atOnce(requests, LIMITS.slowRequestMs, LIMITS.slowRequests)),
  images,
  imageCache: ({ images: all }) =>
    all
      .filter(({ isCached }) => !isCached)
      .map(({ page, url }) => ({ page, what: `${short(url)} allows no caching` })),
  imageSize: blemished('bigImages'),
  requestCache,
  inertia: blemished('stiffScrolls'),
  active,
  imageRatio: blemished('skewedImages'),
  tapArea: blemished('smallTaps'),
  safeArea: blemished('unsafeTaps'),
  resize,
  contrast: blemished('faintTexts'),
  exceptions: (evidence) =>
    everyNote(evidence, 'exceptions').map(({ page, message }) => ({ page, what: message })),
  network,
  deprecated: ({ notes }) =>
    notes.flatMap(({ deprecated }) =>
      deprecated.map(({ page, name }) => ({ page, what: `wx.${name}` })),
    ),
  https,
  redundancy,
  lowestLibrary: undefined,
  unreachable,
  styleUse,
  timers: (evidence) =>
    everyNote(evidence, 'timers').map(({ setOn, ranOn }) => ({
      page: setOn,
      what: `a timer ran on ${ranOn || 'no page'}`,
    })),
}

const distinct = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(findings.map((one) => [`${one.page} ${one.what}`, one])).values(),
]

const FULL = 100
const TENTHS = 10

/** Points by weight: the sum of what the passed rules weigh, of what all measured rules weigh. */
const totalOf = (results: readonly RuleResult[]): number => {
  const weigh = (some: readonly RuleResult[]) => some.reduce((sum, { weight }) => sum + weight, 0)
  const measured = results.filter(({ state }) => state !== 'not measured')
  const passed = measured.filter(({ state }) => state === 'passed')
  return Math.floor((weigh(passed) / weigh(measured)) * FULL * TENTHS) / TENTHS
}

/** Judges what was seen of a program by every rule. */
export const judge = (evidence: Evidence): ScoreReport => {
  const rules = RULES.map((rule): RuleResult => {
    const judgeOf = JUDGES[rule.id]
    if (!judgeOf) return { ...rule, state: 'not measured', findings: [] }
    const findings = distinct(judgeOf(evidence))
    return { ...rule, state: findings.length > 0 ? 'failed' : 'passed', findings }
  })
  return { total: totalOf(rules), pages: evidence.pages, rules }
}
