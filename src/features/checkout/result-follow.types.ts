import type { ReactNode } from 'react'
import type { ProductPage } from '@/contract/product-page'

/**
 * The code of the official account, for who opened the page in one and does not follow it; gone
 * once they do (specification section 7, publicStatus). Nothing where that is not known.
 */
export type ResultFollowSide = (props: { page: ProductPage }) => ReactNode
