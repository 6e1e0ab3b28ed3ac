import { documentKey } from '@/contract/guides'
import type { DocumentLink, ProductPage } from '@/contract/product-page'
import { popups } from '@/copy/shell/popups'
import { documentToRead } from '@/subjects/apply'
import { documentsDialog } from '@/subjects/document'
import { ask } from '@/ui/dialog/service'
import { Button } from '@/ui/primitives/button'

/** Shows the terms one by one in a dialog. Its last button agrees to all of them. */
export const ReadTerms = ({
  terms,
  page,
  onAgree,
}: {
  /** The documents that are still to be agreed to. */
  terms: readonly DocumentLink[]
  page: ProductPage
  onAgree: () => void
}) => {
  // A file opens by its own link.
  const readable = terms.filter(({ url }) => documentKey(url))
  if (readable.length < 2) return null
  const open = async () => {
    const answer = await ask(documentsDialog, {
      documents: readable.map(documentToRead),
      needReadAll: true,
      ...page.extraData.popups?.documents,
    })
    if (answer.kind === 'confirmed') onAgree()
  }
  return (
    <Button kind="text" className="hm-checkout__link" onClick={open}>
      {popups.readTerms}
    </Button>
  )
}
