import { createElement, type ComponentType } from 'react'
import { Consent } from '@/blocks/consent/consent'
import { PersonRows } from '@/blocks/person-rows/person-rows'
import { priceNote } from '@/blocks/person-rows/price-note'
import { productId } from '@/contract/fields'
import type { PayConfirmSection } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { credentialTypes } from '@/copy/product/credential-types'
import { wording } from '@/copy/product/wording'
import { apply } from '@/copy/purchase/apply'
import { payConfirm as copy } from '@/copy/purchase/pay-confirm'
import { policies } from '@/copy/records/policies'
import type { PaymentChoice } from '@/domain/choice/payment-types'
import { fenToYuan } from '@/domain/money/money'
import { pathTo } from '@/routes/path-to'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import type { Checkout } from './load-proposal'
import { PayTypes } from './pay-types'

export interface PayConfirmSectionProps {
  checkout: Checkout
  choice: PaymentChoice
  onChoose: (type: string) => void
  agreed: boolean
  /** The person went on without agreeing. */
  complained: boolean
  onAgree: (agreed: boolean) => void
}

const Overview = ({ checkout: { proposal } }: PayConfirmSectionProps) => {
  const { applicant } = proposal
  const terms = wording(proposal)
  return (
    <Card title={proposal.productName}>
      <Facts
        facts={[
          { name: copy.period, value: `${proposal.effectiveOn} - ${proposal.expireOn}` },
          { name: terms.applicant, value: applicant.name },
          { name: credentialTypes[applicant.credentialType], value: applicant.credentialNo },
          { name: apply.mobile, value: applicant.mobile },
          {
            name: policies.premium,
            value: fill(copy.sum, {
              YUAN: fenToYuan({ fen: proposal.totalFen }),
              N: proposal.price.insurants.length,
            }),
          },
        ]}
      />
    </Card>
  )
}

const Insured = ({ checkout: { proposal, page } }: PayConfirmSectionProps) => (
  <Card title={wording(page).insurant}>
    <PersonRows
      people={proposal.price.insurants.map((line, index) => ({
        ...line,
        key: String(index),
        number: line.credentialNo,
        note: priceNote(line),
      }))}
    />
  </Card>
)

const Ways = ({ checkout: { proposal }, choice, onChoose }: PayConfirmSectionProps) => (
  <Card title={copy.payType}>
    <PayTypes label={copy.payType} payment={proposal.payment} choice={choice} onChoose={onChoose} />
  </Card>
)

const Agreement = ({
  checkout: { proposal, page },
  agreed,
  complained,
  onAgree,
}: PayConfirmSectionProps) => (
  <Card>
    <Consent
      name="pay-confirm"
      documents={page.terms.map(({ title, url }) => ({
        title,
        to: pathTo('reader', { url, title, ...productId(proposal) }),
      }))}
      agreed={agreed}
      missing={complained && !agreed}
      onChange={onAgree}
    />
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

/** A new kind of section: one more entry here and in the contract, no more. */
const sections: Record<PayConfirmSection, ComponentType<PayConfirmSectionProps>> = {
  overview: Overview,
  people: Insured,
  payTypes: Ways,
  terms: Agreement,
}

/** What is checked once more before paying, as the product lays it out. */
export const PayConfirmSections = (props: PayConfirmSectionProps) => (
  <>
    {props.checkout.page.payConfirm.sections.map((kind) =>
      createElement(sections[kind], { key: kind, ...props }),
    )}
  </>
)
