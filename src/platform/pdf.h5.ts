import type { getDocument, GlobalWorkerOptions, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { attempt, type PortResult } from './failure'

/**
 * Draws PDF with pdf.js. WeChat's web view on Android and a frame on iOS cannot show a whole PDF,
 * and a browser's viewer leaves the application. The engine and its worker are separate files
 * (config/pdf-engine) that load when a PDF is opened.
 */
interface Engine {
  getDocument: typeof getDocument
  GlobalWorkerOptions: typeof GlobalWorkerOptions
}

const FOLDER = '/static/pdf'

/** Greatest pixel ratio of a drawing. A finer one needs more memory than old phones have. */
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
      // The next try loads it again.
      engine = undefined
      reject(new Error('pdf.js did not come'))
    }
    document.head.append(script)
  })

export interface PdfSheet {
  /** Height divided by width. */
  ratio: number
  /** Draws the page at a width in CSS pixels. */
  draw: (canvas: HTMLCanvasElement, width: number) => Promise<PortResult<void>>
  /** The page's text line by line, for screen readers. */
  text: () => Promise<string>
}

export interface Pdf {
  count: number
  /** Page numbers start at 1. */
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
      // A document must never run code (CVE-2024-4367). Our content policy also forbids it.
      isEvalSupported: false,
      // The address of a document serves one request at a time, not several ranges at once.
      disableRange: true,
      cMapUrl: `${FOLDER}/cmaps/`,
      cMapPacked: true,
    })
    return pdfOf(await opened.promise)
  })
