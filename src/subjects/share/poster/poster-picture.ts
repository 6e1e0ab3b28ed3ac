import qrcode from 'qrcode-generator'
import type { PaintedPicture, PaintStep } from '@/domain/look/drawing'
import type { SharedProduct } from '@/subjects/product'
import { sharePoster as copy } from './copy'

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

type Text = Extract<PaintStep, { kind: 'text' }>

/** White text from the left edge, unless `more` says otherwise. */
const text = (words: string, y: number, size: number, more: Partial<Text> = {}): Text => ({
  kind: 'text',
  colour: '#ffffff',
  ...{ text: words, y, size, x: EDGE, width: TEXT_WIDTH },
  ...more,
})

/** The poster of a product with a code that leads to `address`. */
export const posterPicture = (product: SharedProduct, address: string): PaintedPicture => {
  const { title, slogan, cover, art, deep, filedName } = product
  const beside = WIDTH - 2 * EDGE - CODE
  const dark = { colour: '#5c5750', width: beside }
  const steps: PaintStep[] = [
    { kind: 'box', colour: deep, x: 0, y: 0, width: WIDTH, height: HEIGHT },
    text(title, 150, 68, { isBold: true }),
    text(slogan, 214, 34, { lines: 2 }),
    ...(cover
      ? [
          text(cover.label, 340, 30),
          text(`${cover.amount}${cover.unit}`, 446, 92, { isBold: true, colour: '#fff2c4' }),
          text(cover.note, 506, 30, { lines: 1 }),
        ]
      : []),
    ...(art
      ? [
          {
            kind: 'drawing' as const,
            drawing: art,
            ground: deep,
            ...{ x: 0, y: FOOT - 320, width: WIDTH, height: 320 },
          },
        ]
      : []),
    { kind: 'box', colour: '#ffffff', x: 0, y: FOOT, width: WIDTH, height: HEIGHT - FOOT },
    text(copy.scan, FOOT + 72, 34, { ...dark, isBold: true, colour: '#1f1d1a', lines: 2 }),
    text(filedName, FOOT + 136, 24, { ...dark, lines: 3 }),
    text(copy.note, FOOT + 252, 22, dark),
    ...codeSteps(address),
  ]
  return { width: WIDTH, height: HEIGHT, steps }
}

/** The picture of a card in WeChat, five to four as WeChat shows it. */
export const cardPicture = ({ title, cover, art, deep }: SharedProduct): PaintedPicture => {
  const [width, height] = [500, 400]
  const inside = { x: 32, width: width - 64 }
  return {
    width,
    height,
    steps: [
      { kind: 'box', colour: deep, x: 0, y: 0, width, height },
      text(title, 80, 48, { ...inside, isBold: true }),
      ...(cover
        ? [
            text(cover.label, 132, 26, inside),
            text(`${cover.amount}${cover.unit}`, 196, 60, {
              ...inside,
              isBold: true,
              colour: '#fff2c4',
            }),
          ]
        : []),
      ...(art
        ? [
            {
              kind: 'drawing' as const,
              drawing: art,
              ground: deep,
              x: 0,
              y: 190,
              width,
              height: 210,
            },
          ]
        : []),
    ],
  }
}
