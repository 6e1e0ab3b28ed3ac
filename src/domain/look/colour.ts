/**
 * Colours are six hex digits, with or without '#'. Helpers return any other input unchanged, so a
 * configured `red` stays `red`.
 */
type Rgb = readonly [red: number, green: number, blue: number]

const HEX = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i
const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]

/** Minimum contrast for text of ordinary size (WCAG 2.2, 1.4.3). */
const READABLE_CONTRAST = 4.5

const clamp = (share: number) => (share > 0 ? Math.min(1, share) : 0)

function parse(colour: string): Rgb | undefined {
  const match = HEX.exec(colour)
  if (!match) return undefined
  const [, red = '', green = '', blue = ''] = match
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)]
}

const toHex = (rgb: Rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`

const blend = (from: Rgb, to: Rgb, share: number): Rgb => {
  const at = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share)
  return [at(0), at(1), at(2)]
}

/** Mixes a colour with another by a share of 0-1 and answers `#rrggbb`. */
export function mixColours({
  colour,
  towards,
  share,
}: {
  colour: string
  towards: string
  share: number
}): string {
  const from = parse(colour)
  const to = parse(towards)
  return from && to ? toHex(blend(from, to, clamp(share))) : colour
}

/**
 * Finds the text colour nearest to the wanted one with a contrast of 4.5:1 on the background. It
 * moves in steps towards black or white, one of which always passes.
 */
export function readableText({
  background,
  wanted = '#ffffff',
}: {
  background: string
  wanted?: string | undefined
}): string {
  const back = parse(background)
  const text = parse(wanted)
  if (!back || !text) return wanted
  const goal = contrast(back, BLACK) > contrast(back, WHITE) ? BLACK : WHITE
  const steps = Array.from({ length: 21 }, (_, step) => blend(text, goal, step / 20))
  return toHex(steps.find((step) => contrast(step, back) >= READABLE_CONTRAST) ?? goal)
}

/** The WCAG contrast ratio of two colours, 1-21. */
function contrast(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Relative luminance as WCAG 2.2 defines it for sRGB. */
function luminance(rgb: Rgb): number {
  const linear = (value: number) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2])
}
