import type { ProductPage } from '@/contract/product-page'

export interface CardPreviewProps {
  page: ProductPage
  /** Gets the picture that the card must have, where the page paints one. */
  onPainted: (picture: string) => void
}
