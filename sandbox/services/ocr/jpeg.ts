/**
 * Reads the brightness of a baseline JPEG, one value for each block of 8x8 pixels. The pictures of
 * the sandbox need no more, and browsers draw a photo anew as such a JPEG.
 */

export interface Brightness {
  width: number
  height: number
  /** 0 to 255 at a pixel. */
  at: (x: number, y: number) => number
}

/** Codes of one Huffman table, as `length:code`, with the value that each stands for. */
type Table = Map<string, number>

const tableOf = (counts: Buffer, values: Buffer): Table => {
  const table: Table = new Map()
  let code = 0
  let next = 0
  counts.forEach((count, index) => {
    for (let n = 0; n < count; n += 1) table.set(`${index + 1}:${code++}`, values[next++] ?? 0)
    code <<= 1
  })
  return table
}

const bitsOf = (data: Buffer) => {
  let at = 0
  let left = 0
  let byte = 0
  const bit = (): number => {
    if (left === 0) {
      byte = data[at] ?? 0
      // A zero byte follows each 0xff of the data.
      at += byte === 0xff ? 2 : 1
      left = 8
    }
    if (at > data.length + 16) throw new Error('the data ends early')
    left -= 1
    return (byte >> left) & 1
  }
  const number = (length: number): number => {
    let value = 0
    for (let n = 0; n < length; n += 1) value = value * 2 + bit()
    return length > 0 && value < 2 ** (length - 1) ? value - 2 ** length + 1 : value
  }
  const symbol = (table: Table): number => {
    let code = 0
    for (let length = 1; length <= 16; length += 1) {
      code = code * 2 + bit()
      const value = table.get(`${length}:${code}`)
      if (value !== undefined) return value
    }
    throw new Error('no such code')
  }
  return { number, symbol }
}

interface Part {
  id: number
  across: number
  down: number
  quant: number
  dc: number
  ac: number
}

/** Throws when the bytes are no baseline JPEG, or have more pixels. */
export function readJpeg(bytes: Buffer, mostPixels: number): Brightness {
  const steps = new Map<number, number>()
  const tables = new Map<number, Table>()
  let parts: Part[] = []
  let [width, height] = [0, 0]
  let at = 2
  for (;;) {
    const marker = bytes.readUInt16BE(at)
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const segment = bytes.subarray(at + 4, end)
    at = end
    if (marker === 0xffdb)
      for (let p = 0; p < segment.length;) {
        const [head = 0] = segment.subarray(p)
        const wide = head >> 4 > 0
        steps.set(head & 15, wide ? segment.readUInt16BE(p + 1) : segment.readUInt8(p + 1))
        p += wide ? 129 : 65
      }
    else if (marker === 0xffc4)
      for (let p = 0; p < segment.length;) {
        const counts = segment.subarray(p + 1, p + 17)
        const length = counts.reduce((sum, count) => sum + count, 0)
        const values = segment.subarray(p + 17, p + 17 + length)
        tables.set(segment.readUInt8(p), tableOf(counts, values))
        p += 17 + length
      }
    else if (marker === 0xffc0) {
      ;[height, width] = [segment.readUInt16BE(1), segment.readUInt16BE(3)]
      if (width * height > mostPixels) throw new Error('too large')
      parts = Array.from({ length: segment.readUInt8(5) }, (_, n) => {
        const [id = 0, factors = 0, quant = 0] = segment.subarray(6 + 3 * n)
        return { ...{ id, quant, dc: 0, ac: 0 }, across: factors >> 4, down: factors & 15 }
      })
    } else if (marker === 0xffda) {
      for (let n = 0; n < segment.readUInt8(0); n += 1) {
        const [id, chosen = 0] = segment.subarray(1 + 2 * n)
        const part = parts.find((one) => one.id === id)
        if (part) Object.assign(part, { dc: chosen >> 4, ac: chosen & 15 })
      }
      break
    } else if ((marker & 0xfff0) === 0xffc0 || marker === 0xffdd)
      throw new Error('not a baseline JPEG')
  }
  return decode({ width, height, parts, steps, tables, data: bytes.subarray(at) })
}

/** Reads the mean of each block of the first part, which is the brightness, and skips the rest. */
function decode({
  width,
  height,
  parts,
  steps,
  tables,
  data,
}: {
  width: number
  height: number
  parts: readonly Part[]
  steps: ReadonlyMap<number, number>
  tables: ReadonlyMap<number, Table>
  data: Buffer
}): Brightness {
  const [luma] = parts
  if (!luma || width * height === 0) throw new Error('no picture')
  const { number, symbol } = bitsOf(data)
  const across = Math.ceil(width / (8 * luma.across))
  const down = Math.ceil(height / (8 * luma.down))
  const row = across * luma.across
  const means = new Float32Array(row * down * luma.down)
  const before = new Map<Part, number>()
  const block = (part: Part): number => {
    const [dc, ac] = [tables.get(part.dc), tables.get(16 + part.ac)]
    if (!dc || !ac) throw new Error('a table is missing')
    const mean = (before.get(part) ?? 0) + number(symbol(dc))
    before.set(part, mean)
    for (let k = 1; k < 64; k += 1) {
      const coded = symbol(ac)
      if (coded === 0) break
      k += coded >> 4
      number(coded & 15)
    }
    return mean
  }
  for (let unit = 0; unit < across * down; unit += 1)
    for (const part of parts)
      for (let y = 0; y < part.down; y += 1)
        for (let x = 0; x < part.across; x += 1) {
          const mean = block(part)
          if (part !== luma) continue
          const column = (unit % across) * luma.across + x
          means[(Math.floor(unit / across) * luma.down + y) * row + column] =
            128 + (mean * (steps.get(part.quant) ?? 1)) / 8
        }
  return { width, height, at: (x, y) => means[(y >> 3) * row + (x >> 3)] ?? 0 }
}
