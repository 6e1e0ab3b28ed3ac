import { useEffect, useState } from 'react'
import { documentKey } from '@/contract/guides'
import { buttons } from '@/copy/shell/buttons'
import { reader as copy } from '@/copy/shell/reader'
import { readLink } from '@/domain/address/link'
import type { DocumentType } from '@/domain/document/document-type'
import { documentKind } from '@/domain/document/documents'
import { linkHosts } from '@/platform/address'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Button } from '@/ui/primitives/button'
import { WebView } from '@/ui/primitives/web-view'
import { PageShell } from '@/ui/shell/page-shell'
import { DocumentFile } from './document-file'
import { DocumentPages, DocumentRefused } from './document-pages'

export interface DocumentReaderProps {
  url: string
  /** The link's title, until the document's own title replaces it. */
  title?: string | undefined
  /** The link's type; without it the address decides. */
  type?: DocumentType | undefined
}

/** Shows our document, a file or a partner's page without leaving the application. */
export const DocumentReader = ({ url, title = copy.title, type }: DocumentReaderProps) => {
  const link = readLink({ url, allowedHosts: linkHosts() })
  const isText = documentKey(url) !== undefined
  const kind = link && !isText ? documentKind(link.url, type) : undefined
  // One of our pages opens itself instead.
  useEffect(() => {
    if (kind === 'page') void replace(url)
  }, [kind, url])
  return (
    <PageShell title={title} back={pathTo('insure')}>
      {!link ? (
        <DocumentRefused />
      ) : isText ? (
        <DocumentPages url={url} />
      ) : kind === 'file' ? (
        <DocumentFile url={link.url} title={title} />
      ) : kind === 'web' ? (
        <DocumentWebPage url={link.url} title={title} />
      ) : (
        <Card>
          <Skeleton lines={10} />
        </Card>
      )}
    </PageShell>
  )
}

/** A partner's page inside ours: in a frame on the web, over the page in the mini-program. */
const DocumentWebPage = ({ url, title }: { url: string; title: string }) => {
  const [failed, setFailed] = useState(false)
  if (!failed) return <WebView src={url} title={title} onFailed={() => setFailed(true)} />
  return (
    <StatePanel picture="offline" title={copy.failed} urgent>
      <Button kind="primary" onClick={() => setFailed(false)}>
        {buttons.retry}
      </Button>
    </StatePanel>
  )
}
