import { type ComponentType, createElement } from 'react'
import { productId, type ProductId } from '@/contract/fields'
import type { Price } from '@/contract/price'
import type { PaymentConfig } from '@/contract/product'
import type { PayConfirmSection } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { insurants } from '@/copy/product/insurants'
import { credentialTypes, relations } from '@/copy/product/people'
import { wording } from '@/copy/product/wording'
import { apply, premium } from '@/copy/purchase/apply'
import { policies } from '@/copy/records/policies'
import { buttons } from '@/copy/shell/buttons'
import { mergeByHome } from '@/domain/apply/home'
import { fenToYuan, yuanText } from '@/domain/money/money'
import type { PaymentChoice } from '@/domain/pay/payment-choice'
import { returnTo } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { PersonRows, priceNote } from '@/ui/blocks/person-rows/person-rows'
import { ask } from '@/ui/dialog/service'
import { Period } from '@/ui/display/period'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Icon } from '@/ui/primitives/icon'
import { useElderMode } from '@/ui/shell/elder-mode'
import { Agreement } from './agreement'
import type { Checkout, PeopleShown } from './checkout'
import { checkout, payConfirm } from './copy'
import { insuredList } from './dialogs/insured-list'
import { PayTypes } from './pay-types'

/** Shows the insured persons on a page that does not list them. */
const ShowInsured = ({ proposal, page }: Checkout) => {
  if (page.payConfirm.sections.includes('people')) return null
  const { price, totalFen } = proposal
  const { discount } = price
  const groups = [...new Set(price.insurants.map(({ relationType }) => relationType))].map(
    (relation) => ({
      label: relations[relation],
      texts: price.insurants
        .filter(({ relationType }) => relationType === relation)
        .map(
          ({ name, credentialNo, premiumFen }) =>
            `${name} ${credentialNo} ${yuanText({ fen: premiumFen })}`,
        ),
    }),
  )
  const show = () =>
    ask(insuredList, {
      title: checkout.insuredListTitle,
      ...(price.rule ? { rule: price.rule.text } : {}),
      listTitle: fill(insurants.count, { N: price.insurants.length }),
      groups,
      ...(discount && {
        discount: {
          title: discount.title,
          detail: [
            { label: checkout.listPrice, text: yuanText({ fen: discount.listFen }) },
            {
              label: fill(checkout.together, { N: discount.people }),
              text: `-${yuanText({ fen: discount.offFen })}`,
            },
          ],
        },
      }),
      footer: { label: premium.total, text: yuanText({ fen: totalFen }), detail: premium.payable },
    })
  return (
    <Button kind="text" onClick={() => void show()}>
      {checkout.insuredList}
    </Button>
  )
}

interface PayConfirmSectionProps {
  checkout: Checkout
  /** The payment types that this host can open. */
  payment: PaymentConfig
  shown: PeopleShown
  choice: PaymentChoice
  /** The user continued without a payment type. */
  wayMissing: boolean
  onChoose: (type: string) => void
  agreed: boolean
  /** The user continued without agreeing. */
  complained: boolean
  onAgree: (agreed: boolean) => void
}

/** Leads back to the form, which is kept until the payment. */
const Change = ({ what, product }: { what: string; product: ProductId }) => (
  <Button
    kind="text"
    label={fill(payConfirm.change, { WHAT: what })}
    onClick={() => returnTo(pathTo('insureApply', productId(product)))}
  >
    {buttons.edit}
  </Button>
)

/**
 * A mask such as 110***********011 cannot be checked, so this button shows names and numbers in
 * full until it is tapped again.
 */
const Eye = ({
  shown: { people, toggle },
  large = false,
}: {
  shown: PeopleShown
  /** 长辈版: a whole line that says what it shows. */
  large?: boolean
}) => (
  <Button
    kind={large ? 'secondary' : 'text'}
    block={large}
    label={people ? payConfirm.hide : payConfirm.show}
    pressed={Boolean(people)}
    onClick={toggle}
  >
    <Icon name="eye" />
    {large
      ? people
        ? payConfirm.hide
        : payConfirm.show
      : people
        ? payConfirm.hideShort
        : payConfirm.showShort}
  </Button>
)

/** Whether each line is a copy of a home's cover, not a person. */
const ofHomes = ({ insurants }: Price): boolean => insurants.some(({ extraValue }) => extraValue)

const Overview = ({ checkout, shown }: PayConfirmSectionProps) => {
  const { proposal } = checkout
  const applicant = { ...proposal.applicant, ...shown.people?.applicant }
  const terms = wording(proposal)
  const elder = useElderMode()
  return (
    <Card
      title={proposal.productName}
      aside={
        <Row gap={1}>
          {elder ? null : <Eye shown={shown} />}
          <Change what={terms.applicant} product={proposal} />
        </Row>
      }
    >
      <Facts
        facts={[
          { name: payConfirm.period, value: <Period of={proposal} /> },
          { name: terms.applicant, value: applicant.name },
          { name: credentialTypes[applicant.credentialType], value: applicant.credentialNo },
          { name: apply.mobile, value: applicant.mobile },
          {
            name: policies.premium,
            value: fill(ofHomes(proposal.price) ? payConfirm.sumCopies : payConfirm.sum, {
              YUAN: fenToYuan({ fen: proposal.totalFen }),
              N: proposal.price.insurants.length,
            }),
          },
        ]}
      />
      <ShowInsured {...checkout} />
      {elder ? (
        <Box className="hm-confirm__eye">
          <Eye shown={shown} large />
        </Box>
      ) : null}
    </Card>
  )
}

const Insured = ({ checkout: { proposal, page }, shown }: PayConfirmSectionProps) => (
  <Card
    title={wording(page).insurant}
    aside={<Change what={wording(page).insurant} product={proposal} />}
  >
    <PersonRows
      people={mergeByHome(proposal.price.insurants).map((line) => {
        const { first } = line
        const { name, credentialNo } = shown.people?.insurants[first] ?? line
        return { ...line, key: String(first), name, number: credentialNo, note: priceNote(line) }
      })}
    />
  </Card>
)

const Ways = ({ payment, choice, wayMissing, onChoose }: PayConfirmSectionProps) => (
  <Card title={payConfirm.payType}>
    <PayTypes
      label={payConfirm.payType}
      payment={payment}
      choice={choice}
      missing={wayMissing}
      onChoose={onChoose}
    />
  </Card>
)

/** A new kind of section needs only an entry here and in the contract. */
const sections: Record<PayConfirmSection, ComponentType<PayConfirmSectionProps>> = {
  overview: Overview,
  people: Insured,
  payTypes: Ways,
  terms: Agreement,
}

/** The sections before the payment, in the product's order. */
export const PayConfirmSections = (props: PayConfirmSectionProps) => (
  <>
    {props.checkout.page.payConfirm.sections.map((kind) =>
      createElement(sections[kind], { key: kind, ...props }),
    )}
  </>
)
