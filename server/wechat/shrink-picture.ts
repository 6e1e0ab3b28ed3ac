import { PNG } from 'pngjs'

/**
 * Draws a PNG anew at a smaller width, on white. Each new dot is the mean of the dots that it covers,
 * so that the pattern of a code keeps its shape.
 */
export function shrinkPicture(bytes: Uint8Array, width: number): Uint8Array {
  const from = PNG.sync.read(Buffer.from(bytes))
  const height = Math.max(1, Math.round((from.height * width) / from.width))
  const to = new PNG({ width, height })
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const shade = meanOf(from, {
        left: (x * from.width) / width,
        right: ((x + 1) * from.width) / width,
        top: (y * from.height) / height,
        bottom: ((y + 1) * from.height) / height,
      })
      to.data.set([...shade, 255], (y * width + x) * 4)
    }
  return PNG.sync.write(to)
}

type Area = { left: number; right: number; top: number; bottom: number }

function meanOf({ data, width }: PNG, { left, right, top, bottom }: Area): number[] {
  const sum = [0, 0, 0]
  for (let y = Math.floor(top); y < bottom; y += 1)
    for (let x = Math.floor(left); x < right; x += 1) {
      const covered =
        (Math.min(x + 1, right) - Math.max(x, left)) * (Math.min(y + 1, bottom) - Math.max(y, top))
      const at = (y * width + x) * 4
      const opaque = (data[at + 3] ?? 255) / 255
      for (let channel = 0; channel < 3; channel += 1)
        sum[channel] =
          (sum[channel] ?? 0) +
          covered * ((data[at + channel] ?? 255) * opaque + 255 * (1 - opaque))
    }
  const area = (right - left) * (bottom - top)
  return sum.map((total) => Math.round(total / area))
}
