import { useEffect, useRef, useState } from 'react'
import { useInView } from '@/platform/in-view'
import type { Pdf, PdfSheet } from '@/platform/pdf'
import './pdf-page.css'

interface PdfPageProps {
  pdf: Pdf
  number: number
  /** The name of the page: 第1页，共3页. */
  label: string
  /** The text for a page that cannot be drawn. */
  failed: string
  /** In percent of the available width. */
  zoom: number
  /**
   * Also shows the page as a picture, which a surrounding app can save or forward after a long
   * press.
   */
  keepable: boolean
}

/** The ratio of A4, until the page's own ratio is known. */
const A4 = 1.414

/**
 * One page of a PDF. It is drawn only near the screen, because a phone cannot hold a hundred drawn
 * pages. Its text is also present for screen readers.
 */
export const PdfPage = ({ pdf, number, label, failed, zoom, keepable }: PdfPageProps) => {
  const place = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [sheet, setSheet] = useState<PdfSheet>()
  const [text, setText] = useState('')
  const [picture, setPicture] = useState('')
  const [broken, setBroken] = useState(false)
  const near = useInView(place)

  useEffect(() => {
    if (!near || sheet) return undefined
    let left = false
    void pdf.sheet(number).then((found) => {
      if (left) return
      if (found.ok) setSheet(found.value)
      else setBroken(true)
    })
    return () => {
      left = true
    }
  }, [near, number, pdf, sheet])

  useEffect(() => {
    const width = place.current?.clientWidth ?? 0
    const drawnOn = canvas.current
    setPicture('')
    if (!near || !sheet || !drawnOn || width === 0) return
    void sheet.draw(drawnOn, width).then((drawn) => {
      if (drawn.ok) setPicture(keepable ? drawnOn.toDataURL() : '')
      else if (drawn.code !== 'CANCELLED') setBroken(true)
    })
  }, [near, sheet, zoom, keepable])

  useEffect(() => {
    sheet?.text().then(setText, () => undefined)
  }, [sheet])

  const ratio = sheet?.ratio ?? A4
  return (
    <div
      ref={place}
      className="hm-pdf-page"
      role="group"
      aria-label={label}
      style={{ width: `${zoom}%` }}
    >
      <div style={{ paddingTop: `${ratio * 100}%` }} />
      {/* Another zoom needs a new canvas: pdf.js refuses two drawings on one. */}
      {near && !broken ? (
        <canvas key={zoom} ref={canvas} className="hm-pdf-page__sheet" aria-hidden />
      ) : null}
      {near && picture ? <img className="hm-pdf-page__sheet" src={picture} alt="" /> : null}
      {broken ? (
        <p className="hm-pdf-page__sheet" role="alert">
          {failed}
        </p>
      ) : (
        <p className="hm-pdf-page__text">{text}</p>
      )}
    </div>
  )
}
