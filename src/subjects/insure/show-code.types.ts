import type { ProductPage } from '@/contract/product-page'

export interface ShowCodeProps {
  page: ProductPage
}
