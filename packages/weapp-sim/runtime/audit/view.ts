import type { Blemish, PageView } from '../../wire/audit'
import { hearsTaps, nodeOf } from '../logic/space'
import { faintness } from './contrast'
import { isSeen, nameOf, nodeAbove, nodesOnTop } from './nodes'

/** A finger needs so many CSS pixels each way. */
const TAP_PX = 20
/** A picture may be so much wider or taller than its own proportion. */
const SKEW = 0.15
/** What iPhone X keeps free below, and how high a bar is that leaves room for it. */
const HOME_INDICATOR_PX = 34
const SAFE_BAR_PX = 68

/** A browser rounds, so that a half of a pixel is no fault. */
const ROUNDING_PX = 0.5

type Judge = (element: HTMLElement) => string | undefined

const blemishes = (elements: readonly HTMLElement[], judge: Judge): readonly Blemish[] =>
  elements.flatMap((element) => {
    const how = judge(element)
    return how === undefined ? [] : [{ element: nameOf(element), how }]
  })

const sizeOf = (width: number, height: number): string =>
  `${Math.round(width)} x ${Math.round(height)}`

const pictureIn = (element: Element): HTMLImageElement | undefined => {
  const picture = element.querySelector('img')
  const isVector = /\.svg(\?|$)|^data:image\/svg/.test(picture?.src ?? '')
  return picture?.naturalWidth && !isVector ? picture : undefined
}

const bigness: Judge = (element) => {
  const picture = pictureIn(element)
  if (!picture) return undefined
  const { naturalWidth, naturalHeight } = picture
  const { width, height } = picture.getBoundingClientRect()
  const most = (width + ROUNDING_PX) * (height + ROUNDING_PX) * devicePixelRatio ** 2
  return naturalWidth * naturalHeight > most
    ? `${sizeOf(naturalWidth, naturalHeight)} pixels, shown as ${sizeOf(width, height)} at ${devicePixelRatio}x`
    : undefined
}

const skewness: Judge = (element) => {
  const picture = pictureIn(element)
  if (!picture || getComputedStyle(picture).objectFit !== 'fill') return undefined
  const { width, height } = picture.getBoundingClientRect()
  const own = picture.naturalHeight / picture.naturalWidth
  return Math.abs(height / width / own - 1) > SKEW
    ? `${sizeOf(picture.naturalWidth, picture.naturalHeight)}, shown as ${sizeOf(width, height)}`
    : undefined
}

const CONTROLS =
  'wx-button, wx-input, wx-textarea, wx-switch, wx-slider, wx-checkbox, wx-radio, wx-navigator, wx-picker'

const isTappable = (element: Element): boolean =>
  (hearsTaps(element) || element.matches(CONTROLS)) &&
  getComputedStyle(element).pointerEvents !== 'none'

/** A label takes the taps for its control. */
const tapArea = (element: Element): DOMRect =>
  (element.closest('wx-label') ?? element).getBoundingClientRect()

const smallness: Judge = (element) => {
  const { width, height } = tapArea(element)
  const isSmall = width < TAP_PX - ROUNDING_PX || height < TAP_PX - ROUNDING_PX
  return isSmall ? `${sizeOf(width, height)}, at least ${TAP_PX} x ${TAP_PX}` : undefined
}

const unsafety: Judge = (element) => {
  if (getComputedStyle(element).position !== 'fixed') return undefined
  const { height, bottom } = element.getBoundingClientRect()
  const end = innerHeight - HOME_INDICATOR_PX
  if (height >= SAFE_BAR_PX || bottom <= end + ROUNDING_PX) return undefined
  const within = [element, ...element.querySelectorAll('*')].some(
    (each) => nodeOf(each) && isTappable(each),
  )
  return within ? `ends at ${Math.round(bottom)}, safe down to ${end}` : undefined
}

const stiffness: Judge = (element) => {
  const style = getComputedStyle(element)
  const scrolls = style.overflowX === 'scroll' || style.overflowY === 'scroll'
  const inertia = style.getPropertyValue('--webkit-overflow-scrolling').trim()
  return scrolls && inertia !== 'touch'
    ? 'overflow: scroll without -webkit-overflow-scrolling: touch'
    : undefined
}

/** How many elements a template made lie above, and directly below, each of them. */
const shapeOf = (nodes: readonly HTMLElement[]) => {
  const depths = new Map<Element, number>()
  const children = new Map<Element, number>()
  for (const node of nodes) {
    const above = nodeAbove(node)
    depths.set(node, (above ? (depths.get(above) ?? 0) : 0) + 1)
    if (above) children.set(above, (children.get(above) ?? 0) + 1)
  }
  const [widest, most] = [...children].reduce<readonly [Element | undefined, number]>(
    (one, [element, count]) => (count > one[1] ? [element, count] : one),
    [undefined, 0],
  )
  return {
    nodes: nodes.length,
    depth: Math.max(0, ...depths.values()),
    children: most,
    widest: widest ? nameOf(widest) : '',
  }
}

/** What is wrong with the page on top as it is now. */
export const lookAtView = (): PageView => {
  const nodes = nodesOnTop()
  const seen = nodes.filter(isSeen)
  const images = seen.filter((each) => each.matches('wx-image'))
  return {
    ...shapeOf(nodes),
    bigImages: blemishes(images, bigness),
    skewedImages: blemishes(images, skewness),
    smallTaps: blemishes(seen.filter(isTappable), smallness),
    unsafeTaps: blemishes(seen, unsafety),
    stiffScrolls: blemishes(seen, stiffness),
    faintTexts: blemishes(seen, faintness),
  }
}

/** Where a finger hits the elements of the page on top that listen for taps. */
export const tapPoints = (): readonly { readonly x: number; readonly y: number }[] =>
  nodesOnTop()
    .filter((each) => isSeen(each) && isTappable(each))
    .map((each) => each.getBoundingClientRect())
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
