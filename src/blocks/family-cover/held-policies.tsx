import { useState } from 'react'
import type { HeldPolicy } from '@/contract/family-cover'
import { fill } from '@/copy/fill'
import { familyCover as copy } from '@/copy/records/family-cover'
import { StatusTag } from '@/ui/display/status-tag'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import './family-cover.css'
import { isCurrent } from './is-current'
import { policyTag } from './policy-tag'

/** Number of policies shown at first. A button shows the others. */
const AT_ONCE = 5

/** The policies of one person with their greatest amounts. Each links to its page. */
export const HeldPolicies = ({
  policies,
  toPolicy,
}: {
  policies: readonly HeldPolicy[]
  toPolicy: (policy: HeldPolicy) => string
}) => {
  const [all, setAll] = useState(false)
  const shown = all ? policies : policies.slice(0, AT_ONCE)
  return (
    <>
      <List className="hm-held">
        {shown.map((policy) => (
          <ListItem key={policy.policyId} className="hm-held__item">
            <Link className="hm-held__link" to={toPolicy(policy)}>
              <Row spread="between" gap={3}>
                <Text bold>{policy.productName}</Text>
                <StatusTag {...policyTag(policy)} />
              </Row>
              {policy.home ? (
                <Text as="block" size="s">
                  {policy.home}
                </Text>
              ) : null}
              <Text as="block" size="s" tone="soft" numeric>
                {fill(policy.status === 'PENDING' ? copy.untilChecked : copy.until, {
                  BEGIN: policy.effectiveOn,
                  END: policy.expireOn,
                })}
              </Text>
              {isCurrent(policy) ? <Covers of={policy} /> : null}
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

const Covers = ({ of: { covers } }: { of: HeldPolicy }) => (
  <Box className="hm-held__covers">
    {covers.map(({ name, amount }) => (
      <Text key={name} size="s" className="hm-held__cover">
        {name} <Text numeric>{amount}</Text>
      </Text>
    ))}
  </Box>
)
