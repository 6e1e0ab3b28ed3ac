import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { homes } from '@/copy/product/homes'
import { insurants } from '@/copy/product/insurants'
import { credentialTypes, genders } from '@/copy/product/people'
import { relationLabel } from '@/copy/product/relation-label'
import type { Terms as Words } from '@/copy/product/wording'
import { apply as copy } from '@/copy/purchase/apply'
import { buttons } from '@/copy/shell/buttons'
import { certificateOf, type FormItem } from '@/domain/apply/item'
import { isCredentialType } from '@/domain/credential/type'
import { usePurchase, type InsurantForm } from '@/stores/purchase'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import { Facts, type Fact } from '@/ui/layout/facts'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Heading, Text } from '@/ui/primitives/text'
import { applySteps } from './copy'
import { shownOf } from './dialogs/insurant-confirm'
import { isSound, isSoundApplicant, summaryOf } from './summary'
import { usePremium, type PriceStore } from './use-price'

interface GlanceProps {
  page: ProductPage
  info: PageInfo
  price: PriceStore
  terms: Words
  today: string
  /** Opens the step of a form (`applicant` or a person's key), or another step by its name. */
  onEdit: (step: string) => void
}

/** Everything that was filled in, each part with the way to its step. */
export const Glance = (props: GlanceProps) => {
  const { info, terms, today, onEdit } = props
  const purchase = usePurchase()
  const { applicant, comboCode } = purchase
  const { schemeList } = info.protectScheme
  const scheme = schemeList.find((combo) => combo.comboCode === comboCode)
  return (
    <Card>
      <Text as="block">{applySteps.checkText}</Text>
      <Part
        title={terms.applicant}
        facts={factsOf(applicant, today)}
        problem={problemOf(applicant, isSoundApplicant(applicant, today))}
        onEdit={() => onEdit('applicant')}
      />
      {schemeList.length > 1 && scheme ? (
        <Part
          title={insurants.scheme}
          facts={[{ name: insurants.scheme, value: scheme.title }]}
          onEdit={() => onEdit('scheme')}
        />
      ) : null}
      {purchase.insurants.map((insurant, index) => (
        <Insured key={insurant.key} {...props} insurant={insurant} place={index + 1} />
      ))}
    </Card>
  )
}

/** The first error of a form, or that something is missing. */
const problemOf = (items: readonly FormItem[], sound: boolean): string | undefined =>
  items.find(({ isError }) => isError)?.errorText ?? (sound ? undefined : applySteps.unfinished)

const Insured = ({
  insurant,
  place,
  page,
  info,
  price,
  terms,
  today,
  onEdit,
}: GlanceProps & { insurant: InsurantForm; place: number }) => {
  const applicant = usePurchase((purchase) => purchase.applicant)
  const premiumFen = usePremium({ insurant, place, price, info, today })
  const { key, relationType, items, home, count = 1, problem } = insurant
  const cost: Fact[] =
    premiumFen === undefined
      ? []
      : [
          {
            name: applySteps.premium,
            value: <Money fen={premiumFen * (home ? count : 1)} trimZeros />,
          },
        ]
  if (home)
    return (
      <Part
        title={home.cityDistrictName + home.detailAddress}
        facts={[{ name: applySteps.copies, value: fill(homes.copies, { N: count }) }, ...cost]}
        problem={problem}
        onEdit={() => onEdit('people')}
      />
    )
  const isSelf = relationType === 'SELF'
  const sound = isSound({ applicant }, insurant, today)
  return (
    <Part
      title={`${fill(insurants.nth, { N: place, ...terms })} · ${relationLabel(page, relationType)}`}
      facts={[
        ...(isSelf
          ? [{ name: copy.name, value: summaryOf(applicant, today).name }]
          : factsOf(items, today)),
        ...cost,
      ]}
      problem={problem ?? problemOf(items, sound)}
      onEdit={() => onEdit(isSelf ? 'people' : key)}
    />
  )
}

/** Region, date of birth and rest of an identity number, so that a wrong digit is noticed. */
const inGroups = (number: string): string =>
  number.replace(/^(\d{6})(\d{8})(\d{3}[\dX])$/, '$1 $2 $3')

/** What a person typed, as it is in the form: known values as masks. */
const factsOf = (items: readonly FormItem[], today: string): Fact[] => {
  const asItIs = (text: string) => text
  const { gender, age, birthOn } = summaryOf(items, today)
  const type = certificateOf(items)
  const facts: [string, string][] = [
    [copy.name, shownOf(items, 'name', asItIs)],
    [
      isCredentialType(type) ? credentialTypes[type] : copy.identity,
      shownOf(items, 'identity', inGroups),
    ],
    [copy.birthday, birthOn],
    [
      copy.gender,
      [gender && genders[gender], age === undefined ? '' : fill(copy.age, { N: age })]
        .filter(Boolean)
        .join('，'),
    ],
    [copy.mobile, shownOf(items, 'mobile', asItIs)],
  ]
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

const Part = ({
  title,
  facts,
  problem,
  onEdit,
}: {
  title: string
  facts: readonly Fact[]
  problem?: string | undefined
  onEdit: () => void
}) => (
  <Box role="group" label={title} className="hm-glance">
    <Row spread="between">
      <Heading level={3}>{title}</Heading>
      <Button kind="text" label={buttons.edit + title} onClick={onEdit}>
        {buttons.edit}
      </Button>
    </Row>
    <Facts facts={facts} />
    {problem ? (
      <Text as="block" tone="danger">
        {problem}
      </Text>
    ) : null}
  </Box>
)
