import { createHash } from 'node:crypto'
import { decode as decodeJpeg } from 'jpeg-js'
import { PNG } from 'pngjs'

/**
 * Pictures of identity cards that say what stands on them by black and white cells, like a large
 * bar code. They outlive being drawn anew, scaled and compressed, so what the simulator reads comes
 * from the picture that it was sent.
 */

export type Card =
  { side: 'FACE'; name: string; number: string } | { side: 'BACK'; start: string; end: string }

/** Cells and their size in pixels; a card has the proportions of a real one. */
const ACROSS = 48
const DOWN = 24
const CELL = 16
const WIDTH = 864
const HEIGHT = 544
const LEFT = (WIDTH - ACROSS * CELL) / 2
const TOP = 112
const CHECK = 4

const checkOf = (words: Buffer): Buffer =>
  createHash('sha256').update(words).digest().subarray(0, CHECK)

const wordsOf = (card: Card): string =>
  JSON.stringify(card.side === 'FACE' ? ['F', card.name, card.number] : ['B', card.start, card.end])

/** Throws a RangeError when the words are too long for the cells. */
export function drawCard(card: Card): Buffer {
  const words = Buffer.from(wordsOf(card))
  const room = (ACROSS * DOWN) / 8
  if (words.length + 1 + CHECK > room) throw new RangeError('too long for a card')
  const content = Buffer.alloc(room)
  Buffer.concat([Buffer.from([words.length]), words, checkOf(words)]).copy(content)
  const png = new PNG({ width: WIDTH, height: HEIGHT })
  const ground = card.side === 'FACE' ? [201, 222, 238] : [246, 214, 208]
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const [column, line] = [Math.floor((x - LEFT) / CELL), Math.floor((y - TOP) / CELL)]
      const isCell = column >= 0 && column < ACROSS && line >= 0 && line < DOWN
      const bit = line * ACROSS + column
      const isDark = isCell && (((content[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
      const [r, g, b] = isCell ? (isDark ? [0, 0, 0] : [255, 255, 255]) : ground
      png.data.set([r ?? 0, g ?? 0, b ?? 0, 255], 4 * (y * WIDTH + x))
    }
  return PNG.sync.write(png)
}

interface Picture {
  width: number
  height: number
  /** Red, green, blue and opacity of each pixel. */
  data: Uint8Array
}

/** More pixels than a photo has that a phone scaled to the size that is asked for. */
const MOST_PIXELS = 16_000_000
const MEGAPIXEL = 1_000_000

/**
 * Reads the size from the header first, because a few kilobytes may say that they are billions of
 * pixels, and decoding those would stop the sandbox for minutes.
 */
const readPng = (bytes: Buffer): Picture => {
  if (bytes.readUInt32BE(16) * bytes.readUInt32BE(20) > MOST_PIXELS) throw new Error('too large')
  return PNG.sync.read(bytes)
}

const readJpeg = (bytes: Buffer): Picture =>
  decodeJpeg(bytes, {
    ...{ useTArray: true, tolerantDecoding: false },
    ...{ maxResolutionInMP: MOST_PIXELS / MEGAPIXEL, maxMemoryUsageInMB: 256 },
  })

/** UNREADABLE: these bytes are no picture. NO_CARD: no card of the sandbox is on it. */
export function readCard(bytes: Buffer): Card | 'UNREADABLE' | 'NO_CARD' {
  let picture: Picture
  try {
    picture = bytes[0] === 0xff ? readJpeg(bytes) : readPng(bytes)
  } catch {
    return 'UNREADABLE'
  }
  const [wide, high] = [picture.width / WIDTH, picture.height / HEIGHT]
  const content = Buffer.alloc((ACROSS * DOWN) / 8)
  for (let bit = 0; bit < ACROSS * DOWN; bit += 1) {
    const x = LEFT + ((bit % ACROSS) + 0.5) * CELL
    const y = TOP + (Math.floor(bit / ACROSS) + 0.5) * CELL
    const pixel = Math.floor(y * high) * picture.width + Math.floor(x * wide)
    // Cells are black or white, so green tells them apart as well as brightness does.
    const isDark = (picture.data[4 * pixel + 1] ?? 0) < 128
    if (isDark) content[bit >> 3] = (content[bit >> 3] ?? 0) | (1 << (7 - (bit & 7)))
  }
  const length = content[0] ?? 0
  const words = content.subarray(1, 1 + length)
  if (!content.subarray(1 + length, 1 + length + CHECK).equals(checkOf(words))) return 'NO_CARD'
  const [kind, first = '', second = ''] = JSON.parse(words.toString()) as string[]
  return kind === 'F'
    ? { side: 'FACE', name: first, number: second }
    : { side: 'BACK', start: first, end: second }
}
