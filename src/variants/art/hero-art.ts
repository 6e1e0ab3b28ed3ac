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
import { drawSubject, type SubjectName } from './subjects'

type Art = ProductPage['hero']['art']

const scenes = { skyline, bridge, harbour, garden, mountain, gate, lake } satisfies Record<
  Art,
  Scene
>

/** The right third of the hero, where the subject stands on the ground of the scene. */
const PLACE = 'translate(254 47)'

/** The hero's drawing in the product's colours: whom the product covers, before a city's scene. */
export const heroArt = ({
  art,
  subject,
  baseColor,
}: {
  art: Art
  subject: SubjectName
  baseColor: string
}): Drawing => {
  const tint = (share: number) => mixColours({ colour: baseColor, towards: 'ffffff', share })
  const scene = scenes[art]({
    near: tint(0.18),
    mid: tint(0.42),
    far: tint(0.62),
    light: '#fff6dc',
  })
  const front = drawSubject(subject, {
    ink: mixColours({ colour: baseColor, towards: '000000', share: 0.35 }),
    paper: '#ffffff',
    warm: '#ffd48a',
  })
  return {
    width: 375,
    height: 160,
    shapes: `<g opacity=".6">${scene}</g><g transform="${PLACE}">${front}</g>`,
  }
}
