import { noteShown, stayOnPage } from '@/platform/lost-page.h5'

interface Route {
  path: string | string[]
  action: (context: { pathname: string }, params: object) => unknown
}

/**
 * What Taro's router needs of universal-router: our addresses have no patterns.
 */
export default class ExactRouter {
  private turn = 0

  constructor(private readonly routes: Route[]) {}

  /** The parts of a page; none when another page was asked for while this one loaded. */
  async resolve(pathname: string): Promise<readonly unknown[]> {
    const turn = (this.turn += 1)
    const route = this.routes.find(({ path }) => [path].flat().includes(pathname))
    if (!route) throw Object.assign(new Error('Route not found'), { status: 404 })
    try {
      const parts = (await route.action({ pathname }, {})) as readonly unknown[]
      const loaded = await Promise.all(parts)
      // Whoever goes back at once would otherwise land on the late page, under another's address.
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
