import { useState } from 'react'
import { FamilyGlance } from '@/blocks/family-cover/family-glance'
import { familyProducts } from '@/blocks/family-cover/family-products'
import { PersonCoverCard, type FamilyContext } from '@/blocks/family-cover/person-cover-card'
import { PremiumPlot, type PremiumShare } from '@/blocks/family-cover/premium-plot'
import { ProductCoverCard } from '@/blocks/family-cover/product-cover-card'
import type { FamilyMember } from '@/contract/family-cover'
import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import { service } from '@/copy/product/service'
import { familyCover as copy } from '@/copy/records/family-cover'
import {
  familyFilters,
  filteredPolicies,
  premiumOfYear,
  type FamilyFilter,
} from '@/domain/situation/family-view'
import { dayOf } from '@/domain/time/day-parts'
import { now } from '@/platform/clock'
import { pathTo } from '@/routes/path-to'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { RadioGroup } from '@/ui/primitives/radio-group'
import { Select } from '@/ui/primitives/select'
import { Text } from '@/ui/primitives/text'

type Grouping = 'person' | 'product'

/** Number of cards shown at first. An agent may have insured hundreds of people. */
const CARDS_AT_ONCE = 20

interface Group {
  key: string
  card: JSX.Element
  share: PremiumShare
}

const toPolicy: FamilyContext['toPolicy'] = ({ policyId, cityCode, productCode }) =>
  pathTo('policyDetail', { policyId, cityCode, productCode })

const toProduct: FamilyContext['toProduct'] = ({ cityCode, productCode }) =>
  pathTo('insure', { cityCode, productCode })

/** The people of a family in the order of the gateway, each with its policies that are shown. */
const byPerson = (people: readonly FamilyMember[], filter: FamilyFilter, of: FamilyContext) =>
  people.flatMap((member, at): Group[] => {
    if (filteredPolicies(member.policies, filter, of.today).length === 0) return []
    const fen = premiumOfYear(member.policies, of.today.slice(0, 4))
    const key = String(at)
    return [
      {
        key,
        card: <PersonCoverCard key={key} member={member} filter={filter} of={of} />,
        share: { key, name: insuredNameText(member), fen },
      },
    ]
  })

const byProduct = (people: readonly FamilyMember[], filter: FamilyFilter, of: FamilyContext) =>
  familyProducts(people).flatMap((product): Group[] => {
    const policies = filteredPolicies(product.policies, filter, of.today)
    if (policies.length === 0) return []
    const { cityCode, productCode, productName: name } = product
    const key = `${cityCode} ${productCode}`
    const toOrders = pathTo('orderCenter', { cityCode, productCode, of: 'product' })
    const shown = { ...product, policies }
    return [
      {
        key,
        card: <ProductCoverCard key={key} product={shown} of={of} toOrders={toOrders} />,
        share: { key, name, fen: premiumOfYear(product.policies, of.today.slice(0, 4)) },
      },
    ]
  })

/** A family's cover by person or by product, all of it or a part. */
export const FamilyView = ({
  people,
  isWhole,
  renewals,
}: {
  people: readonly FamilyMember[]
  isWhole: boolean
  renewals: FamilyContext['renewals']
}) => {
  const [grouping, setGrouping] = useState<Grouping>('person')
  const [filter, setFilter] = useState<FamilyFilter>('ALL')
  const [all, setAll] = useState(false)
  const of: FamilyContext = { today: dayOf(now()), renewals, toPolicy, toProduct }
  const group = grouping === 'person' ? byPerson : byProduct
  const groups = group(people, filter, of)
  const shown = all ? groups : groups.slice(0, CARDS_AT_ONCE)
  const policies = people.reduce((sum, member) => sum + member.policies.length, 0)
  return (
    <>
      <FamilyGlance people={people} of={of} />
      <View grouping={grouping} onGroup={setGrouping} filter={filter} onFilter={setFilter} />
      {groups.length === 0 ? (
        <Card>
          <Text as="block" tone="soft">
            {copy.nobody}
          </Text>
        </Card>
      ) : null}
      {shown.map(({ card }) => card)}
      {shown.length < groups.length ? (
        <Card>
          <Button block onClick={() => setAll(true)}>
            {fill(copy.morePeople, { N: String(groups.length - shown.length) })}
          </Button>
        </Card>
      ) : null}
      <PremiumPlot
        year={of.today.slice(0, 4)}
        of={grouping === 'person' ? 'who' : 'product'}
        shares={group(people, 'ALL', of).map(({ share }) => share)}
      />
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

const View = ({
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

const FamilyDoors = () => (
  <Card>
    <LinkRows
      rows={[
        { key: 'policies', to: pathTo('policyList'), icon: 'shield', words: service.allPolicies },
        { key: 'orders', to: pathTo('orderCenter'), icon: 'document', words: service.allOrders },
        { key: 'people', to: pathTo('settings'), icon: 'family', words: service.people },
      ]}
    />
  </Card>
)
