import type { ProductPage } from '@/contract/product-page'

/** Reminds of an unpaid order of this product. */
export type Remind = (page: ProductPage) => Promise<void>
