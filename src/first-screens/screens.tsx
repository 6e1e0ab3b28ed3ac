import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parseQuery, readContext } from '@/domain/address/query'
import { connectLinks } from '@/routes/build'
import { modulePath, type Page } from '@/routes/page'
import { pages, type PageKey } from '@/routes/pages'
import { pathTo } from '@/routes/path-to'
import { LoginForm } from '@/subjects/account/login/login-form'
import { Reserve } from '@/subjects/booking'
import { ProductView } from '@/subjects/insure/product-view'
import { OrderCenter } from '@/subjects/order/order-center'
import { PolicyList } from '@/subjects/policy/policy-list'
import { ShareHome } from '@/subjects/share'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { PageShell } from '@/ui/shell/page-shell'
import type { FirstDrawing, FirstScreens } from '@/variants/first-drawing'

/** What each page shows before it knows anything, drawn by the page's own components. */

const own: Partial<Record<PageKey, ReactElement>> = {
  login: <LoginForm />,
  orderCenter: <OrderCenter />,
  policyList: <PolicyList />,
  reserve: <Reserve product={{ cityCode: '', productCode: '' }} />,
  shareHome: <ShareHome />,
}

const waiting = (title: string): ReactElement => (
  <PageShell title={title}>
    <Card>
      <Skeleton lines={4} />
    </Card>
  </PageShell>
)

const byPath = new Map(
  (Object.keys(pages) as PageKey[]).flatMap((key) => {
    const entry: Page = pages[key]
    const screen = own[key] ?? (entry.login ? waiting(entry.title) : undefined)
    if (!screen) return []
    const html = renderToStaticMarkup(screen)
    const drawn: FirstDrawing = { title: entry.title, html, module: modulePath(entry) }
    return entry.paths.map((path): [string, FirstDrawing] => [path, drawn])
  }),
)

const asButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  textDecoration: 'none',
} as const

/** The main action works as a link until the page can take a tap. */
const linked = (html: string, href: string): string =>
  html.replace(
    /<button type="button" class="([^"]*\bhm-bar__action\b[^"]*)">([^<]*)<\/button>/,
    (_all, names: string, text: string) =>
      renderToStaticMarkup(
        <a className={names} href={href} style={asButton}>
          {text}
        </a>,
      ),
  )

export const page: FirstScreens['page'] = (path) => byPath.get(path)

export const product: FirstScreens['product'] = (content, info, search) => {
  connectLinks(() => readContext(parseQuery(search)))
  const { cityCode, productCode } = content
  const html = renderToStaticMarkup(
    <ProductView page={content} info={info} onBuy={() => undefined} />,
  )
  return {
    title: content.shortName,
    html: linked(html, pathTo('insureApply', { cityCode, productCode })),
    module: modulePath(pages.insure),
  }
}
