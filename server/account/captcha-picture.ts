import { PNG } from 'pngjs'
import type { Ids } from '../context/ids'

/**
 * The picture of a slider puzzle, drawn anew for every captcha. The place of the hole is in no
 * number that a client gets. The piece is as high as the board and starts at its left edge; sliding
 * moves it right, by at most `track` pixels.
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

/** Red, green and blue of each pixel, line by line. */
type Pixels = Float64Array

/** Draws the sky, hills one behind another, spots, and a grain over everything. */
function scenery(ids: Ids): Pixels {
  const { width, height } = board
  const sky = [colourOf(ids, 170, 250), colourOf(ids, 140, 230)] as const
  const pixels = new Float64Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    const colour = mix(sky[0], sky[1], y / height)
    for (let x = 0; x < width; x += 1) paint(pixels, (y * width + x) * 3, colour)
  }
  for (let hill = 0; hill < 5; hill += 1) drawHill(ids, pixels, height - 70 + hill * 18)
  for (let spot = 0; spot < 26; spot += 1) drawSpot(ids, pixels)
  drawGrain(ids, pixels)
  return pixels
}

function drawHill(ids: Ids, pixels: Pixels, foot: number): void {
  const colour = colourOf(ids, 60, 200)
  const [middle, width, height] = [
    ids.between(-20, board.width),
    ids.between(40, 120),
    ids.between(20, 60),
  ]
  for (let x = 0; x < board.width; x += 1) {
    const top = foot - height * Math.exp(-(((x - middle) / width) ** 2))
    for (let y = Math.max(0, Math.ceil(top)); y < board.height; y += 1)
      paint(pixels, (y * board.width + x) * 3, colour)
  }
}

function drawSpot(ids: Ids, pixels: Pixels): void {
  const colour = colourOf(ids, 40, 255)
  const radius = ids.between(3, 16)
  const [left, top] = [ids.between(0, board.width), ids.between(0, board.height)]
  const [right, bottom] = [
    Math.min(board.width, left + radius),
    Math.min(board.height, top + radius),
  ]
  for (let y = Math.max(0, top - radius); y < bottom; y += 1)
    for (let x = Math.max(0, left - radius); x < right; x += 1)
      if ((x - left) ** 2 + (y - top) ** 2 < radius ** 2)
        tint(pixels, (y * board.width + x) * 3, colour, 0.45)
}

/**
 * Draws the grain in blocks. Single pixels would make the picture four times as large for a slow
 * phone.
 */
function drawGrain(ids: Ids, pixels: Pixels): void {
  const grain = Float64Array.from({ length: 997 }, () => 10 * ids.between(-1, 2))
  for (let y = 0, at = 0; y < board.height; y += 1)
    for (let x = 0; x < board.width; x += 1) {
      const column = x >> 2
      const row = y >> 2
      const noise = grain[(column * 31 + row * 17 + column * row) % grain.length] ?? 0
      for (const end = at + 3; at < end; at += 1) pixels[at] = (pixels[at] ?? 0) + noise
    }
}

function paint(pixels: Pixels, at: number, colour: Colour): void {
  pixels[at] = colour[0]
  pixels[at + 1] = colour[1]
  pixels[at + 2] = colour[2]
}

function tint(pixels: Pixels, at: number, colour: Colour, share: number): void {
  for (let part = 0; part < 3; part += 1) {
    const under = pixels[at + part] ?? 0
    pixels[at + part] = under + ((colour[part] ?? 0) - under) * share
  }
}

/**
 * Uses one line filter instead of trying all five, and zlib's usual compression: fast and small.
 */
const cheaply = { filterType: 4, deflateLevel: 6, deflateStrategy: 0 } as const

/** Red, green, blue and opacity of each pixel, line by line. */
function asAddress(width: number, pixels: Uint8ClampedArray): string {
  const picture = new PNG({ width, height: board.height })
  picture.data.set(pixels)
  return `data:image/png;base64,${PNG.sync.write(picture, cheaply).toString('base64')}`
}

/** Draws the puzzle. `gap` is the right place of the piece, per mille of its track. */
export function drawPuzzle(ids: Ids, gap: number): { image: string; piece: string } {
  const left = Math.round((gap / 1000) * track)
  const top = ids.between(10, board.height - BODY - 10)
  const picture = scenery(ids)
  const piece = new Uint8ClampedArray(board.pieceWidth * board.height * 4)
  for (let y = 0; y < BODY; y += 1)
    for (let x = 0; x < board.pieceWidth; x += 1) {
      if (!inPiece(x, y)) continue
      const edge = onEdge(x, y)
      const at = ((top + y) * board.width + left + x) * 3
      const to = ((top + y) * board.pieceWidth + x) * 4
      const colour = picture.slice(at, at + 3)
      if (edge) tint(colour, 0, white, 0.85)
      piece.set(colour, to)
      piece[to + 3] = 255
      // This darkens the hole that the piece leaves.
      tint(picture, at, edge ? white : black, edge ? 0.75 : 0.5)
    }
  const image = new Uint8ClampedArray(board.width * board.height * 4).fill(255)
  for (let at = 0, to = 0; at < picture.length; at += 3, to += 4) {
    image[to] = picture[at] ?? 0
    image[to + 1] = picture[at + 1] ?? 0
    image[to + 2] = picture[at + 2] ?? 0
  }
  return { image: asAddress(board.width, image), piece: asAddress(board.pieceWidth, piece) }
}
