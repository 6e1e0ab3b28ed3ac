import { useState } from 'react'
import type { HeldPolicy } from '@/contract/family'
import { fill } from '@/copy/fill'
import { continuationText } from '@/copy/records/continuations'
import { daysUntilEnd, isCurrent } from '@/domain/situation/family-view'
import { policyWordOf } from '@/domain/situation/situation'
import type { Day } from '@/domain/time/day'
import { StatusTag } from '@/ui/display/status-tag'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { familyCover as copy } from '../copy'
import './family-cover.css'
import { policyTag } from './policy-tag'

/** Number of policies shown at first. A button shows the others. */
const AT_ONCE = 5

/** A policy in a card, under the name that tells it from the others there. */
export type ListedPolicy = HeldPolicy & { title: string }

/** What the rows need besides the policies. */
export interface PolicyContext {
  today: Day
  /** Whether auto-renewal is on, by policy. A policy without auto-renewal is missing. */
  renewals: Readonly<Record<string, boolean>>
  toPolicy: (policy: HeldPolicy) => string
}

/** The policies of a card with their greatest amounts. Each links to its page. */
export const HeldPolicies = ({
  policies,
  hasCovers = true,
  of,
}: {
  policies: readonly ListedPolicy[]
  /** Whether each policy names its benefits, which are the same for all people of a product. */
  hasCovers?: boolean
  of: PolicyContext
}) => {
  const [all, setAll] = useState(false)
  const shown = all ? policies : policies.slice(0, AT_ONCE)
  return (
    <>
      <List className="hm-held">
        {shown.map((policy) => (
          <ListItem key={policy.policyId} className="hm-held__item">
            <Link className="hm-held__link" to={of.toPolicy(policy)}>
              <Row spread="between" gap={3}>
                <Text bold>{policy.title}</Text>
                <StatusTag {...policyTag(policy)} />
              </Row>
              {policy.home ? (
                <Text as="block" size="s">
                  {policy.home}
                </Text>
              ) : null}
              <CoverPeriod of={policy} />
              <End policy={policy} of={of} />
              {hasCovers && isCurrent(policy) ? <Covers of={policy} /> : null}
            </Link>
          </ListItem>
        ))}
      </List>
      {shown.length < policies.length ? (
        <Button kind="text" size="s" onClick={() => setAll(true)}>
          {fill(copy.more, { N: String(policies.length - shown.length) })}
        </Button>
      ) : null}
    </>
  )
}

/** The period of cover, and on what it still depends. A person who was not insured has none. */
const CoverPeriod = ({ of: policy }: { of: HeldPolicy }) => {
  const word: string = policyWordOf(policy)
  if (word === 'NOT_ISSUED') return null
  const text = { PENDING: copy.untilChecked, ISSUING: copy.untilIssued }[word] ?? copy.until
  return (
    <Text as="block" size="s" tone="soft" numeric>
      {fill(text, { BEGIN: policy.effectiveOn, END: policy.expireOn })}
    </Text>
  )
}

/** Whether the policy ends soon, and whether it renews itself then. */
const End = ({ policy, of: { today, renewals } }: { policy: HeldPolicy; of: PolicyContext }) => {
  if (!isCurrent(policy)) return null
  const days = daysUntilEnd(policy, today)
  const isOn = renewals[policy.policyId]
  const goesOn = continuationText(policy)
  return (
    <>
      {days === undefined ? null : (
        <Text as="block" size="s" tone="warning" numeric>
          {days === 0 ? copy.lastDay : fill(copy.daysLeft, { N: String(days) })}
        </Text>
      )}
      {goesOn ? (
        <Text as="block" size="s" tone="success" numeric>
          {goesOn}
        </Text>
      ) : isOn ? (
        <Text as="block" size="s" tone="success">
          {copy.renewOn}
        </Text>
      ) : days === undefined ? null : (
        <Text as="block" size="s" tone="soft">
          {copy.renewOff}
        </Text>
      )}
    </>
  )
}

const Covers = ({ of: { covers } }: { of: HeldPolicy }) => (
  <Box className="hm-held__covers">
    {covers.map(({ name, amount }) => (
      <Text key={name} size="s" className="hm-held__cover">
        {name} <Text numeric>{amount}</Text>
      </Text>
    ))}
  </Box>
)
