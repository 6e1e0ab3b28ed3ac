import { PNG } from 'pngjs'

/** What two pictures differ in. */
export interface Difference {
  /** How many pixels are not the same. */
  pixels: number
  /** The second picture, pale, with these pixels in red. */
  picture: Buffer
}

const RED = [220, 0, 0] as const
/** How much of the picture remains visible behind the red. */
const PALE = 0.3

/** Compares two pictures byte for byte, and their pixels only when they are not the same. */
export function differenceOf(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const drawn = new PNG({ width, height })
  let pixels = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [was, is] = [colourAt(one, x, y), colourAt(other, x, y)]
      const isSame = was !== undefined && is !== undefined && was.equals(is)
      if (!isSame) pixels += 1
      const paint = isSame ? [...is].map((value) => 255 - (255 - value) * PALE) : RED
      drawn.data.set([...paint.slice(0, 3), 255], (y * width + x) * 4)
    }
  return { pixels, picture: PNG.sync.write(drawn) }
}

/** The four values of a pixel, or undefined outside of the picture. */
const colourAt = ({ data, width, height }: PNG, x: number, y: number): Buffer | undefined =>
  x < width && y < height ? data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4) : undefined
