import { approvalRoutes } from './approvals'
import { bookRoutes } from './books'
import type { ConsoleCallName } from './calls/table'
import { customerRoutes } from './customer'
import { findRoutes } from './find'
import { orderRoutes } from './order'
import { personRoutes } from './person'
import { refundRoutes } from './refunds'
import type { Route } from './route'
import { saleRoutes } from './sale'
import { serviceRoutes } from './service'
import { sessionRoutes } from './sign-in'
import { staffRoutes } from './staff'
import { watchRoutes } from './watch'

/** Every call of the console but `signIn`, which has no session yet (app.ts). */
export const consoleRoutes: Record<Exclude<ConsoleCallName, 'signIn'>, Route> = {
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
