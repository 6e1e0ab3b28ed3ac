import { documentKey } from '@/contract/document'
import { reader as copy } from '@/copy/shell/reader'
import { allowedHosts } from '@/domain/address/allowed-hosts'
import { readLink } from '@/domain/address/link'
import { pathTo } from '@/routes/path-to'
import { PageShell } from '@/ui/shell/page-shell'
import { DocumentFile } from './document-file'
import { DocumentPages } from './document-pages'
import { DocumentRefused } from './document-refused'

export interface DocumentReaderProps {
  url: string
  /** What the link called it; the document's own title takes its place. */
  title?: string | undefined
}

/** A document of ours to read here, a file elsewhere to open, or a link that is not followed. */
export const DocumentReader = ({ url, title = copy.title }: DocumentReaderProps) => {
  const link = readLink({ url, allowedHosts })
  return (
    <PageShell title={title} back={pathTo('insure')}>
      {!link ? (
        <DocumentRefused />
      ) : documentKey(url) ? (
        <DocumentPages url={url} />
      ) : (
        <DocumentFile url={link.url} title={title} />
      )}
    </PageShell>
  )
}
