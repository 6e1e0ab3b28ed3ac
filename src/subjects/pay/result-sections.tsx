import { createElement, type ComponentType } from 'react'
import type { ProductPage, ResultSection } from '@/contract/product-page'
import type { PurchaseResult } from '@/contract/proposal'
import { fill } from '@/copy/fill'
import { policies as policyCopy } from '@/copy/records/policies'
import { policyStatusText } from '@/copy/records/statuses'
import { policyWordOf } from '@/domain/situation/situation'
import { PersonRows } from '@/ui/blocks/person-rows/person-rows'
import { Money } from '@/ui/display/money'
import { Period } from '@/ui/display/period'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { result as copy } from './copy'

export interface Ending {
  info: PurchaseResult
  page: ProductPage
  /** The coverage period begins on a future day that is known. */
  isToCome: boolean
  /** While the insurer has not answered, the only next step is its answer. */
  isChecking: boolean
}

const Bought = ({ info }: Ending) => (
  <Card title={info.productName}>
    <Facts
      facts={[
        { name: policyCopy.period, value: <Period of={info} /> },
        { name: policyCopy.premium, value: <Money fen={info.totalFen} /> },
      ]}
    />
  </Card>
)

const Policies = ({ info }: Ending) => (
  <Card title={policyCopy.title}>
    <PersonRows
      people={info.policies.map(({ policyId, policyNo, insurantName, home, ...policy }) => ({
        ...policy,
        key: policyId,
        name: insurantName,
        number:
          policyNo === ''
            ? policyStatusText(policyWordOf({ status: policy.status ?? 'WAITING' }))
            : `${copy.policyNumber} ${policyNo}`,
        note: home,
      }))}
    />
  </Card>
)

const stepsOf = ({ info, page, isToCome }: Ending): readonly string[] => [
  ...(isToCome ? [fill(copy.startsOn, { BEGIN: info.effectiveOn })] : []),
  ...page.result.nextSteps,
]

const NextSteps = (ending: Ending) =>
  ending.isChecking ? null : (
    <Card title={copy.nextSteps}>
      <List ordered>
        {stepsOf(ending).map((step, index) => (
          <ListItem key={step} className="hm-tips__item">
            <Text>
              {index + 1}. {step}
            </Text>
          </ListItem>
        ))}
      </List>
    </Card>
  )

/** A new kind of section needs only an entry here and in the contract. */
const sections: Record<ResultSection, ComponentType<Ending>> = {
  facts: Bought,
  policies: Policies,
  nextSteps: NextSteps,
}

/** The sections after a purchase, in the product's order. */
export const ResultSections = (ending: Ending) => (
  <>
    {ending.page.result.sections.map((kind) =>
      createElement(sections[kind], { key: kind, ...ending }),
    )}
  </>
)
