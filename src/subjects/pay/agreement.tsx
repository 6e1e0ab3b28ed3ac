import { productId } from '@/contract/fields'
import type { DocumentLink } from '@/contract/product-page'
import type { ProposalDetail } from '@/contract/proposal'
import { pathTo } from '@/routes/path-to'
import { Agreed, Consent } from '@/ui/blocks/consent/consent'
import { Card } from '@/ui/layout/card'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import type { Checkout } from './load-proposal'
import { ReadTerms } from './read-terms'

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
