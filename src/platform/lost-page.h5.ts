import type { NavigationPort } from './navigation.types'

/** Taro's data about the pages of the web build (@tarojs/taro-loader). */
interface TaroPages {
  routes?: readonly { path: string; load: () => [Promise<unknown>, ...unknown[]] }[]
  router?: { customRoutes?: Readonly<Record<string, readonly string[]>> }
}

const taroPages = (): TaroPages => (window as { __taroAppConfig?: TaroPages }).__taroAppConfig ?? {}

export const fetchPage: NavigationPort['fetchPage'] = async (path) => {
  const { routes = [], router } = taroPages()
  const [address = ''] = path.split('?')
  const module = Object.entries(router?.customRoutes ?? {}).find(([, addresses]) =>
    addresses.includes(address),
  )?.[0]
  const route = routes.find((one) => one.path === module)
  // The page does not exist, so there is nothing to load.
  if (!route) return true
  return route.load()[0].then(
    () => true,
    () => false,
  )
}

let ask = (): Promise<boolean> => Promise.resolve(false)

export const onPageLost = (own: () => Promise<boolean>): void => {
  ask = own
}

/** Loads the code of a page and asks after each failure; false if the user prefers to stay. */
export const fetchOrAsk = async (path: string): Promise<boolean> => {
  while (!(await fetchPage(path))) if (!(await ask())) return false
  return true
}

/** The router's index of the present entry. The `history` package keeps it in the state. */
const indexNow = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx

/** The index of the shown page. */
let shownAt: number | undefined

export const noteShown = (): void => {
  shownAt = indexNow()
}

/**
 * Handles Back or Forward to a page whose code does not load: the shown page gets its address back,
 * and the user is asked. False if there is no page to stay on.
 */
export const stayOnPage = (path: string): boolean => {
  const now = indexNow()
  if (shownAt === undefined || now === undefined || now === shownAt) return false
  const step = now - shownAt
  const stayed = async () => {
    if (await fetchOrAsk(path)) window.history.go(step)
  }
  // A question asked before the address is restored would be closed by it.
  window.addEventListener('popstate', () => void stayed(), { once: true })
  window.history.go(-step)
  return true
}
