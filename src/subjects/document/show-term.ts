import { fetchDocument } from '@/api/catalogue'
import type { DocumentLink } from '@/contract/product-page'
import { buttons } from '@/copy/shell/buttons'
import { ask } from '@/ui/dialog/service'
import { documentsDialog, type ReadDocument } from './dialogs/documents'

/** A document as the dialog reads it. */
export const documentToRead = ({ title, url }: DocumentLink): ReadDocument => ({
  title,
  read: async () => {
    const answer = await fetchDocument(url)
    return answer.ok ? answer.value.content : undefined
  },
})

/** Shows one document above the present dialog. Closing it agrees to nothing. */
export const showTerm = (term: DocumentLink): void => {
  void ask(documentsDialog, { documents: [documentToRead(term)], buttonText: buttons.close })
}
