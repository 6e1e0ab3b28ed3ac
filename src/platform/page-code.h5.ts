import type { PageCodePort } from './page-code.types'

/** What Taro's web build keeps about its pages (@tarojs/taro-loader). */
interface TaroPages {
  routes?: readonly {
    path: string
    load: (at: { pathname: string }) => [Promise<unknown>, ...unknown[]]
  }[]
  router?: { customRoutes?: Readonly<Record<string, readonly string[]>> }
}

const taroPages = (): TaroPages => (window as { __taroAppConfig?: TaroPages }).__taroAppConfig ?? {}

export const fetchPage: PageCodePort['fetchPage'] = async (path) => {
  const { routes = [], router } = taroPages()
  const [address = ''] = path.split('?')
  const module = Object.entries(router?.customRoutes ?? {}).find(([, addresses]) =>
    addresses.includes(address),
  )?.[0]
  // What the framework does not know by name opens by its last route.
  const route = routes.find((one) => one.path === (module ?? '*'))
  if (!route) return true
  return route.load({ pathname: address })[0].then(
    () => true,
    // There is no such page, so there is nothing to wait for.
    (why: unknown) => (why as { status?: number } | undefined)?.status === 404,
  )
}
