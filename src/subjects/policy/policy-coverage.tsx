import type { PolicyDetail } from '@/contract/policy'
import { product } from '@/copy/product/product'
import { policies as copy } from '@/copy/records/policies'
import { Card } from '@/ui/layout/card'
import { Box } from '@/ui/primitives/box'
import { Text } from '@/ui/primitives/text'

/** The benefits: a table for screen readers, shown as a list that fits 320 px. */
export const PolicyCoverage = ({ policy }: { policy: PolicyDetail }) => (
  <Card title={copy.coverage}>
    <Box role="table" label={copy.coverage} className="hm-policy__coverage">
      <Box role="row" className="hm-policy__coverhead">
        <Box role="columnheader">{product.cover}</Box>
        <Box role="columnheader">{product.amount}</Box>
      </Box>
      {policy.coverage.map(({ name, amount, detail }) => (
        <Box key={name} role="row" className="hm-policy__cover">
          <Box role="rowheader" className="hm-policy__covername">
            <Text as="block" bold>
              {name}
            </Text>
            {detail ? (
              <Text as="block" size="s" tone="soft">
                {detail}
              </Text>
            ) : null}
          </Box>
          <Box role="cell">
            <Text numeric bold tone="accent">
              {amount}
            </Text>
          </Box>
        </Box>
      ))}
    </Box>
  </Card>
)
