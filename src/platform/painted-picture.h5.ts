import { attempt } from './failure'
import type { PaintedPicturePort, PaintStep } from './painted-picture.types'

const LINE = 1.4

const imageOf = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('not a picture'))
    image.src = src
  })

/** Breaks a text where a line is full. Chinese breaks between any two signs. */
const linesOf = (pen: CanvasRenderingContext2D, text: string, width: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const sign of text) {
    if (line && pen.measureText(line + sign).width > width) {
      lines.push(line)
      line = ''
    }
    line += sign
  }
  return line ? [...lines, line] : lines
}

const paint = async (pen: CanvasRenderingContext2D, step: PaintStep): Promise<void> => {
  if (step.kind === 'box') {
    pen.fillStyle = step.colour
    pen.fillRect(step.x, step.y, step.width, step.height)
    return
  }
  if (step.kind === 'picture') {
    pen.drawImage(await imageOf(step.src), step.x, step.y, step.width, step.height)
    return
  }
  const { size, isBold = false, lines = 1 } = step
  pen.fillStyle = step.colour
  pen.font = `${isBold ? 'bold ' : ''}${size}px -apple-system, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif`
  linesOf(pen, step.text, step.width)
    .slice(0, lines)
    .forEach((line, at) => pen.fillText(line, step.x, step.y + at * size * LINE))
}

export const paintPicture: PaintedPicturePort['paintPicture'] = ({ width, height, steps }) =>
  attempt(async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    for (const step of steps) await paint(pen, step)
    return canvas.toDataURL('image/png')
  })
