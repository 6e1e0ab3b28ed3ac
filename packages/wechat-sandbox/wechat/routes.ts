import type { FastifyInstance } from 'fastify'
import type { SandboxParts } from '../../world/parts'
import { miniProgramRoutes } from '../mini-program/routes'
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
export function wechatRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const apps = createApps(parts.keys, parts.clock)
  for (const mount of [
    tokenRoutes,
    loginRoutes,
    messageRoutes,
    officialRoutes,
    followerRoutes,
    linkRoutes,
    shippingRoutes,
    miniProgramRoutes,
    hostRoutes,
    chatRoutes,
  ])
    mount(app, parts, apps)
}
