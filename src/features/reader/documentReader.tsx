import { documentKey } from '@/contract/document'
import { reader as copy } from '@/copy/reader'
import { allowedHosts } from '@/domain/allowedHosts'
import { readLink } from '@/domain/link'
import { pathTo } from '@/routes/pathTo'
import { productKey, useCatalogue } from '@/stores/catalogue'
import { useVisit } from '@/stores/visit'
import { PageShell } from '@/ui/shell/page-shell'
import { DocumentFile } from './documentFile'
import { DocumentPages } from './documentPages'
import { DocumentRefused } from './documentRefused'

export interface DocumentReaderProps {
  url: string
  /** What the link called it; the document's own title takes its place. */
  title: string | undefined
}

/** A document of ours to read here, a file elsewhere to open, or a link that is not followed. */
export const DocumentReader = ({ url, title = copy.title }: DocumentReaderProps) => {
  const { cityCode = '', productCode = '' } = useVisit(({ context }) => context)
  const theme = useCatalogue(({ pages }) => pages[productKey({ cityCode, productCode })]?.colorSet)
  const link = readLink({ url, allowedHosts })
  return (
    <PageShell title={title} back={pathTo('insure', { cityCode, productCode })} theme={theme}>
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
