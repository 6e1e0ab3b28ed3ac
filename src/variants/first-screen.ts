import type { ProductPage } from '@/contract/product-page'
import { mixColours, readableText } from '@/domain/look/colour'
import type { Drawing } from '@/domain/look/drawing'

/**
 * The first screen of a product's page. The page draws it, and the gateway draws it before any
 * script runs.
 */
export interface FirstScreen {
  title: string
  slogan: string
  tags: readonly string[]
  /** The large number: the greatest amount paid. */
  cover: ProductPage['hero']['cover']
  art: Drawing | undefined
  /** Background colours of the hero from top to bottom, `#rrggbb`. */
  deep: string
  light: string
}

/**
 * The background of the hero. The slogan is white text of ordinary size, so the product's colour is
 * darkened until it is readable.
 */
export const heroColour = ({ baseColor }: ProductPage['colorSet']): string =>
  readableText({ background: '#ffffff', wanted: baseColor })

export const firstScreen = ({ hero, colorSet }: ProductPage): FirstScreen => {
  const deep = heroColour(colorSet)
  return {
    title: hero.title,
    slogan: hero.slogan,
    tags: hero.tags,
    cover: hero.cover,
    art: hero.drawing,
    deep,
    light: mixColours({ colour: deep, towards: '#ffffff', share: 0.12 }),
  }
}
