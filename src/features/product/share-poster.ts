import qrcode from 'qrcode-generator'
import type { ProductPage } from '@/contract/product-page'
import { sharePoster as copy } from '@/copy/product/share-poster'
import { drawingAddress } from '@/domain/look/drawing'
import type { PaintStep } from '@/platform/picture.types'
import { firstScreen } from '@/variants/first-screen'

/** Twice the width of a phone of 375 px. */
const WIDTH = 750
const HEIGHT = 1200
const EDGE = 56
const TEXT_WIDTH = WIDTH - 2 * EDGE
/** The white foot with the code. */
const FOOT = 900
const CODE = 256
/** Space around the code, four dots at least, as cameras need it. */
const QUIET = 22

const codeSteps = (address: string): PaintStep[] => {
  const code = qrcode(0, 'M')
  code.addData(address)
  code.make()
  const count = code.getModuleCount()
  const dot = Math.floor(CODE / count)
  const left = WIDTH - EDGE - dot * count
  const steps: PaintStep[] = []
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (code.isDark(row, column))
        steps.push({
          kind: 'box',
          colour: '#000000',
          ...{ x: left + column * dot, y: FOOT + QUIET + row * dot, width: dot, height: dot },
        })
  return steps
}

/** The poster of a product with a code that leads to `address`. */
export const posterOf = (page: ProductPage, address: string) => {
  const { title, slogan, cover, art, deep } = firstScreen(page)
  const line = (text: string, y: number, size: number, more: Partial<PaintStep> = {}) =>
    ({
      kind: 'text',
      colour: '#ffffff',
      ...{ text, y, size, x: EDGE, width: TEXT_WIDTH },
      ...more,
    }) as PaintStep
  const beside = WIDTH - 2 * EDGE - CODE
  const steps: PaintStep[] = [
    { kind: 'box', colour: deep, x: 0, y: 0, width: WIDTH, height: HEIGHT },
    line(title, 150, 68, { isBold: true }),
    line(slogan, 214, 34, { lines: 2 }),
    ...(cover
      ? [
          line(cover.label, 340, 30),
          line(`${cover.amount}${cover.unit}`, 446, 92, { isBold: true, colour: '#fff2c4' }),
          line(cover.note, 506, 30, { lines: 1 }),
        ]
      : []),
    ...(art
      ? [
          {
            kind: 'picture' as const,
            src: drawingAddress(art),
            ...{ x: 0, y: FOOT - 320, width: WIDTH, height: 320 },
          },
        ]
      : []),
    { kind: 'box', colour: '#ffffff', x: 0, y: FOOT, width: WIDTH, height: HEIGHT - FOOT },
    line(copy.scan, FOOT + 72, 34, { isBold: true, colour: '#1f1d1a', width: beside, lines: 2 }),
    line(page.filedName, FOOT + 136, 24, { colour: '#5c5750', width: beside, lines: 3 }),
    line(copy.note, FOOT + 252, 22, { colour: '#5c5750', width: beside }),
    ...codeSteps(address),
  ]
  return { width: WIDTH, height: HEIGHT, steps }
}
