import { noteShown, stayOnPage } from '@/platform/lost-page.h5'

interface Route {
  path: string | string[]
  action: (context: { pathname: string }, params: object) => unknown
}

/**
 * The part of universal-router that Taro's router needs. Our addresses have no patterns.
 */
export default class ExactRouter {
  private turn = 0

  constructor(private readonly routes: Route[]) {}

  /** Loads the parts of a page. It answers none when another page was requested meanwhile. */
  async resolve(pathname: string): Promise<readonly unknown[]> {
    const turn = (this.turn += 1)
    const route = this.routes.find(({ path }) => [path].flat().includes(pathname))
    if (!route) throw Object.assign(new Error('Route not found'), { status: 404 })
    try {
      const parts = (await route.action({ pathname }, {})) as readonly unknown[]
      const loaded = await Promise.all(parts)
      // Without this, a visitor who goes back at once sees the late page under the other address.
      if (turn !== this.turn) return []
      noteShown()
      return loaded
    } catch (why) {
      const isUnknown = (why as { status?: number } | undefined)?.status === 404
      if (isUnknown || turn !== this.turn || !stayOnPage(pathname)) throw why
      return []
    }
  }
}
