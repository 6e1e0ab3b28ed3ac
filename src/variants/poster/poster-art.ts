import { mixColours } from '@/domain/look/colour'
import type { Drawing } from '@/domain/look/drawing'
import { cityWall } from './city-wall'
import { dunes } from './dunes'
import { grotto } from './grotto'
import { kiln } from './kiln'
import { loess } from './loess'
import { orangeIsle } from './orange-isle'
import { HEIGHT, WIDTH, type PosterScene } from './scene'
import { taihang } from './taihang'
import { yellowRiver } from './yellow-river'

/** A sight of the poster's city. */
export const posterScenes = [
  'cityWall',
  'dunes',
  'grotto',
  'kiln',
  'loess',
  'orangeIsle',
  'taihang',
  'yellowRiver',
] as const
type SceneName = (typeof posterScenes)[number]

const scenes: Record<SceneName, PosterScene> = {
  cityWall,
  dunes,
  grotto,
  kiln,
  loess,
  orangeIsle,
  taihang,
  yellowRiver,
}

/**
 * A poster's drawing on a sky of its background colour. The top is dark, because white text stands
 * on it.
 */
export const posterArt = (name: SceneName, background: string): Drawing => {
  const mixed = (towards: 'ffffff' | '000000', share: number) =>
    mixColours({ colour: background, towards, share })
  const sky = [mixed('000000', 0.25), background, mixed('ffffff', 0.3)]
  const stops = [0, 0.5, 1].map((at, index) => `<stop offset="${at}" stop-color="${sky[index]}"/>`)
  const shapes = scenes[name]({
    far: mixed('ffffff', 0.22),
    mid: mixed('ffffff', 0.08),
    near: mixed('000000', 0.22),
    ground: mixed('000000', 0.4),
    light: '#ffe9b8',
  })
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient></defs><path fill="url(#s)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${shapes}`,
  }
}
