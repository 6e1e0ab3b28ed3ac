import type { ReactElement } from 'react'
import type { ProductPage } from '@/contract/product-page'
import type { ShareCard } from '@/platform/share.types'

/** The picture of a product's card: what must be drawn on the page for it, and what paints it. */
export type UseCardPicture = (page: ProductPage) => {
  canvas: ReactElement | null
  paint: ShareCard['paint']
}

export interface ShowCodeProps {
  page: ProductPage
}
