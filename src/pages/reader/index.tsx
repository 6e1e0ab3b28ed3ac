import { DocumentReader } from '@/features/reader'
import { page } from '@/page/page'

/** /pdf-viewer: a document, by its address. */
export default page('reader', DocumentReader)
