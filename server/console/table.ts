import type { ConsoleCallName } from './calls/table'
import type { Route } from './route'
import { sessionRoutes } from './sign-in'

/** Every call of the console but `signIn`, which has no session yet (app.ts). */
export const consoleRoutes: Record<Exclude<ConsoleCallName, 'signIn'>, Route> = {
  ...sessionRoutes,
}
