import type { FastifyInstance } from 'fastify'
import type { World } from '../world/world'
import { createApps } from './apps'
import { chatRoutes } from './chat'
import { followerRoutes } from './followers'
import { hostRoutes } from './host'
import { linkRoutes } from './link'
import { loginRoutes } from './login'
import { messageRoutes } from './message'
import { officialRoutes } from './official'
import { shippingRoutes } from './shipping'
import { tokenRoutes } from './token'

/** The simulator of WeChat's server API, for one mini-program and one official account. */
export function wechatRoutes(
  app: FastifyInstance,
  parts: World & { webViewPage: (path: string) => string },
): void {
  const apps = createApps(parts.keys, parts.clock)
  for (const mount of [
    tokenRoutes,
    loginRoutes,
    messageRoutes,
    officialRoutes,
    followerRoutes,
    linkRoutes,
    shippingRoutes,
    chatRoutes,
  ])
    mount(app, parts, apps)
  hostRoutes(app, apps, parts.webViewPage)
}
