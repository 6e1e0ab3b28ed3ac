import { useEffect, type ComponentType, type ReactNode } from 'react'
import { useTheme } from '@/flows/product-page'
import { replace } from '@/platform/navigation'
import type { ParamsOf } from '@/routes/build'
import type { Page } from '@/routes/page'
import { pages, type PageKey } from '@/routes/pages'
import { pathTo } from '@/routes/path-to'
import { PageTheme } from '@/ui/shell/page-theme'
import { ErrorBoundary } from './error-boundary'
import { useLastPage } from './use-last-page'
import { useOnPageShow } from './use-on-page-show'
import { useOpened } from './use-opened'
import { useRefusal } from './use-refusal'

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
  const { title, instead = 'insure' }: Page = pages[key]

  const Content = () => {
    const opened = useOpened(key)
    const theme = useTheme(opened.status === 'ready' ? opened.params : {})
    const refusal = useRefusal(key)
    useLastPage(key)
    useOnPageShow(key)
    const elsewhere = refusal ?? (opened.status === 'incomplete' ? pathTo(instead) : undefined)
    useEffect(() => {
      if (elsewhere) void replace(elsewhere)
    }, [elsewhere])

    if (elsewhere !== undefined || opened.status !== 'ready') return null
    const body = <Body {...opened.params} />
    return (
      <PageTheme.Provider value={theme}>
        {Gate ? (
          <Gate page={key} title={title}>
            {body}
          </Gate>
        ) : (
          body
        )}
      </PageTheme.Provider>
    )
  }

  const Opened = () => (
    <ErrorBoundary page={key}>
      <Content />
    </ErrorBoundary>
  )
  return Opened
}
