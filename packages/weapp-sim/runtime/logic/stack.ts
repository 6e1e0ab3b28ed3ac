import type { Root } from 'glass-easel-miniprogram-adapter'
import { lookBeforeLeaving, measureDrawing, tellPageOnTop } from '../shell/audit-notes'
import { afterClick } from '../shell/pending-click'
import { guarded } from '../shell/report'
import { showTitle } from '../shell/title'
import { program, settings } from '../shell/window'
import { backend, codeSpace } from './space'
import { applyAppStyles, showPageStyles } from './styles'
import { attachTabBar } from './tab-bar'

export type Query = Readonly<Record<string, string>>

type Lifecycle = 'onLoad' | 'onShow' | 'onReady' | 'onHide' | 'onUnload'
type ScrollHook = 'onPageScroll' | 'onReachBottom'

export type PageInstance = Record<string, unknown> & {
  data: Record<string, unknown>
  setData(data: Readonly<Record<string, unknown>>): void
}

export interface OpenPage {
  readonly id: number
  readonly path: string
  readonly query: Query
  readonly instance: PageInstance
  readonly root: Root
  readonly host: HTMLElement
  /** The element that scrolls, because each page has its own viewport. */
  readonly scroller: HTMLElement
}

/** Distance from the end of the page, in CSS pixels, at which `onReachBottom` fires once. */
const REACH_BOTTOM_PX = 50

const reachDistance = (path: string): number =>
  program.configs[path]?.onReachBottomDistance ??
  program.app.window?.onReachBottomDistance ??
  REACH_BOTTOM_PX

const pages: OpenPage[] = []
let lastId = settings.firstPageId

export const openPages = (): readonly OpenPage[] => pages

export const pageInstances = (): readonly PageInstance[] => pages.map((page) => page.instance)

export const topPage = (): OpenPage | undefined => pages[pages.length - 1]

tellPageOnTop(() => topPage()?.path ?? '')

export const pageById = (id: number): OpenPage => {
  const page = pages.find((one) => one.id === id)
  if (!page) throw new Error(`page ${id} is closed`)
  return page
}

const call = (page: OpenPage, hook: Lifecycle | ScrollHook, argument?: unknown) => {
  const method = page.instance[hook]
  if (typeof method === 'function') guarded(() => method.call(page.instance, argument) as unknown)
}

const element = (className: string) => Object.assign(document.createElement('div'), { className })

const listenForScroll = (page: OpenPage) => {
  const distance = reachDistance(page.path)
  let reached = false
  page.scroller.addEventListener('scroll', () => {
    const { scrollTop, scrollHeight, clientHeight } = page.scroller
    call(page, 'onPageScroll', { scrollTop })
    const near = scrollTop + clientHeight >= scrollHeight - distance
    if (near && !reached) call(page, 'onReachBottom')
    reached = near
  })
}

const mount = (path: string, query: Query): OpenPage => {
  const root = backend.createRoot('wx-page', codeSpace, path)
  const instance = root.get() as unknown as PageInstance
  const host = element('page-host')
  const scroller = element('page-scroller')
  const placeholder = document.createElement('span')
  host.dataset.page = path
  scroller.append(placeholder)
  host.append(scroller)
  document.body.append(host)
  const id = ++lastId
  Object.assign(instance, { route: path, __route__: path, options: query, __wxWebviewId__: id })
  showPageStyles(path)
  attachTabBar(path, instance, host)
  const page: OpenPage = { id, path, query, instance, root, host, scroller }
  // The page must be on the stack before its components attach and ask for the current page.
  pages.push(page)
  root.attach(
    scroller as unknown as Parameters<Root['attach']>[0],
    placeholder as unknown as Parameters<Root['attach']>[1],
  )
  return page
}

/** Keeps the click of the tap that opened a page away from the web view that now lies there. */
const letClickPass = (webView: HTMLElement): void => {
  const passed = afterClick()
  if (!passed) return
  webView.style.pointerEvents = 'none'
  void passed.then(() => (webView.style.pointerEvents = ''))
}

const display = (page: OpenPage) => {
  for (const one of pages) one.host.hidden = one !== page
  applyAppStyles(page.path)
  page.host.querySelectorAll('iframe').forEach(letClickPass)
  showTitle(page.instance, page.path)
  call(page, 'onShow')
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Opens a page on top: onLoad, onShow, onReady. */
export const push = async (path: string, query: Query): Promise<void> => {
  const page = measureDrawing(path, () => mount(path, query))
  listenForScroll(page)
  call(page, 'onLoad', query)
  display(page)
  await nextFrame()
  call(page, 'onReady')
}

export const hideTop = (): void => {
  lookBeforeLeaving()
  const page = topPage()
  if (page) call(page, 'onHide')
}

export const showTop = (): void => {
  const page = topPage()
  if (page) display(page)
}

const holding = new Map<Element, () => void>()

/** Registers a callback that runs when the person leaves or shares the page. */
export const tellOnLeaving = (element: Element, tell: () => void): void => {
  holding.set(element, tell)
}

export const tellLeaving = (page: OpenPage): void => {
  for (const [element, tell] of holding) if (page.host.contains(element)) tell()
}

/** Closes the page on top, which calls its onUnload. */
export const pop = (): void => {
  lookBeforeLeaving()
  const page = pages.pop()
  if (!page) return
  tellLeaving(page)
  call(page, 'onUnload')
  page.root.release()
  page.host.remove()
}
