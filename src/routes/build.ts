import { formatQuery } from '@/domain/address/query'
import type { QueryContext } from '@/domain/address/query-context'
import { modulePath, pages, type Page } from './pages'
import type { PageKey, ParamsOf } from './params'

/** Parameters may be left out where a page needs none. */
type Rest<K extends PageKey> =
  object extends ParamsOf<K>
    ? [params?: ParamsOf<K>, context?: QueryContext]
    : [params: ParamsOf<K>, context?: QueryContext]

/** Builds an address: `pathTo('payment', { payOrderId }, context)`. */
export type PathTo = <K extends PageKey>(key: K, ...rest: Rest<K>) => string

const page = (key: PageKey): Page => pages[key]

/** The public address in the web build: `/payment?payOrderId=1`. */
export const h5PathTo: PathTo = (key, ...[params, context]) =>
  page(key).paths[0] + formatQuery({ ...context, ...params })

/** The page of the mini-program: `/pages/purchase/payment/index?payOrderId=1`. */
export const weappPathTo: PathTo = (key, ...[params, context]) =>
  `/${modulePath(page(key))}${formatQuery({ ...context, ...params })}`
