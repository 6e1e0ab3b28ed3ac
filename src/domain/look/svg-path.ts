import { everyMatch } from '../base/text'

/** One step of a path in absolute coordinates, as a canvas takes it. */
export type PathStep =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['Q', x1: number, y1: number, x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['Z']

type Point = readonly [x: number, y: number]

/** How many numbers each command takes. */
const COUNTS: Readonly<Record<string, number>> = {
  ...{ M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, A: 7, Z: 0 },
}

interface Command {
  /** In upper case. */
  name: string
  isRelative: boolean
  numbers: readonly number[]
}

/** Numbers that follow without a command repeat the last one; a repeated move draws a line. */
const commandsOf = (path: string): Command[] => {
  const commands: Command[] = []
  for (const [, letter = '', rest = ''] of everyMatch(path, /([a-z])([^a-z]*)/)) {
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number)
    const [name, isRelative] = [letter.toUpperCase(), letter !== letter.toUpperCase()]
    const count = COUNTS[name]
    if (count === undefined) continue
    if (count === 0) commands.push({ name, isRelative, numbers: [] })
    for (let at = 0; count > 0 && at + count <= numbers.length; at += count)
      commands.push({
        name: name === 'M' && at > 0 ? 'L' : name,
        isRelative,
        numbers: numbers.slice(at, at + count),
      })
  }
  return commands
}

const mirrored = ([x, y]: Point, control: Point): Point => [2 * x - control[0], 2 * y - control[1]]

const angleOf = (x: number, y: number): number => Math.atan2(y, x)

/** The curves of an arc from `from`, by the implementation notes of SVG 1.1, F.6. */
const curvesOf = (from: Point, numbers: readonly number[]): PathStep[] => {
  const [rawRx = 0, rawRy = 0, turn = 0, isLarge = 0, isSweep = 0, x = 0, y = 0] = numbers
  const [dx, dy] = [(from[0] - x) / 2, (from[1] - y) / 2]
  if (rawRx === 0 || rawRy === 0) return [['L', x, y]]
  if (dx === 0 && dy === 0) return []
  const tilt = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx]
  const grow = Math.max(1, Math.sqrt((px / rawRx) ** 2 + (py / rawRy) ** 2))
  const [rx, ry] = [rawRx * grow, rawRy * grow]
  const size = (rx * py) ** 2 + (ry * px) ** 2
  const away = Math.sqrt(Math.max(0, (rx * ry) ** 2 - size) / size) * (isLarge === isSweep ? -1 : 1)
  const [cx, cy] = [(away * rx * py) / ry, (-away * ry * px) / rx]
  const start = angleOf((px - cx) / rx, (py - cy) / ry)
  const end = angleOf((-px - cx) / rx, (-py - cy) / ry)
  const whole = 2 * Math.PI
  const sweep = isSweep ? (end - start + whole) % whole : -((start - end + whole) % whole)
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2)))
  const step = sweep / pieces
  const reach = (4 / 3) * Math.tan(step / 4)
  const [mx, my] = [(from[0] + x) / 2, (from[1] + y) / 2]
  const place = (ux: number, uy: number): Point => [
    mx + cos * (rx * ux + cx) - sin * (ry * uy + cy),
    my + sin * (rx * ux + cx) + cos * (ry * uy + cy),
  ]
  return Array.from({ length: pieces }, (_, piece): PathStep => {
    const [a, b] = [start + piece * step, start + (piece + 1) * step]
    const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)]
    const [first, second, last] = [
      place(ca - reach * sa, sa + reach * ca),
      place(cb + reach * sb, sb - reach * cb),
      place(cb, sb),
    ]
    return ['C', ...first, ...second, ...last]
  })
}

/**
 * The steps of the `d` of an SVG path, for a canvas that knows no `Path2D`. Unknown commands are left
 * out.
 */
export const pathSteps = (path: string): PathStep[] => {
  const steps: PathStep[] = []
  let start: Point = [0, 0]
  let here: Point = [0, 0]
  /** The control point of the last curve, with the commands that go on from it. */
  let smooth: { for: string; control: Point } = { for: '', control: here }
  for (const { name, isRelative, numbers } of commandsOf(path)) {
    const [ox, oy] = isRelative ? here : [0, 0]
    const at = (index: number): Point => [
      (numbers[index] ?? 0) + ox,
      (numbers[index + 1] ?? 0) + oy,
    ]
    const control = mirrored(here, smooth.for.includes(name) ? smooth.control : here)
    const drawn = ((): PathStep[] => {
      switch (name) {
        case 'M':
        case 'L':
          return [[name, ...at(0)]]
        case 'H':
          return [['L', at(0)[0], here[1]]]
        case 'V':
          return [['L', here[0], (numbers[0] ?? 0) + oy]]
        case 'Q':
          return [['Q', ...at(0), ...at(2)]]
        case 'T':
          return [['Q', ...control, ...at(0)]]
        case 'C':
          return [['C', ...at(0), ...at(2), ...at(4)]]
        case 'S':
          return [['C', ...control, ...at(0), ...at(2)]]
        case 'A':
          return curvesOf(here, [...numbers.slice(0, 5), ...at(5)])
        default:
          return [['Z']]
      }
    })()
    steps.push(...drawn)
    const last = drawn[drawn.length - 1]
    if (!last) continue
    const ends = last.slice(1) as number[]
    here = last[0] === 'Z' ? start : [ends[ends.length - 2] ?? 0, ends[ends.length - 1] ?? 0]
    if (name === 'M') start = here
    const isQuadratic = name === 'Q' || name === 'T'
    smooth = {
      for: isQuadratic ? 'T' : name === 'C' || name === 'S' ? 'S' : '',
      control: [ends[ends.length - 4] ?? 0, ends[ends.length - 3] ?? 0],
    }
  }
  return steps
}
