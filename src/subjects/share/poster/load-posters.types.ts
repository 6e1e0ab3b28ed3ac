import type { PortResult } from '@/platform/failure'
import type { SharedProduct } from '@/subjects/product'

export interface WantedPoster {
  product: SharedProduct
  /** The product's name in a line. */
  shortName: string
  /** The public address to which the code leads. */
  address: string
  /** Called when the poster was painted. */
  onTaken: () => void
}

export interface Posters {
  /** Shows the poster in a dialog, which saves it or sends it. */
  showPoster: (wanted: WantedPoster) => Promise<void>
  /** Paints the picture of a card on the canvas of that id and answers its address. */
  paintCard: (product: SharedProduct, canvasId: string) => Promise<PortResult<string>>
}

/** Loads what paints. It rejects when the code does not load. */
export type LoadPosters = () => Promise<Posters>
