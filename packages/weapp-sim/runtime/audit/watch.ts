import type { AuditNotes, Blemish, PageView } from '../../wire/audit'
import { topPage } from '../logic/stack'
import { isAudited, notedViews, onLook, takeNotes } from '../shell/audit-notes'
import { lookAtStyles, unusedBytes } from './unused-styles'
import { lookAtView } from './view'

/** Blemishes that a page keeps of each kind, because a list repeats the same one. */
const KEPT = 20

const together = (one: readonly Blemish[], other: readonly Blemish[]): readonly Blemish[] => {
  const all = [...one, ...other]
  const isFirst = ({ element, how }: Blemish, at: number) =>
    all.findIndex((each) => each.element === element && each.how === how) === at
  return all.filter(isFirst).slice(0, KEPT)
}

const NOTHING: PageView = {
  ...{ nodes: 0, depth: 0, children: 0, widest: '' },
  ...{ bigImages: [], skewedImages: [], smallTaps: [] },
  ...{ unsafeTaps: [], stiffScrolls: [], faintTexts: [] },
}

const worseOf = (one: PageView, other: PageView): PageView => ({
  nodes: Math.max(one.nodes, other.nodes),
  depth: Math.max(one.depth, other.depth),
  children: Math.max(one.children, other.children),
  widest: one.children > other.children ? one.widest : other.widest,
  bigImages: together(one.bigImages, other.bigImages),
  skewedImages: together(one.skewedImages, other.skewedImages),
  smallTaps: together(one.smallTaps, other.smallTaps),
  unsafeTaps: together(one.unsafeTaps, other.unsafeTaps),
  stiffScrolls: together(one.stiffScrolls, other.stiffScrolls),
  faintTexts: together(one.faintTexts, other.faintTexts),
})

const look = (): void => {
  const page = topPage()
  if (!page) return
  const views = notedViews()
  views[page.path] = worseOf(views[page.path] ?? NOTHING, lookAtView())
  lookAtStyles()
}

let firstScreenMs = 0
let firstPage: number | undefined

/** What is drawn on later pages is larger perhaps, and not the first screen. */
const noteFirstScreen = (drawnMs: number): void => {
  firstPage ??= topPage()?.id
  if (topPage()?.id === firstPage) firstScreenMs = Math.round(drawnMs)
}

/** Milliseconds without a change after which a view is looked at. */
const QUIET_MS = 250

/** Looks at every page that comes to rest, as the tools of WeChat check what was opened. */
export const watchForScore = (): void => {
  if (!isAudited) return
  onLook(look)
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) noteFirstScreen(startTime)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(look, QUIET_MS)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** A last look, and everything that was noted since the last call of this function. */
export const takeAudit = (): AuditNotes => {
  look()
  const drawnMs = firstScreenMs || Math.ceil(performance.now())
  return { ...takeNotes(), firstScreenMs: drawnMs, unusedStyles: unusedBytes() }
}
