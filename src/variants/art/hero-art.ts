import type { ProductPage } from '@/contract/product-page'
import { mixColours } from '@/domain/look/colour'
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

/** The hero's drawing in the product's colours, as the address of an image for both targets. */
export const heroArt = (art: Art, baseColor: string): string => {
  const tint = (share: number) => mixColours({ colour: baseColor, towards: 'ffffff', share })
  const picture = scenes[art]({
    near: tint(0.18),
    mid: tint(0.42),
    far: tint(0.62),
    light: '#fff6dc',
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 375 160">${picture}</svg>`
  return `data:image/svg+xml,${escaped(svg)}`
}

/** Every byte crosses to a mini-program's view: what an address may hold stays as it is. */
const escaped = (svg: string): string =>
  encodeURIComponent(svg.replace(/"/g, "'")).replace(/%(?:2C|2F|3A|3D)/g, decodeURIComponent)
