import type { ReactNode } from 'react'
import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'

/** What stands above the price where the window is wide. */
export type WideSummary = (props: { page: ProductPage; info: PageInfo }) => ReactNode
