import type { ProductPage } from '@/contract/product-page'

export interface ShowCodeProps {
  page: ProductPage
  /** The shared link of the product. */
  path: string
  /** Records that the link was shared. */
  onTaken: () => void
}
