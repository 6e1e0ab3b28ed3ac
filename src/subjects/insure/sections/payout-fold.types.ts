import type { ComponentType } from 'react'
import type { ProductPage } from '@/contract/product-page'

/** The way from the coverage table to the payout calculator. */
export type PayoutFoldSide = ComponentType<{ page: ProductPage }>
