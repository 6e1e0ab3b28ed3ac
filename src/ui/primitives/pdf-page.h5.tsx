import { useEffect, useRef, useState } from 'react'
import { useInSight } from '@/platform/in-sight'
import type { Pdf, PdfSheet } from '@/platform/pdf'
import './pdf-page.css'

interface PdfPageProps {
  pdf: Pdf
  number: number
  /** What it is called: 第1页，共3页. */
  label: string
  /** Shown instead of a page that cannot be drawn. */
  failed: string
  /** In percent of the width there is. */
  zoom: number
  /** As a picture, which an app around us keeps or sends on when it is pressed long. */
  keepable: boolean
}

/** A4, until the page says what it is. */
const A4 = 1.414

/**
 * One page of a PDF. It is drawn while it is near the screen: a hundred pages at once are more than
 * a phone can hold. What stands on it is there as text too, for who listens.
 */
export const PdfPage = ({ pdf, number, label, failed, zoom, keepable }: PdfPageProps) => {
  const place = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [sheet, setSheet] = useState<PdfSheet>()
  const [text, setText] = useState('')
  const [picture, setPicture] = useState('')
  const [broken, setBroken] = useState(false)
  const near = useInSight(place)

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
      {/* Another width is another sheet: two drawings on one would be refused. */}
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
