import type { getDocument, GlobalWorkerOptions, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { attempt, type PortResult } from './failure'

/**
 * Draws PDF by pdf.js. Neither WeChat's web view on Android nor a frame on iOS shows a whole PDF,
 * and a browser's own viewer leaves the application. The engine and its worker are files beside the
 * build (config/pdf-engine), fetched when a PDF is opened: no page carries them.
 */
interface Engine {
  getDocument: typeof getDocument
  GlobalWorkerOptions: typeof GlobalWorkerOptions
}

const FOLDER = '/static/pdf'

/** What is drawn finer than this costs memory that old phones do not have. */
const FINEST = 2

let engine: Promise<Engine> | undefined

const fetchEngine = (): Promise<Engine> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${FOLDER}/pdf.js`
    script.onload = () => {
      const { pdfjsLib } = window as { pdfjsLib?: Engine }
      if (!pdfjsLib) return reject(new Error('pdf.js did not start'))
      pdfjsLib.GlobalWorkerOptions.workerSrc = `${FOLDER}/worker.js`
      resolve(pdfjsLib)
    }
    script.onerror = () => {
      script.remove()
      // The next try fetches it again.
      engine = undefined
      reject(new Error('pdf.js did not come'))
    }
    document.head.append(script)
  })

export interface PdfSheet {
  /** Height by width. */
  ratio: number
  /** Draws it, so many CSS pixels wide. */
  draw: (canvas: HTMLCanvasElement, width: number) => Promise<PortResult<void>>
  /** What stands on it, line by line, for who listens. */
  text: () => Promise<string>
}

export interface Pdf {
  count: number
  /** From 1 on. */
  sheet: (number: number) => Promise<PortResult<PdfSheet>>
  close: () => void
}

const sheetOf = (page: PDFPageProxy): PdfSheet => {
  const whole = page.getViewport({ scale: 1 })
  return {
    ratio: whole.height / whole.width,
    draw: (canvas, width) =>
      attempt(async () => {
        const fine = Math.min(window.devicePixelRatio || 1, FINEST)
        const viewport = page.getViewport({ scale: (width * fine) / whole.width })
        const canvasContext = canvas.getContext('2d')
        if (!canvasContext) throw new Error('no canvas to draw on')
        canvas.width = Math.round(viewport.width)
        canvas.height = Math.round(viewport.height)
        await page.render({ canvasContext, viewport }).promise
      }),
    text: async () => {
      const { items } = await page.getTextContent()
      return items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
        .join('')
    },
  }
}

const pdfOf = (file: PDFDocumentProxy): Pdf => ({
  count: file.numPages,
  sheet: (number) => attempt(async () => sheetOf(await file.getPage(number))),
  close: () => void file.destroy(),
})

export const openPdf = (url: string): Promise<PortResult<Pdf>> =>
  attempt(async () => {
    engine ??= fetchEngine()
    const opened = (await engine).getDocument({
      url,
      // A document never brings code along (CVE-2024-4367); our policy forbids it as well.
      isEvalSupported: false,
      // Addresses of papers hold good for one fetch after the other, not for many at once.
      disableRange: true,
      cMapUrl: `${FOLDER}/cmaps/`,
      cMapPacked: true,
    })
    return pdfOf(await opened.promise)
  })
