import { PNG } from 'pngjs'
import type { Ids } from '../ids'

/**
 * The picture of a slider puzzle, drawn fresh for every challenge as pixels: where the hole is
 * stands nowhere in it as a number. The piece comes with the board's height and starts at its left
 * edge; sliding moves it right, by `track` pixels at most.
 */
export const board = { width: 300, height: 150, pieceWidth: 48 } as const
const track = board.width - board.pieceWidth

const BODY = 38
const KNOB = 8

type Colour = readonly [number, number, number]
const white: Colour = [255, 255, 255]
const black: Colour = [0, 0, 0]

/** A square with a knob on its right; x and y count from its upper left corner. */
const inPiece = (x: number, y: number): boolean =>
  (x >= 0 && x < BODY && y >= 0 && y < BODY) || (x - BODY) ** 2 + (y - BODY / 2) ** 2 < KNOB ** 2

const onEdge = (x: number, y: number): boolean =>
  inPiece(x, y) && [-2, 2].some((step) => !inPiece(x + step, y) || !inPiece(x, y + step))

const colourOf = (ids: Ids, from: number, to: number): Colour => [
  ids.between(from, to),
  ids.between(from, to),
  ids.between(from, to),
]

const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

type Canvas = (x: number, y: number) => Colour

/** Sky, hills one behind another, spots, and a grain over everything; drawn once, read often. */
function scenery(ids: Ids): Canvas {
  const sky = [colourOf(ids, 170, 250), colourOf(ids, 140, 230)] as const
  const pixels: Colour[] = []
  for (let y = 0; y < board.height; y += 1) {
    const colour = mix(sky[0], sky[1], y / board.height)
    for (let x = 0; x < board.width; x += 1) pixels.push(colour)
  }
  for (let hill = 0; hill < 5; hill += 1) drawHill(ids, pixels, board.height - 70 + hill * 18)
  for (let spot = 0; spot < 26; spot += 1) drawSpot(ids, pixels)
  const grain = Array.from({ length: 997 }, () => 10 * ids.between(-1, 2))
  return (x, y) => {
    const colour = pixels[y * board.width + x] ?? black
    // In blocks: a phone on a poor line loads a quarter of what single grains weigh.
    const [column, row] = [x >> 2, y >> 2]
    const noise = grain[(column * 31 + row * 17 + column * row) % grain.length] ?? 0
    return [colour[0] + noise, colour[1] + noise, colour[2] + noise]
  }
}

function drawHill(ids: Ids, pixels: Colour[], foot: number): void {
  const colour = colourOf(ids, 60, 200)
  const [middle, width, height] = [
    ids.between(-20, board.width),
    ids.between(40, 120),
    ids.between(20, 60),
  ]
  for (let x = 0; x < board.width; x += 1) {
    const top = foot - height * Math.exp(-(((x - middle) / width) ** 2))
    for (let y = Math.max(0, Math.ceil(top)); y < board.height; y += 1)
      pixels[y * board.width + x] = colour
  }
}

function drawSpot(ids: Ids, pixels: Colour[]): void {
  const colour = colourOf(ids, 40, 255)
  const radius = ids.between(3, 16)
  const [left, top] = [ids.between(0, board.width), ids.between(0, board.height)]
  for (let y = Math.max(0, top - radius); y < Math.min(board.height, top + radius); y += 1)
    for (let x = Math.max(0, left - radius); x < Math.min(board.width, left + radius); x += 1) {
      const at = y * board.width + x
      const under = pixels[at]
      if (under && (x - left) ** 2 + (y - top) ** 2 < radius ** 2)
        pixels[at] = mix(under, colour, 0.45)
    }
}

type Pixel = Colour | undefined

/** One way to filter lines instead of trying all five on each: quicker, and no heavier. */
const cheaply = { deflateLevel: 6, filterType: 4 } as const

/** Nothing is see-through. */
function png(width: number, pixel: (x: number, y: number) => Pixel): string {
  const picture = new PNG({ width, height: board.height })
  for (let y = 0; y < board.height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const colour = pixel(x, y)
      const at = (y * width + x) * 4
      if (!colour) continue
      for (let part = 0; part < 3; part += 1)
        picture.data[at + part] = Math.max(0, Math.min(255, colour[part] ?? 0))
      picture.data[at + 3] = 255
    }
  return `data:image/png;base64,${PNG.sync.write(picture, cheaply).toString('base64')}`
}

/** `gap` is where the piece belongs, per mille of the way it can travel. */
export function drawPuzzle(ids: Ids, gap: number): { image: string; piece: string } {
  const left = Math.round((gap / 1000) * track)
  const top = ids.between(10, board.height - BODY - 10)
  const picture = scenery(ids)
  return {
    image: png(board.width, (x, y) => {
      const [inX, inY] = [x - left, y - top]
      const colour = picture(x, y)
      if (onEdge(inX, inY)) return mix(colour, white, 0.75)
      return inPiece(inX, inY) ? mix(colour, black, 0.5) : colour
    }),
    piece: png(board.pieceWidth, (x, y) => {
      const inY = y - top
      if (!inPiece(x, inY)) return undefined
      const colour = picture(left + x, y)
      return onEdge(x, inY) ? mix(colour, white, 0.85) : colour
    }),
  }
}
