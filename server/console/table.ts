import { approvalRoutes } from './approvals'
import { bookRoutes } from './books'
import type { ConsoleCallName } from './calls/table'
import { customerRoutes } from './customer'
import { findRoutes } from './find'
import { invitationRoutes } from './invitation'
import { orderRoutes } from './order'
import { personRoutes } from './person'
import { providerRoutes } from './provider-sign-in'
import { refundRoutes } from './refunds'
import type { OpenRoute, Route } from './route'
import { saleRoutes } from './sale'
import { serviceRoutes } from './service'
import { passwordRoutes, sessionRoutes } from './sign-in'
import { staffRoutes } from './staff'
import { watchRoutes } from './watch'

/** The calls that need no session. */
export const openRoutes = {
  ...passwordRoutes,
  ...providerRoutes,
  ...invitationRoutes,
} satisfies Partial<Record<ConsoleCallName, OpenRoute>>

/** Every other call of the console. */
export const consoleRoutes: Record<Exclude<ConsoleCallName, keyof typeof openRoutes>, Route> = {
  ...sessionRoutes,
  ...findRoutes,
  ...personRoutes,
  ...orderRoutes,
  ...refundRoutes,
  ...approvalRoutes,
  ...saleRoutes,
  ...serviceRoutes,
  ...customerRoutes,
  ...watchRoutes,
  ...bookRoutes,
  ...staffRoutes,
}
