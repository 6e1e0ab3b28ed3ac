import { everyMatch } from '@/domain/base/text'
import { mixColours } from '@/domain/look/colour'
import type { Drawing, PaintStep } from '@/domain/look/drawing'
import { pathSteps } from '@/domain/look/svg-path'

/** What a browser's canvas and the mini-program's have in common. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | ('fillStyle' | 'strokeStyle' | 'lineWidth' | 'lineCap' | 'lineJoin' | 'font' | 'globalAlpha')
  | ('save' | 'restore' | 'translate' | 'scale' | 'rotate' | 'beginPath' | 'closePath' | 'moveTo')
  | ('lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'arc' | 'arcTo' | 'rect' | 'clip')
  | ('fill' | 'stroke' | 'fillRect' | 'fillText' | 'measureText')
>

type Attributes = Readonly<Record<string, string>>

const attributesOf = (text: string): Attributes =>
  Object.assign(
    {},
    ...everyMatch(text, /([\w-]+)=["']([^"']*)["']/).map(([, name = '', value = '']) => ({
      [name]: value,
    })),
  ) as Attributes

const numbersOf = (text: string): number[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .map(Number)

const transform = (pen: Pen, text: string): void => {
  for (const [, name, given = ''] of everyMatch(text, /(\w+)\(([^)]*)\)/)) {
    const [a = 0, b, c = 0] = numbersOf(given)
    if (name === 'translate') pen.translate(a, b ?? 0)
    if (name === 'scale') pen.scale(a, b ?? a)
    if (name === 'rotate') {
      pen.translate(b ?? 0, c)
      pen.rotate((a * Math.PI) / 180)
      pen.translate(-(b ?? 0), -c)
    }
  }
}

const round = (pen: Pen, area: Area): void => {
  const { x, y, width, height } = area
  const radius = Math.min(area.radius, width / 2, height / 2)
  const [right, bottom] = [x + width, y + height]
  pen.moveTo(x + radius, y)
  pen.arcTo(right, y, right, bottom, radius)
  pen.arcTo(right, bottom, x, bottom, radius)
  pen.arcTo(x, bottom, x, y, radius)
  pen.arcTo(x, y, right, y, radius)
  pen.closePath()
}

interface Area {
  x: number
  y: number
  width: number
  height: number
  radius: number
}

export const roundBox = (pen: Pen, area: Area): void => {
  pen.beginPath()
  round(pen, area)
}

/** Puts the outline of a shape on the canvas. False for a shape that we do not know. */
const outline = (pen: Pen, tag: string, of: Attributes): boolean => {
  const number = (name: string) => Number(of[name] ?? 0)
  pen.beginPath()
  if (tag === 'circle') pen.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI)
  else if (tag === 'ellipse') {
    pen.save()
    pen.translate(number('cx'), number('cy'))
    pen.scale(number('rx'), number('ry'))
    pen.arc(0, 0, 1, 0, 2 * Math.PI)
    pen.restore()
  } else if (tag === 'rect') {
    const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
    if (of.rx) round(pen, { x, y, width, height, radius: number('rx') })
    else pen.rect(x, y, width, height)
  } else if (tag === 'path') {
    for (const step of pathSteps(of.d ?? ''))
      if (step[0] === 'M') pen.moveTo(step[1], step[2])
      else if (step[0] === 'L') pen.lineTo(step[1], step[2])
      else if (step[0] === 'Q') pen.quadraticCurveTo(step[1], step[2], step[3], step[4])
      else if (step[0] === 'C')
        pen.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6])
      else pen.closePath()
  } else return false
  return true
}

/** `#fff` as `#ffffff`. */
const whole = (colour: string): string =>
  /^#[\da-f]{3}$/i.test(colour) ? colour.replace(/[\da-f]/gi, '$&$&') : colour

const shape = (pen: Pen, tag: string, of: Attributes, tint: (colour: string) => string): void => {
  pen.save()
  if (of.transform) transform(pen, of.transform)
  if (outline(pen, tag, of)) {
    pen.globalAlpha = Number(of.opacity ?? 1)
    const fill = of.fill ?? '#000000'
    if (fill.startsWith('#')) {
      pen.fillStyle = tint(fill)
      pen.fill(of['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero')
    }
    if (of.stroke?.startsWith('#')) {
      pen.strokeStyle = tint(of.stroke)
      pen.lineWidth = Number(of['stroke-width'] ?? 1)
      pen.lineCap = (of['stroke-linecap'] ?? 'butt') as CanvasLineCap
      pen.lineJoin = (of['stroke-linejoin'] ?? 'miter') as CanvasLineJoin
      pen.stroke()
    }
  }
  pen.restore()
}

/**
 * Paints our own SVG shapes (server/catalogue/drawings), because phones decode no SVG for a canvas. Over one
 * ground, colours mixed with it look exactly as a translucent group does.
 */
const paintShapes = (pen: Pen, { shapes }: Drawing, ground: string): void => {
  const groups: number[] = []
  const tint = (colour: string): string => {
    const share = groups.reduce((product, opacity) => product * opacity, 1)
    const own = whole(colour)
    return share === 1 ? own : mixColours({ colour: ground, towards: own, share })
  }
  for (const [, end, tag = '', text = ''] of everyMatch(shapes, /<(\/?)(\w+)([^>]*)>/)) {
    if (tag !== 'g') shape(pen, tag, attributesOf(text), tint)
    else if (end) {
      groups.pop()
      pen.restore()
    } else {
      const of = attributesOf(text)
      groups.push(Number(of.opacity ?? 1))
      pen.save()
      if (of.transform) transform(pen, of.transform)
    }
  }
}

/** Paints a drawing as large as its place allows, standing on the middle of its lower edge. */
export const paintDrawing = (pen: Pen, step: Extract<PaintStep, { kind: 'drawing' }>): void => {
  const { drawing, ground, x, y, width, height } = step
  const scale = Math.min(width / drawing.width, height / drawing.height)
  pen.save()
  pen.beginPath()
  pen.rect(x, y, width, height)
  pen.clip()
  pen.translate(x + (width - drawing.width * scale) / 2, y + height - drawing.height * scale)
  pen.scale(scale, scale)
  paintShapes(pen, drawing, ground)
  pen.restore()
}
