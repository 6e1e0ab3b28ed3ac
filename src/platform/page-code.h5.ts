import type { PageCodePort } from './page-code.types'

/** Taro's data about the pages of the web build (@tarojs/taro-loader). */
interface TaroPages {
  routes?: readonly { path: string; load: () => [Promise<unknown>, ...unknown[]] }[]
  router?: { customRoutes?: Readonly<Record<string, readonly string[]>> }
}

const taroPages = (): TaroPages => (window as { __taroAppConfig?: TaroPages }).__taroAppConfig ?? {}

export const fetchPage: PageCodePort['fetchPage'] = async (path) => {
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
