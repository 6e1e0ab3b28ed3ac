import { useState } from 'react'
import type { FamilyMember } from '@/contract/family'
import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import {
  familyFilters,
  filteredPolicies,
  premiumOfYear,
  type FamilyFilter,
} from '@/domain/situation/family-view'
import { dayOf } from '@/domain/time/day'
import { now } from '@/platform/clock'
import { pathTo } from '@/routes/path-to'
import { productKey } from '@/stores/catalogue'
import { useTermsOfVisit } from '@/stores/product-page'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { RadioGroup } from '@/ui/primitives/radio-group'
import { Select } from '@/ui/primitives/select'
import { Text } from '@/ui/primitives/text'
import { useElderMode } from '@/ui/shell/elder-mode'
import { familyCover as copy, family } from './copy'
import { FamilyGlance } from './family-cover/family-glance'
import { PersonCoverCard, type FamilyContext } from './family-cover/person-cover-card'
import { PremiumPlot, type PremiumShare } from './family-cover/premium-plot'
import { familyProducts, ProductCoverCard } from './family-cover/product-cover-card'

type Grouping = 'person' | 'product'

/** Number of cards shown at first. An agent may have insured hundreds of people. */
const CARDS_AT_ONCE = 20

const toPolicy: FamilyContext['toPolicy'] = ({ policyId, cityCode, productCode }) =>
  pathTo('policyDetail', { policyId, cityCode, productCode })

const toProduct: FamilyContext['toProduct'] = ({ cityCode, productCode }) =>
  pathTo('insure', { cityCode, productCode })

type People = readonly FamilyMember[]

interface View {
  /** The cards in the order of the gateway, each with its policies that are shown. */
  cards: (people: People, filter: FamilyFilter, of: FamilyContext) => JSX.Element[]
  /** The premiums of a year, whatever is shown. */
  shares: (people: People, year: string) => PremiumShare[]
}

const views: Record<Grouping, View> = {
  person: {
    cards: (people, filter, of) =>
      people.flatMap((member, at) =>
        filteredPolicies(member.policies, filter, of.today).length === 0
          ? []
          : [<PersonCoverCard key={at} member={member} filter={filter} of={of} />],
      ),
    shares: (people, year) =>
      people.map((member, at) => ({
        key: String(at),
        name: insuredNameText(member),
        fen: premiumOfYear(member.policies, year),
      })),
  },
  product: {
    cards: (people, filter, of) =>
      familyProducts(people).flatMap((product) => {
        const policies = filteredPolicies(product.policies, filter, of.today)
        if (policies.length === 0) return []
        const { cityCode, productCode } = product
        const toOrders = pathTo('orderCenter', { cityCode, productCode, of: 'product' })
        const shown = { ...product, policies }
        return [
          <ProductCoverCard
            key={productKey(product)}
            product={shown}
            of={of}
            toOrders={toOrders}
          />,
        ]
      }),
    shares: (people, year) =>
      familyProducts(people).map((product) => ({
        key: productKey(product),
        name: product.productName,
        fen: premiumOfYear(product.policies, year),
      })),
  },
}

/**
 * A family's cover by person or by product, all of it or a part. 长辈版 shows all of it by person,
 * without the plot of premiums.
 */
export const FamilyView = ({
  people,
  isWhole,
  renewals,
}: {
  people: People
  isWhole: boolean
  renewals: FamilyContext['renewals']
}) => {
  const elder = useElderMode()
  const [chosenGrouping, setGrouping] = useState<Grouping>('person')
  const [chosenFilter, setFilter] = useState<FamilyFilter>('ALL')
  const grouping = elder ? 'person' : chosenGrouping
  const filter = elder ? 'ALL' : chosenFilter
  const [all, setAll] = useState(false)
  const of: FamilyContext = { today: dayOf(now()), renewals, toPolicy, toProduct }
  const year = of.today.slice(0, 4)
  const { cards, shares } = views[grouping]
  const found = cards(people, filter, of)
  const shown = all ? found : found.slice(0, CARDS_AT_ONCE)
  const policies = people.reduce((sum, member) => sum + member.policies.length, 0)
  return (
    <>
      <FamilyGlance people={people} of={of} />
      {elder ? null : (
        <ViewChoice
          grouping={grouping}
          onGroup={setGrouping}
          filter={filter}
          onFilter={setFilter}
        />
      )}
      {found.length === 0 ? (
        <Card>
          <Text as="block" tone="soft">
            {copy.nobody}
          </Text>
        </Card>
      ) : null}
      {shown}
      {shown.length < found.length ? (
        <Card>
          <Button block onClick={() => setAll(true)}>
            {fill(copy.morePeople, { N: String(found.length - shown.length) })}
          </Button>
        </Card>
      ) : null}
      {elder ? null : (
        <PremiumPlot
          year={year}
          of={grouping === 'person' ? 'who' : 'product'}
          shares={shares(people, year)}
        />
      )}
      {isWhole ? null : (
        <Card>
          <Text as="block" size="s" tone="soft">
            {fill(copy.part, { N: String(policies) })}
          </Text>
        </Card>
      )}
      <FamilyDoors />
    </>
  )
}

const ViewChoice = ({
  grouping,
  onGroup,
  filter,
  onFilter,
}: {
  grouping: Grouping
  onGroup: (grouping: Grouping) => void
  filter: FamilyFilter
  onFilter: (filter: FamilyFilter) => void
}) => (
  <Box className="hm-family__view">
    <RadioGroup
      className="hm-family__choice"
      label={copy.view}
      value={grouping}
      onChange={(value) => onGroup(value === 'product' ? 'product' : 'person')}
      choices={[
        { value: 'person', text: copy.byPerson },
        { value: 'product', text: copy.byProduct },
      ]}
    />
    <Box className="hm-family__choice">
      <Select
        label={copy.filter}
        placeholder={copy.filter}
        value={filter}
        onChange={(value) => onFilter(familyFilters.find((one) => one === value) ?? 'ALL')}
        choices={familyFilters.map((value) => ({ value, text: copy[value] }))}
      />
    </Box>
  </Box>
)

const FamilyDoors = () => {
  const { orderCenter } = useTermsOfVisit()
  return (
    <Card>
      <LinkRows
        rows={[
          { key: 'policies', to: pathTo('policyList'), icon: 'shield', words: family.allPolicies },
          { key: 'orders', to: pathTo('orderCenter'), icon: 'document', words: orderCenter },
          { key: 'people', to: pathTo('settings'), icon: 'family', words: family.people },
        ]}
      />
    </Card>
  )
}
