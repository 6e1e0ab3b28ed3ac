import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Link,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { base } from './copy/base'
import { currentSession } from './session/session'
import { Shell } from './shell/shell'
import { FailureNote } from './ui/failure'
import { Page } from './ui/page'

const root = createRootRoute({ component: Outlet })

/** An address of the console itself, so that nobody is led elsewhere after they signed in. */
const ownPath = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: (search: Record<string, unknown>): { back?: string } => {
    const back = ownPath(search['back'])
    return back === undefined ? {} : { back }
  },
  component: lazyRouteComponent(() => import('./session/sign-in'), 'SignIn'),
})

const signInBack = createRoute({
  getParentRoute: () => root,
  path: '/sign-in/back',
  component: lazyRouteComponent(() => import('./session/sign-in-back'), 'SignInBack'),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyRouteComponent(() => import('./invitation/invitation'), 'Invitation'),
})

/** Every page but the sign-in. Whoever is not signed in comes back to it afterwards. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: async ({ location }) => {
    if (!(await currentSession()))
      redirect({ to: '/sign-in', search: { back: location.href }, replace: true, throw: true })
  },
  component: Shell,
})

const home = createRoute({
  getParentRoute: () => inside,
  path: '/',
  component: lazyRouteComponent(() => import('./home/home'), 'Home'),
})
const account = createRoute({
  getParentRoute: () => inside,
  path: '/account',
  component: lazyRouteComponent(() => import('./account/account'), 'Account'),
})

const find = createRoute({
  getParentRoute: () => inside,
  path: '/find',
  component: lazyRouteComponent(() => import('./person/find'), 'Find'),
})
const person = createRoute({
  getParentRoute: () => inside,
  path: '/people/$userId',
  validateSearch: ({ order }: Record<string, unknown>): { order?: string } =>
    typeof order === 'string' ? { order } : {},
  component: lazyRouteComponent(() => import('./person/person'), 'Person'),
})
const asCustomer = createRoute({
  getParentRoute: () => inside,
  path: '/orders/$orderId/as-customer',
  component: lazyRouteComponent(() => import('./person/as-customer'), 'AsCustomer'),
})
const refunds = createRoute({
  getParentRoute: () => inside,
  path: '/refunds',
  component: lazyRouteComponent(() => import('./refund/refunds'), 'Refunds'),
})
const refund = createRoute({
  getParentRoute: () => inside,
  path: '/refunds/$outRefundNo',
  component: lazyRouteComponent(() => import('./refund/refund'), 'Refund'),
})
const stops = createRoute({
  getParentRoute: () => inside,
  path: '/stops',
  component: lazyRouteComponent(() => import('./sale/stops'), 'Stops'),
})
const approvals = createRoute({
  getParentRoute: () => inside,
  path: '/approvals',
  component: lazyRouteComponent(() => import('./approval/approvals'), 'Approvals'),
})

const unmatched = createRoute({
  getParentRoute: () => inside,
  path: '/unmatched',
  component: lazyRouteComponent(() => import('./money/unmatched'), 'Unmatched'),
})
const days = createRoute({
  getParentRoute: () => inside,
  path: '/days',
  component: lazyRouteComponent(() => import('./money/days'), 'Days'),
})
const withdrawals = createRoute({
  getParentRoute: () => inside,
  path: '/withdrawals',
  component: lazyRouteComponent(() => import('./money/withdrawals'), 'Withdrawals'),
})
const ledger = createRoute({
  getParentRoute: () => inside,
  path: '/ledger',
  component: lazyRouteComponent(() => import('./money/ledger'), 'Ledger'),
})
const alarms = createRoute({
  getParentRoute: () => inside,
  path: '/alarms',
  component: lazyRouteComponent(() => import('./watch/alarms'), 'Alarms'),
})
const deadMessages = createRoute({
  getParentRoute: () => inside,
  path: '/dead-messages',
  component: lazyRouteComponent(() => import('./watch/dead-messages'), 'DeadMessages'),
})
const jobs = createRoute({
  getParentRoute: () => inside,
  path: '/jobs',
  component: lazyRouteComponent(() => import('./watch/jobs'), 'Jobs'),
})
const providers = createRoute({
  getParentRoute: () => inside,
  path: '/providers',
  component: lazyRouteComponent(() => import('./watch/providers'), 'Providers'),
})
const log = createRoute({
  getParentRoute: () => inside,
  path: '/log',
  component: lazyRouteComponent(() => import('./staff/log'), 'Log'),
})
const rights = createRoute({
  getParentRoute: () => inside,
  path: '/rights',
  component: lazyRouteComponent(() => import('./staff/rights'), 'Rights'),
})

const tree = root.addChildren([
  signIn,
  signInBack,
  invitation,
  inside.addChildren([
    home,
    account,
    find,
    person,
    asCustomer,
    refunds,
    refund,
    stops,
    approvals,
    unmatched,
    days,
    withdrawals,
    ledger,
    alarms,
    deadMessages,
    jobs,
    providers,
    log,
    rights,
  ]),
])

export const router = createRouter({
  routeTree: tree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultNotFoundComponent: () => (
    <Page title={base.pageMissing}>
      <Link to="/">{base.toHome}</Link>
    </Page>
  ),
  defaultErrorComponent: ({ reset }) => (
    <main>
      <FailureNote failure={{ ok: false, code: 'UNKNOWN' }} again={reset} />
    </main>
  ),
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
