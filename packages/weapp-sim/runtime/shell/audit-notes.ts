import type {
  DeprecatedCall,
  NotedException,
  NotedRequest,
  PageView,
  Stretch,
  StrayTimer,
  Update,
} from '../../wire/audit'
import { settings } from './window'

/** What is noted of a program for WeChat's experience score. Nothing is noted otherwise. */

export const isAudited = settings.audited === true

/** Shorter stretches are not kept. */
const NOTED_MS = 16

const empty = () => ({
  scripts: [] as Stretch[],
  drawings: [] as Stretch[],
  updates: [] as Update[],
  timers: [] as StrayTimer[],
  requests: [] as NotedRequest[],
  exceptions: [] as NotedException[],
  deprecated: [] as DeprecatedCall[],
  views: {} as Record<string, PageView>,
})

let notes = empty()

/** The notes since the last call of this function. */
export const takeNotes = (): ReturnType<typeof empty> => {
  const taken = notes
  notes = empty()
  return taken
}

export const notedViews = (): Record<string, PageView> => notes.views

let pageOnTop = (): string => ''

export const tellPageOnTop = (path: () => string): void => {
  pageOnTop = path
}

let look = (): void => undefined

/** Registers what looks at the page on top. */
export const onLook = (own: () => void): void => {
  look = own
}

/** The page on top is about to go, so this is the last look at it. */
export const lookBeforeLeaving = (): void => {
  if (isAudited) look()
}

let isRunning = false
let isDrawing = false
/** Milliseconds of drawing within the code that runs. WeChat draws in another thread. */
let drawnWithin = 0

const keep = (list: Stretch[], what: string, ms: number, page: string): void => {
  if (ms >= NOTED_MS) list.push({ page, what, ms: Math.round(ms) })
}

/** Measures code of the logic layer. What it calls in turn is a part of it. */
export const measureScript = <T>(what: string, run: () => T): T => {
  if (!isAudited || isRunning) return run()
  isRunning = true
  drawnWithin = 0
  const page = pageOnTop()
  const start = performance.now()
  try {
    return run()
  } finally {
    isRunning = false
    keep(notes.scripts, what, performance.now() - start - drawnWithin, page)
  }
}

/** Measures how long the view takes to change, with its layout. */
export const measureDrawing = <T>(what: string, draw: () => T): T => {
  if (!isAudited || isDrawing) return draw()
  isDrawing = true
  const start = performance.now()
  try {
    const drawn = draw()
    document.documentElement.getBoundingClientRect()
    return drawn
  } finally {
    isDrawing = false
    const ms = performance.now() - start
    drawnWithin += ms
    keep(notes.drawings, what, ms, pageOnTop() || what)
  }
}

export const noteUpdate = (component: string, bytes: number, paths: readonly string[]): void => {
  if (isAudited)
    notes.updates.push({ page: pageOnTop(), component, bytes, paths, at: performance.now() })
}

export const noteException = (message: string): void => {
  if (isAudited) notes.exceptions.push({ page: pageOnTop(), message })
}

export const noteDeprecated = (name: string): void => {
  notes.deprecated.push({ page: pageOnTop(), name })
}

type Timing = (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => number

const watched =
  (name: string, start: Timing): Timing =>
  (run, ms, ...given) => {
    const setOn = pageOnTop()
    return start(() => {
      const ranOn = pageOnTop()
      if (setOn && ranOn !== setOn) notes.timers.push({ setOn, ranOn })
      measureScript(name, () => run(...given))
    }, ms)
  }

/** The timers of the logic layer, where they are noted. */
export const notedTimers: Readonly<Record<string, Timing>> = isAudited
  ? {
      setTimeout: watched('setTimeout', window.setTimeout.bind(window) as Timing),
      setInterval: watched('setInterval', window.setInterval.bind(window) as Timing),
    }
  : {}

/** Bodies that are larger are compared with each other. */
const LARGE_BYTES = 128 * 1024

/** FNV-1a: equal texts have equal numbers, and others hardly ever. */
const printOf = (text: string): number => {
  let print = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    print = Math.imul(print ^ text.charCodeAt(at), 0x01000193)
  return print >>> 0
}

type Answer =
  | { readonly ok: true; readonly statusCode: number; readonly bodyBase64: string }
  | { readonly ok: false; readonly reason: string }

const BASE64_BYTES = 3 / 4

/** Notes a request with its answer. */
export const noteRequest = async <T extends Answer>(
  url: string,
  answer: Promise<T>,
): Promise<T> => {
  if (!isAudited) return answer
  const page = pageOnTop()
  const at = performance.now()
  const given = await answer
  const ms = Math.round(performance.now() - at)
  const about = { page, url, at, ms }
  if (!given.ok) notes.requests.push({ ...about, reason: given.reason, bytes: 0 })
  else {
    const bytes = Math.floor(given.bodyBase64.length * BASE64_BYTES)
    const print = bytes > LARGE_BYTES ? printOf(given.bodyBase64) : undefined
    notes.requests.push({ ...about, status: given.statusCode, bytes, print })
  }
  return given
}
