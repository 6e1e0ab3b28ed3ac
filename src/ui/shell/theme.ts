import { createContext, useState } from 'react'
import { mixColours, readableText } from '@/domain/look/colour'
import { textScaleOf } from '@/domain/look/text-size'
import { usePageShow } from '@/platform/page'
import { ownTextGrowth } from '@/platform/text-size'
import type { Style } from '../primitives/base.types'

/** The colours of a product (`colorSet` of its page). */
export interface Theme {
  /** `#rrggbb` */
  baseColor: string
}

/**
 * The colour of a product below white text, or `otherwise` where the page has no product. For what
 * has a default colour of its own, which is that of a product without colours.
 */
export const productFill = (otherwise: string): string => `var(--hm-product-fill, ${otherwise})`

/** The darkest backgrounds of accent text in each mode. styles/tokens.css has the rest. */
const LIGHT_GROUND = '#f1efec'
const LIGHT_SURFACE = '#ffffff'
const DARK_GROUND = '#2b2926'
const DARK_SURFACE = '#211f1d'

/**
 * The accent variables of a product. Shapes use the colour itself. Text, and fills below white
 * text, use its nearest shade with a contrast of 4.5:1 in each mode.
 */
export const themeStyle = (theme: Theme | undefined): Style => {
  if (!theme) return {}
  const { baseColor } = theme
  const soft = (surface: string, share: number) =>
    mixColours({ colour: baseColor, towards: surface, share })
  const fill = readableText({ background: '#ffffff', wanted: baseColor })
  const lightSoft = soft(LIGHT_SURFACE, 0.9)
  const darkSoft = soft(DARK_SURFACE, 0.82)
  return {
    '--hm-accent': baseColor,
    '--hm-accent-fill': fill,
    '--hm-product-fill': fill,
    '--hm-accent-soft-light': lightSoft,
    '--hm-accent-soft-dark': darkSoft,
    '--hm-accent-text-light': readableText({ background: LIGHT_GROUND, wanted: baseColor }),
    '--hm-accent-text-dark': readableText({ background: DARK_GROUND, wanted: baseColor }),
  }
}

/** The colours of a page for content, skeleton and failure alike. */
export const PageTheme = createContext<Theme | undefined>(undefined)

/** Makes text follow WeChat's letter size in the mini-program. */
export const useLetters = (elder: boolean): Style => {
  const [growth, setGrowth] = useState(ownTextGrowth)
  usePageShow(() => setGrowth(ownTextGrowth()))
  const drawn = textScaleOf(elder, growth)
  return drawn === 1 ? {} : { '--hm-text-scale': String(drawn) }
}
