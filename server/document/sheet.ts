import { readFileSync } from 'node:fs'
import PdfDocument from 'pdfkit'
import qrcode from 'qrcode-generator'

/** A4 in points, and its margin. */
const PAGE = { width: 595.28, height: 841.89, margin: 48 }
const WIDTH = PAGE.width - 2 * PAGE.margin
const INK = '#1f2329'
const SOFT = '#646a73'
const LINE = '#dee0e3'
const SEAL = '#c8161d'

/** The font has all characters that occur in names. A document embeds only the ones it uses. */
let font: Buffer | undefined
const fontBytes = (): Buffer =>
  (font ??= readFileSync(
    require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  ))

export type Line = readonly [name: string, value: string]

/** A document that is written from top to bottom. A block that does not fit begins a new page. */
export interface Sheet {
  heading(title: string, below: string): void
  facts(title: string, lines: readonly Line[]): void
  /** Two columns; the second one is aligned to the right. */
  table(title: string, rows: readonly { name: string; note: string; value: string }[]): void
  text(title: string, paragraphs: readonly string[]): void
  /** A round seal of the insurer, beside the code that verifies the document. */
  seal(words: { around: string; middle: string; code: string; address: string }): void
  bytes(foot: string): Promise<Buffer>
}

/** Loading pdfkit takes 0.12 s, so callers import this file when they draw. */
export function createSheet({ title, at }: { title: string; at: number }): Sheet {
  const doc = new PdfDocument({
    size: 'A4',
    margin: PAGE.margin,
    bufferPages: true,
    lang: 'zh-CN',
    info: { Title: title, CreationDate: new Date(at), Producer: 'Huimin', Creator: 'Huimin' },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.registerFont('text', fontBytes()).font('text').fillColor(INK)

  const left = PAGE.margin
  const room = () => PAGE.height - PAGE.margin - 24 - doc.y
  const need = (height: number) => {
    if (room() < height) doc.addPage()
  }
  const heightOf = (text: string, width: number, size: number) =>
    doc.fontSize(size).heightOfString(text, { width })

  const section = (name: string) => {
    need(60)
    doc.moveDown(0.6)
    const { y } = doc
    doc.rect(left, y + 3, 3, 12).fill(SEAL)
    doc
      .fillColor(INK)
      .fontSize(13)
      .text(name, left + 10, y, { width: WIDTH - 10 })
    doc.moveDown(0.3)
  }
  /** Writes two texts side by side, and continues below the taller one. */
  const pair = (
    [first, second]: readonly [string, string],
    { split, align, note }: { split: number; align: 'left' | 'right'; note?: string },
  ) => {
    const size = 10.5
    const [one, other] = [split - 8, WIDTH - split]
    const noteHeight = note ? heightOf(note, one, 8.5) + 2 : 0
    const height = Math.max(heightOf(first, one, size) + noteHeight, heightOf(second, other, size))
    need(height + 8)
    const { y } = doc
    doc
      .fillColor(align === 'left' ? SOFT : INK)
      .fontSize(size)
      .text(first, left, y, { width: one })
    if (note)
      doc
        .fillColor(SOFT)
        .fontSize(8.5)
        .text(note, left, doc.y + 1, { width: one })
    doc
      .fillColor(INK)
      .fontSize(size)
      .text(second, left + split, y, { width: other, align })
    doc.y = y + height + 4
    doc
      .moveTo(left, doc.y)
      .lineTo(left + WIDTH, doc.y)
      .lineWidth(0.5)
      .stroke(LINE)
    doc.y += 4
  }

  return {
    heading(name, below) {
      doc.fontSize(20).text(name, left, PAGE.margin, { width: WIDTH, align: 'center' })
      doc.fillColor(SOFT).fontSize(10).text(below, { width: WIDTH, align: 'center' })
      doc.fillColor(INK)
    },
    facts(name, lines) {
      section(name)
      for (const line of lines) pair(line, { split: 120, align: 'left' })
    },
    table(name, rows) {
      section(name)
      for (const { name: first, value, note } of rows)
        pair([first, value], { split: WIDTH - 130, align: 'right', note })
    },
    text(name, paragraphs) {
      section(name)
      for (const paragraph of paragraphs) {
        need(heightOf(paragraph, WIDTH, 10))
        doc.fillColor(INK).fontSize(10).text(paragraph, left, doc.y, { width: WIDTH, lineGap: 3 })
        doc.moveDown(0.2)
      }
    },
    seal({ around, middle, code, address }) {
      need(150)
      doc.moveDown(1)
      const top = doc.y
      drawCode(doc, address, { left, top, size: 96 })
      doc
        .fillColor(SOFT)
        .fontSize(9)
        .text('验真码', left + 110, top + 8)
      doc
        .fillColor(INK)
        .fontSize(13)
        .text(code, left + 110, top + 22)
      doc
        .fillColor(SOFT)
        .fontSize(9)
        .text('扫码，或在“保单验真”页输入保单号和验真码，核对本保单。', left + 110, top + 46, {
          width: 190,
        })
      drawSeal(doc, { around, middle, x: left + WIDTH - 70, y: top + 60 })
      doc.y = top + 132
    },
    bytes(foot) {
      const { start, count } = doc.bufferedPageRange()
      for (let page = start; page < start + count; page += 1) {
        doc.switchToPage(page)
        // The foot stands below the margin, where text would otherwise begin a new page.
        doc.page.margins.bottom = 0
        doc
          .fillColor(SOFT)
          .fontSize(8)
          .text(`${foot}  ${page + 1}/${count}`, left, PAGE.height - 36, {
            width: WIDTH,
            align: 'center',
          })
      }
      return new Promise((resolve) => {
        doc.on('end', () => resolve(Buffer.concat(chunks)))
        doc.end()
      })
    },
  }
}

type Doc = InstanceType<typeof PdfDocument>

function drawCode(
  doc: Doc,
  text: string,
  { left, top, size }: { left: number; top: number; size: number },
): void {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const dot = size / count
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (code.isDark(row, column)) doc.rect(left + column * dot, top + row * dot, dot, dot)
  doc.fill(INK)
}

/** The usual round seal: the name along the upper rim, a star, and the purpose below. */
function drawSeal(
  doc: Doc,
  { around, middle, x, y }: { around: string; middle: string; x: number; y: number },
): void {
  const radius = 54
  const letters = Array.from(around)
  const size = Math.min(11, 170 / letters.length)
  doc.save().opacity(0.85).lineWidth(2).circle(x, y, radius).stroke(SEAL)
  doc.fillColor(SEAL).fontSize(size)
  const spread = Math.min(230, letters.length * 15)
  letters.forEach((letter, at) => {
    const turn = letters.length === 1 ? 0 : -spread / 2 + (spread * at) / (letters.length - 1)
    doc.save().rotate(turn, { origin: [x, y] })
    doc.text(letter, x - size / 2, y - radius + 5, { lineBreak: false })
    doc.restore()
  })
  const star = Array.from({ length: 10 }, (_, at) => {
    const reach = at % 2 === 0 ? 15 : 6
    const angle = (Math.PI / 5) * at - Math.PI / 2
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const
  })
  star.forEach(([px, py], at) => (at === 0 ? doc.moveTo(px, py) : doc.lineTo(px, py)))
  doc.closePath().fill(SEAL)
  doc.fontSize(8).text(middle, x - radius, y + 26, { width: 2 * radius, align: 'center' })
  doc.restore().fillColor(INK)
}
