import type { ProductPage } from '@/contract/product-page'
import { mixColours, readableText } from '@/domain/look/colour'
import type { Drawing } from '@/domain/look/drawing'
import { heroArt } from './art/hero-art'

/** What a product's page shows first; drawn by the page and, before any script runs, by the gateway. */
export interface FirstScreen {
  title: string
  slogan: string
  tags: readonly string[]
  /** The large number: up to how much. */
  cover: ProductPage['hero']['cover']
  art: Drawing
  /** Ground of the hero, from top to bottom, `#rrggbb`. */
  deep: string
  light: string
}

/** The slogan is white text of ordinary size, so the ground is made dark enough to carry it. */
export const firstScreen = ({ hero, colorSet }: ProductPage): FirstScreen => {
  const deep = readableText({ background: '#ffffff', wanted: colorSet.baseColor })
  return {
    title: hero.title,
    slogan: hero.slogan,
    tags: hero.tags,
    cover: hero.cover,
    art: heroArt(hero.art, deep),
    deep,
    light: mixColours({ colour: deep, towards: '#ffffff', share: 0.12 }),
  }
}
