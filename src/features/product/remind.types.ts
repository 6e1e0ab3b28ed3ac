import type { ProductPage } from '@/contract/product-page'

/** Reminds of an order of this product that waits for its payment. */
export type Remind = (page: ProductPage) => Promise<void>
