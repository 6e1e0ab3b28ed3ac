import { isAgentMode, isSharingSuppressed } from '@/domain/address/browser-env'
import { notShared } from '@/domain/address/share-link'
import { absolute } from '@/platform/address'
import { useShare } from '@/platform/share'
import type { ShareCard } from '@/platform/share.types'
import type { Page } from '@/routes/page'
import { pages, type PageKey } from '@/routes/pages'
import { pathTo } from '@/routes/path-to'
import { usePageOf } from '@/stores/product-page'
import { useVisit } from '@/stores/visit'
import { type SharedParams, useSharedPath } from '@/subjects/wechat'

type ProductPage = NonNullable<ReturnType<typeof usePageOf>>
type Given = Readonly<Record<string, string | undefined>>

export interface MenuCardProps {
  page: PageKey
  /** The parameters and the context with which the page opened. */
  params: Given
}

/** Sets what WeChat's menu shares of a page that has no share button (ADR 196). */
export const MenuCard = ({ page: key, params }: MenuCardProps) => {
  const { context } = useVisit()
  const product = usePageOf(params)
  if (isAgentMode(context) || isSharingSuppressed(context)) return null
  if (product) return <OfProduct page={key} params={params} product={product} />
  // The card of a product waits for its name.
  return params['productCode'] ? null : <Shared {...cardOf(key, params, notShared(context))} />
}

const OfProduct = ({ page: key, params, product }: MenuCardProps & { product: ProductPage }) => {
  const shared = useSharedPath(product)
  const { title, slogan } = product.hero
  const { shares }: Page = pages[key]
  if (shares === 'product') return <Shared title={title} text={slogan} path={shared.path} />
  const card = cardOf(key, params, shared.params)
  return <Shared {...card} title={`${card.title} · ${product.productName}`} text={slogan} />
}

/** The page itself, with the parameters of its row and without what is of the visitor. */
const cardOf = (key: PageKey, given: Given, context: SharedParams = {}): ShareCard => {
  const { title, params }: Page = pages[key]
  const own = Object.keys(params).map((name) => [name, given[name]] as const)
  const ofVisitor = { subscribeStatus: undefined }
  const to = pathTo as (key: PageKey, params: Given) => string
  return { title, path: to(key, { ...Object.fromEntries(own), ...context, ...ofVisitor }) }
}

/** The picture is ours: one of the screen might show personal data. */
const Shared = (card: ShareCard) => {
  useShare(() => ({ ...card, imageUrl: absolute('/static/share.png') }))
  return null
}
