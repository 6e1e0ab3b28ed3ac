import type { Drawing } from '@/domain/look/drawing'

/** What a poster or a card tells of a product: its first screen (variants/first-screen). */
export interface SharedProduct {
  title: string
  slogan: string
  /** The large number: the greatest amount paid. */
  cover: { label: string; amount: string; unit: string; note: string } | undefined
  art: Drawing | undefined
  /** The background, `#rrggbb`. */
  deep: string
  /** The product's name as it was filed. */
  filedName: string
}
