import { page } from '@/page/page'
import { DocumentReader } from '@/subjects/document'

/** /pdf-viewer: a document, by its address. */
export default page('reader', DocumentReader)
