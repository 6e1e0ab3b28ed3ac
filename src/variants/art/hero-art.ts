import type { ProductPage } from '@/contract/product-page'
import { mixColours } from '@/domain/look/colour'
import type { Drawing } from '@/domain/look/drawing'
import { bridge } from './bridge'
import { garden } from './garden'
import { gate } from './gate'
import { harbour } from './harbour'
import { lake } from './lake'
import { mountain } from './mountain'
import type { Scene } from './scene'
import { skyline } from './skyline'

type Art = ProductPage['hero']['art']

const scenes = { skyline, bridge, harbour, garden, mountain, gate, lake } satisfies Record<
  Art,
  Scene
>

/** The hero's drawing in the product's colours. */
export const heroArt = (art: Art, baseColor: string): Drawing => {
  const tint = (share: number) => mixColours({ colour: baseColor, towards: 'ffffff', share })
  const shapes = scenes[art]({
    near: tint(0.18),
    mid: tint(0.42),
    far: tint(0.62),
    light: '#fff6dc',
  })
  return { width: 375, height: 160, shapes }
}
