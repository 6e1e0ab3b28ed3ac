import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { carryContext, type Query } from '@/domain/address/query'
import { applyEntryRules } from '@/entry/entry-rules'
import { environmentRefusal } from '@/entry/environment-guard'
import { arrival } from '@/platform/address'
import { hasAddresses } from '@/platform/app'
import { replace, usePageQuery } from '@/platform/navigation'
import { behindFirstScreen, usePageShow } from '@/platform/page'
import { offerShares, useMenu } from '@/platform/page-menu'
import { type ParamsOf, presetOf } from '@/routes/build'
import type { Page } from '@/routes/page'
import { type PageKey, pages } from '@/routes/pages'
import { readParams } from '@/routes/param'
import { pathTo } from '@/routes/path-to'
import { useTheme, useServicePhone } from '@/stores/product-page'
import { continueVisit, useVisit } from '@/stores/visit'
import { DialogHost } from '@/ui/dialog/host'
import { CallPhone } from '@/ui/shell/call-phone'
import { HelpPath } from '@/ui/shell/help-link'
import { PageTheme } from '@/ui/shell/theme'
import { ErrorBoundary } from './error-boundary'
import type { MenuCardProps } from './menu-card'
import { usePageWork } from './page-work'

/** Loads what the menu shares after the page, because the first load of the web has no room for it. */
const LateMenuCard = (props: MenuCardProps) => {
  const [Card, setCard] = useState<ComponentType<MenuCardProps>>()
  useEffect(() => {
    import('./menu-card').then(
      ({ MenuCard }) => setCard(() => MenuCard),
      () => undefined,
    )
  }, [])
  return Card ? <Card {...props} /> : null
}

type Opened<K extends PageKey> =
  /** The visit's context is being stored, so that no link is drawn without it. */
  { status: 'arriving' } | { status: 'incomplete' } | { status: 'ready'; params: ParamsOf<K> }

/**
 * What a page was opened with: its own parameters, the presets of its path, and the context so far.
 * A page that is shown again restores its own product.
 */
const useOpened = <K extends PageKey>(key: K): Opened<K> => {
  const asked = usePageQuery()
  /**
   * Applied again, because a page of the mini-program opens without the address that start()
   * corrects.
   */
  const query = useMemo(() => applyEntryRules(asked, key), [asked, key])
  const [path] = useState(() => arrival().path)
  const [noted, setNoted] = useState<typeof query>()

  useLayoutEffect(() => {
    continueVisit({ ...query, ...presetOf(pages[key], path) })
    behindFirstScreen(() => setNoted(query))
  }, [key, path, query])
  usePageShow(() => continueVisit({ ...query, ...presetOf(pages[key], path) }))

  return useMemo(() => {
    if (noted !== query) return { status: 'arriving' }
    const page: Page = pages[key]
    const given = { ...query, ...presetOf(page, path) }
    const params = readParams(page.params, given)
    if (!params) return { status: 'incomplete' }
    const { context } = useVisit.getState()
    // ParamsOf<K> is inferred from the table that reads the parameters.
    return {
      status: 'ready',
      params: { ...carryContext(context, query), ...params } as ParamsOf<K>,
    }
  }, [key, path, query, noted])
}

/** Keys of pages that need a login. */
export type GatedKey = {
  [K in PageKey]: (typeof pages)[K] extends { login: true } ? K : never
}[PageKey]

/** Shows its content, or the reason why it cannot. */
type Gate = ComponentType<{ children: ReactNode; page: PageKey; title: string }>

/**
 * Wraps every page. It reads and checks the parameters of the route table, adds the query context
 * and the product's colours, and draws the page only where it may open. An error is reported, and
 * the user gets a way on.
 */
export const buildPage = <K extends PageKey>(
  key: K,
  Body: ComponentType<ParamsOf<K>>,
  Gate?: Gate,
) => {
  const { title, instead = 'insure', shares, moments }: Page = pages[key]

  const Content = () => {
    const opened = useOpened(key)
    const product = opened.status === 'ready' ? opened.params : {}
    const theme = useTheme(product)
    const phone = useServicePhone(product)
    const refusal = useRefusal(key)
    usePageWork(key)
    const elsewhere = refusal ?? (opened.status === 'incomplete' ? pathTo(instead) : undefined)
    useEffect(() => {
      if (elsewhere) void replace(elsewhere)
    }, [elsewhere])

    if (elsewhere !== undefined || opened.status !== 'ready') return null
    const body = <Body {...opened.params} />
    const { orderId, proposalId }: Query = opened.params
    return (
      <PageTheme.Provider value={theme}>
        <CallPhone.Provider value={phone}>
          <HelpPath.Provider value={helpPath(key, orderId ?? proposalId)}>
            {Gate ? (
              <Gate page={key} title={title}>
                {body}
              </Gate>
            ) : (
              body
            )}
            {hasMenuCard(pages[key], opened.params) ? (
              <LateMenuCard page={key} params={opened.params} />
            ) : null}
          </HelpPath.Provider>
        </CallPhone.Provider>
      </PageTheme.Provider>
    )
  }

  const Opened = () => {
    useMenu(shares !== undefined)
    return (
      <HelpPath.Provider value={helpPath(key)}>
        <DialogHost>
          <ErrorBoundary page={key}>
            <Content />
          </ErrorBoundary>
        </DialogHost>
      </HelpPath.Provider>
    )
  }
  if (shares) offerShares(Opened, moments === true)
  return Opened
}

/** Leads to customer service, with the order that the page is about. */
const helpPath = (key: PageKey, orderId?: string) =>
  key === 'desk' ? undefined : () => pathTo('desk', { orderId })

/** Whether the route table says what WeChat's menu shares; `card` is of the page's own button. */
const hasMenuCard = ({ shares, sharesOnly = {} }: Page, params: Query): boolean =>
  shares !== undefined &&
  shares !== 'card' &&
  Object.entries(sharesOnly).every(([name, values]) => values.includes(params[name] ?? ''))

/** The error page for a page that does not open in this environment; undefined if it opens. */
const useRefusal = (key: PageKey): string | undefined => {
  const env = useVisit((visit) => visit.env)
  const { only }: Page = pages[key]
  const type = environmentRefusal({ env, only })
  const { path, search } = arrival()
  // A page of the mini-program has no address that another app could open.
  return type && pathTo('error', { type, ...(hasAddresses && { redirectPath: path + search }) })
}

/** A page of the route table that needs no login: `export default page('login', LoginForm)`. */
export const page = <K extends Exclude<PageKey, GatedKey>>(
  key: K,
  Body: ComponentType<ParamsOf<K>>,
) => buildPage(key, Body)
