import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF as a person would copy it. Each font maps its glyphs to characters (ToUnicode),
 * and the streams of the pages show glyphs.
 */
export async function textOfPdf(pdf: Buffer): Promise<string> {
  const streams = streamsOf(pdf)
  const glyphs = new Map<string, string>()
  for (const stream of streams) {
    if (!stream.includes('begincmap')) continue
    for (const [, list = ''] of stream.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g))
      for (const [, first = '', , chars = ''] of list.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g))
        chars
          .split(/\s+/)
          .filter(Boolean)
          .forEach((code, at) => glyphs.set(hex4(parseInt(first, 16) + at), utf16(code)))
  }
  return streams
    .filter((stream) => stream.includes(' TJ') || stream.includes(' Tj'))
    .flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)])
    .map(([, shown = '']) =>
      [...shown.matchAll(/<(\w*)>/g)]
        .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
        .map((code) => glyphs.get(code.toLowerCase()) ?? '')
        .join(''),
    )
    .join('\n')
}

const hex4 = (value: number): string => value.toString(16).padStart(4, '0')

const utf16 = (code: string): string =>
  (code.replace(/[<>]/g, '').match(/.{4}/g) ?? [])
    .map((unit) => String.fromCharCode(parseInt(unit, 16)))
    .join('')

function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
}
