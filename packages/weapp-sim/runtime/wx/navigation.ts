import { callApp } from '../logic/app'
import { loadPage } from '../logic/modules'
import { backClosesContainer } from '../logic/page-container'
import type { Query } from '../logic/stack'
import { hideTop, openPages, pop, push, showTop } from '../logic/stack'
import { topPage } from '../logic/stack'
import { ApiFailure } from '../shell/api-failure'
import { pagePaths } from '../shell/packages'
import { changeTitle } from '../shell/title'
import { program } from '../shell/window'
import { asyncApis } from './api'
import type { Options } from './api'

/** WeChat keeps at most ten pages open. */
const MAX_PAGES = 10

interface Target {
  readonly path: string
  readonly query: Query
}

/** Distance in CSS pixels from the top of the scrolled content to an element. */
const topWithin = (scroller: Element, goal: Element): number =>
  goal.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop

/** Query values stay undecoded, because WeChat passes them on as they are in the address. */
export const parseUrl = (url: string): Target => {
  const [address = '', search = ''] = url.split('?')
  const here = topPage()?.path ?? ''
  const steps = address.startsWith('/') || !here.includes('/') ? [] : here.split('/').slice(0, -1)
  for (const step of address.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  }
  const pairs = search.split('&').filter(Boolean)
  const query = Object.fromEntries(
    pairs.map((pair) => {
      const [key = '', ...value] = pair.split('=')
      return [key, value.join('=')]
    }),
  )
  return { path: steps.join('/'), query }
}

const isTab = (path: string) => program.app.tabBar?.list.some((tab) => tab.pagePath === path)

const existing = (options: Options): Target => {
  const target = parseUrl(String(options.url ?? ''))
  if (!pagePaths.includes(target.path)) throw new ApiFailure(`page "${target.path}" is not found`)
  return target
}

const notATab = (name: string, target: Target): Target => {
  if (isTab(target.path)) throw new ApiFailure(`can not ${name} a tabbar page`)
  return target
}

/** The open pages stay until the code of the next page has loaded. */
const arriving = async (target: Target): Promise<Target> => {
  await loadPage(target.path)
  return target
}

const open = ({ path, query }: Target) => push(path, query)

const closeAll = () => {
  while (topPage()) pop()
}

/** Navigations run one after another, however fast the calls come. */
let queue: Promise<unknown> = Promise.resolve()

const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = queue.then(work)
  queue = turn.catch(() => undefined)
  return turn
}

const navigateBack = (options: Options) =>
  inTurn(async () => {
    const page = topPage()
    if (page && backClosesContainer(page.host)) return
    if (openPages().length === 1) throw new ApiFailure('cannot navigate back at first page.')
    const delta = Math.max(1, Number(options.delta ?? 1))
    for (let i = 0; i < delta && openPages().length > 1; i++) pop()
    showTop()
  })

/** Opens the first page. An unknown path, as in an old shared link, goes to `onPageNotFound`. */
export const launchPage = (target: Target): Promise<void> => {
  if (pagePaths.includes(target.path)) return inTurn(async () => open(await arriving(target)))
  callApp('onPageNotFound', { ...target, isEntryPage: true })
  return Promise.resolve()
}

export const navigation = asyncApis({
  navigateTo: (options) =>
    inTurn(async () => {
      const target = notATab('navigateTo', existing(options))
      if (openPages().length >= MAX_PAGES) throw new ApiFailure('webview count limit exceed')
      await arriving(target)
      hideTop()
      await open(target)
    }),
  redirectTo: (options) =>
    inTurn(async () => {
      const target = await arriving(notATab('redirectTo', existing(options)))
      pop()
      await open(target)
    }),
  reLaunch: (options) =>
    inTurn(async () => {
      const target = await arriving(existing(options))
      closeAll()
      await open(target)
    }),
  switchTab: (options) =>
    inTurn(async () => {
      const target = existing(options)
      if (!isTab(target.path)) throw new ApiFailure('can not switch to no-tabBar page')
      await arriving(target)
      closeAll()
      await open(target)
    }),
  navigateBack,
  setNavigationBarTitle: (options) => {
    const page = topPage()
    if (page) changeTitle(page.instance, String(options.title ?? ''))
  },
  pageScrollTo: (options) => {
    const page = topPage()
    const goal = options.selector ? page?.host.querySelector(String(options.selector)) : undefined
    const above = page && goal ? topWithin(page.scroller, goal) + Number(options.offsetTop ?? 0) : 0
    page?.scroller.scrollTo({ top: goal ? above : Number(options.scrollTop ?? 0) })
  },
})
