import { fetchDocument } from '@/api/catalogue'
import { documentKey } from '@/contract/document'
import type { ProductPage } from '@/contract/product-page'
import { popups } from '@/copy/shell/popups'
import { documentsDialog } from '@/dialogs/documents'
import { ask } from '@/ui/dialog/service'
import { Button } from '@/ui/primitives/button'

/** Terms whose text is on our server. A file opens by its own link. */
const readable = ({ terms }: ProductPage) => terms.filter(({ url }) => documentKey(url))

const textOf = async (url: string): Promise<readonly string[] | undefined> => {
  const answer = await fetchDocument(url)
  return answer.ok ? answer.value.content : undefined
}

/** Shows the terms one by one in a dialog. Its last button agrees to all of them. */
export const ReadTerms = ({ page, onAgree }: { page: ProductPage; onAgree: () => void }) => {
  const terms = readable(page)
  if (terms.length < 2) return null
  const open = async () => {
    const answer = await ask(documentsDialog, {
      documents: terms.map(({ title, url }) => ({ title, read: () => textOf(url) })),
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
