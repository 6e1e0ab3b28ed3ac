import { useEntry } from '@/entry/use-entry'
import { DocumentReader } from '@/features/reader'

/** /pdf-viewer: a document, by its address. */
export default function ReaderPage() {
  const { url = '', title } = useEntry()
  return <DocumentReader url={url} title={title} />
}
