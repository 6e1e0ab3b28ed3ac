import type { PaintStep } from '@/domain/look/drawing'
import { paintDrawing, roundBox, type Pen } from './paint-drawing'

const LINE = 1.4
const FONTS = '-apple-system, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif'

/** Breaks a text where a line is full. Chinese breaks between any two signs. */
const linesOf = (pen: Pen, text: string, width: number): string[] => {
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

/** Paints on a canvas of either target. */
export const paint = (pen: Pen, steps: readonly PaintStep[]): void => {
  for (const step of steps) {
    if (step.kind === 'drawing') {
      paintDrawing(pen, step)
      continue
    }
    pen.fillStyle = step.colour
    if (step.kind === 'box') {
      const { x, y, width, height, radius } = step
      if (radius === undefined) pen.fillRect(x, y, width, height)
      else {
        roundBox(pen, { x, y, width, height, radius })
        pen.fill()
      }
      continue
    }
    const { size, isBold = false, lines = 1 } = step
    pen.font = `${isBold ? 'bold ' : ''}${size}px ${FONTS}`
    const all = linesOf(pen, step.text, step.width)
    all.slice(0, lines).forEach((line, at) => {
      // The last line says that there is more.
      const isCut = at === lines - 1 && all.length > lines
      pen.fillText(isCut ? `${line.slice(0, -1)}…` : line, step.x, step.y + at * size * LINE)
    })
  }
}
