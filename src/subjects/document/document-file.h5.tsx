import { useEffect, useState } from 'react'
import { fill } from '@/copy/fill'
import { buttons } from '@/copy/shell/buttons'
import { reader as copy } from '@/copy/shell/reader'
import { can } from '@/platform/environment'
import { openDocument } from '@/platform/file'
import { openPdf, type Pdf } from '@/platform/pdf'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { PdfPage } from '@/ui/primitives/pdf-page'
import { Text } from '@/ui/primitives/text'
import type { DocumentFileProps } from './document-file.types'
import { SizeButtons } from './document-pages'
import './reader.css'

/** Widths of a page in percent of the screen's width. */
const zooms = [100, 150, 200] as const

type Opened = { state: 'loading' } | { state: 'failed' } | { state: 'open'; pdf: Pdf }

/** A PDF that is drawn in the page. */
export const DocumentFile = ({ url }: DocumentFileProps) => {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' })
  const [tries, setTries] = useState(0)
  const [zoom, setZoom] = useState(0)
  useEffect(() => {
    let left = false
    let close: (() => void) | undefined
    setOpened({ state: 'loading' })
    void openPdf(url).then((answer) => {
      if (answer.ok) close = answer.value.close
      if (left) close?.()
      else setOpened(answer.ok ? { state: 'open', pdf: answer.value } : { state: 'failed' })
    })
    return () => {
      left = true
      close?.()
    }
  }, [url, tries])

  if (opened.state === 'loading')
    return (
      <Card>
        <Skeleton lines={10} />
      </Card>
    )
  if (opened.state === 'failed')
    return (
      <StatePanel picture="offline" title={copy.failed} urgent>
        <Button kind="primary" onClick={() => setTries(tries + 1)}>
          {buttons.retry}
        </Button>
      </StatePanel>
    )
  const { pdf } = opened
  const downloads = can('saveImage')
  return (
    <Box className="hm-pdf">
      <Box className="hm-pdf__sheets">
        {Array.from({ length: pdf.count }, (_, index) => (
          <PdfPage
            key={index}
            pdf={pdf}
            number={index + 1}
            label={fill(copy.page, { N: index + 1, TOTAL: pdf.count })}
            failed={copy.failed}
            zoom={zooms[zoom] ?? zooms[0]}
            keepable={!downloads}
          />
        ))}
      </Box>
      <SizeButtons step={zoom} steps={zooms.length} onStep={setZoom}>
        {downloads ? (
          <Button onClick={() => void openDocument(url)}>{copy.save}</Button>
        ) : (
          <Text size="s" tone="soft">
            {copy.keep}
          </Text>
        )}
      </SizeButtons>
    </Box>
  )
}
