import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mixColours } from '@/domain/look/colour'
import type { Drawing } from '@/domain/look/drawing'

/**
 * The drawings of products: SVG files whose colours are slots (`fill="{near}"`), filled here with mixes
 * of a product's colour. A new file is a new drawing, which a product names without its ending, as
 * `medicBag` for `medic-bag.svg`.
 */
const FOLDER = join(__dirname, 'drawings')

const camel = (file: string): string =>
  file.replace('.svg', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The shapes of each drawing of a folder, by its name. */
const read = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(FOLDER, folder))
      .sort()
      .map((file) => [camel(file), shapesOf(readFileSync(join(FOLDER, folder, file), 'utf8'))]),
  )

/** What is inside of `<svg>`, without the lines for readers. */
const shapesOf = (svg: string): string =>
  svg
    .replace(/\n\s*/g, '')
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')

const scenes = read('scenes')
const subjects = read('subjects')
const posters = read('posters')

/** Whom or what a product covers, before a city's scene. */
export const subjectNames = [...subjects.keys()]
/** The sights of a city on a poster. */
export const posterNames = [...posters.keys()]

const filled = (shapes: string | undefined, colours: Readonly<Record<string, string>>): string => {
  if (shapes === undefined) throw new Error('A drawing without its file')
  return shapes.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const colour = colours[slot]
    if (colour === undefined) throw new Error(`A drawing with the unknown colour ${slot}`)
    return colour
  })
}

/** The right third of the hero, where the subject stands on the ground of the scene. */
const PLACE = 'translate(254 47)'

/** The hero's drawing in the product's colours: whom the product covers, before a city's scene. */
export const heroArt = ({
  art,
  subject,
  baseColor,
}: {
  art: string
  subject: string
  baseColor: string
}): Drawing => {
  const tint = (share: number) => mixColours({ colour: baseColor, towards: 'ffffff', share })
  const scene = filled(scenes.get(art), {
    near: tint(0.18),
    mid: tint(0.42),
    far: tint(0.62),
    light: '#fff6dc',
  })
  const front = filled(subjects.get(subject), {
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

const [WIDTH, HEIGHT] = [390, 844]

/**
 * A poster's drawing on a sky of its background colour. The top is dark, because white text stands
 * on it.
 */
export const posterArt = (name: string, background: string): Drawing => {
  const mixed = (towards: 'ffffff' | '000000', share: number) =>
    mixColours({ colour: background, towards, share })
  const sky = [mixed('000000', 0.25), background, mixed('ffffff', 0.3)]
  const stops = [0, 0.5, 1].map((at, index) => `<stop offset="${at}" stop-color="${sky[index]}"/>`)
  const shapes = filled(posters.get(name), {
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
