import { productId } from '@/contract/fields'
import { documentKey } from '@/contract/guides'
import type { DocumentLink, ProductPage } from '@/contract/product-page'
import type { ProposalDetail } from '@/contract/proposal'
import { pathTo } from '@/routes/path-to'
import { documentToRead, documentsDialog } from '@/subjects/document'
import { Agreed, Consent } from '@/ui/blocks/consent/consent'
import { ask } from '@/ui/dialog/service'
import { Card } from '@/ui/layout/card'
import { Button } from '@/ui/primitives/button'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import type { Checkout } from './checkout'
import { checkout } from './copy'

/** Shows the terms one by one in a dialog. Its last button agrees to all of them. */
const ReadTerms = ({
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
      {checkout.readTerms}
    </Button>
  )
}

/** The documents of the purchase. An older gateway does not say which were agreed to already. */
const documentsOf = ({ proposal, page }: Checkout): NonNullable<ProposalDetail['documents']> =>
  proposal.documents ??
  page.terms.map(({ title, type, url }) => ({ title, type, url, agreedAt: null }))

/** The documents that were not agreed to yet in this purchase. */
export const openTerms = (checkout: Checkout): DocumentLink[] =>
  documentsOf(checkout).filter(({ agreedAt }) => agreedAt === null)

/** Asks for the documents that are still open, and says when the others were agreed to. */
export const Agreement = ({
  checkout,
  agreed,
  complained,
  onAgree,
}: {
  checkout: Checkout
  agreed: boolean
  /** The user continued without agreeing. */
  complained: boolean
  onAgree: (agreed: boolean) => void
}) => {
  const { proposal, page } = checkout
  const open = openTerms(checkout)
  const linkTo = ({ url, title, type }: DocumentLink) =>
    pathTo('reader', { url, title, type, ...productId(proposal) })
  const before = documentsOf(checkout).filter(({ agreedAt }) => agreedAt !== null)
  const [last = ''] = before
    .map(({ agreedAt }) => agreedAt ?? '')
    .sort()
    .slice(-1)
  return (
    <Card>
      {open.length === 0 ? null : (
        <>
          <Consent
            name="pay-confirm"
            documents={open.map((term) => ({ title: term.title, to: linkTo(term) }))}
            agreed={agreed}
            missing={complained && !agreed}
            onChange={onAgree}
          />
          {agreed ? null : <ReadTerms terms={open} page={page} onAgree={() => onAgree(true)} />}
        </>
      )}
      {before.length === 0 ? null : (
        <Agreed
          at={last}
          documents={before.map((term) => ({ title: term.title, to: linkTo(term) }))}
        />
      )}
      <List className="hm-tips">
        {page.payConfirm.tips.map((tip) => (
          <ListItem key={tip} className="hm-tips__item">
            <Text size="s" tone="soft">
              {tip}
            </Text>
          </ListItem>
        ))}
      </List>
    </Card>
  )
}
