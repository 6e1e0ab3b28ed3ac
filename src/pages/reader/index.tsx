import { DocumentReader } from '@/subjects/document'
import { page } from '@/page/page'

/** /pdf-viewer: a document, by its address. */
export default page('reader', DocumentReader)
