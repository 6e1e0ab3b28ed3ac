interface Route {
  path: string | string[]
  action: (context: { pathname: string }, params: object) => unknown
}

/** What Taro's router needs of universal-router: our addresses have no patterns. */
export default class ExactRouter {
  constructor(private readonly routes: Route[]) {}

  async resolve(pathname: string): Promise<unknown> {
    const route = this.routes.find(({ path }) => [path].flat().includes(pathname))
    if (!route) throw Object.assign(new Error('Route not found'), { status: 404 })
    return route.action({ pathname }, {})
  }
}
