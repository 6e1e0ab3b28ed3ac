/** The contrast of text with what lies behind it, by WCAG 2. */

interface Colour {
  readonly r: number
  readonly g: number
  readonly b: number
  readonly a: number
}

const CLEAR: Colour = { r: 0, g: 0, b: 0, a: 0 }
const WHITE: Colour = { r: 255, g: 255, b: 255, a: 1 }

/** Chromium computes every colour of sRGB to `rgb()` or `rgba()`. */
const colourOf = (text: string): Colour => {
  const [r, g, b, a = 1] = (/^rgba?\((.+)\)$/.exec(text)?.[1] ?? '').split(/[,\s/]+/).map(Number)
  return r === undefined || g === undefined || b === undefined ? CLEAR : { r, g, b, a }
}

const over = (front: Colour, back: Colour): Colour => {
  const mix = (one: number, other: number) => one * front.a + other * (1 - front.a)
  return { r: mix(front.r, back.r), g: mix(front.g, back.g), b: mix(front.b, back.b), a: 1 }
}

/** What lies behind the text. It is undefined where a picture or a gradient does. */
const behind = (element: Element): Colour | undefined => {
  const layers: Colour[] = []
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(each)
    if (backgroundImage !== 'none') return undefined
    const colour = colourOf(backgroundColor)
    layers.push(colour)
    if (colour.a === 1) break
  }
  return layers.reduceRight((back, front) => over(front, back), WHITE)
}

const CHANNEL_MOST = 255

const luminance = ({ r, g, b }: Colour): number => {
  const linear = (channel: number) => {
    const part = channel / CHANNEL_MOST
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

const ratio = (one: Colour, other: Colour): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const LARGE_PX = 24
const LARGE_BOLD_PX = 19
const BOLD = 700

const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration): boolean => {
  const size = parseFloat(fontSize)
  return size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(fontWeight) >= BOLD)
}

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some(
    (each) => each.nodeType === Node.TEXT_NODE && (each.nodeValue ?? '').trim() !== '',
  )

/** How faint the element's own text is. It is undefined where the contrast suffices. */
export const faintness = (element: Element): string | undefined => {
  if (!hasOwnText(element)) return undefined
  const back = behind(element)
  if (!back) return undefined
  const style = getComputedStyle(element)
  const least = isLarge(style) ? 3 : 4.5
  const own = ratio(over(colourOf(style.color), back), back)
  return own < least ? `contrast ${own.toFixed(2)}, at least ${least}` : undefined
}
