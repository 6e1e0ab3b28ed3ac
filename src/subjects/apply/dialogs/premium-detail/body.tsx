import type { Price } from '@/contract/price'
import { fill } from '@/copy/fill'
import { relations } from '@/copy/product/people'
import { premium } from '@/copy/purchase/apply'
import { mergeByHome } from '@/domain/apply/home'
import type { DialogControls } from '@/ui/dialog/define'
import { Money } from '@/ui/display/money'
import { Sheet } from '@/ui/layout/sheet'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import type { PremiumDetailProps } from '.'
import './premium-detail.css'

export const PremiumDetailBody = ({
  price,
  title = premium.title,
  subtitle = premium.actual,
  ok = premium.confirm,
  confirm,
}: PremiumDetailProps & DialogControls<undefined>) => (
  <Sheet
    title={title}
    beside={<Text tone="soft">{fill(premium.people, { N: peopleIn(price) })}</Text>}
    actions={
      <Row spread="between" wrap>
        <Box className="hm-premium__total">
          <Money fen={price.totalFen} size="l" />
          <Text as="block" size="s" tone="soft">
            {subtitle}
          </Text>
        </Box>
        <Button kind="primary" size="l" onClick={() => confirm(undefined)}>
          {ok}
        </Button>
      </Row>
    }
  >
    {price.rule ? (
      <Box className="hm-premium__rule">
        <Text size="s" bold tone="accent" className="hm-premium__ruletag">
          {price.rule.tag}
        </Text>
        <Text size="s">{price.rule.text}</Text>
      </Box>
    ) : null}
    <List ordered>
      {mergeByHome(price.insurants).map((line, index) => (
        <ListItem key={index} className="hm-premium__person">
          <Person line={line} order={index + 1} />
        </ListItem>
      ))}
    </List>
  </Sheet>
)

/** Counts the people. A person with several homes counts once. */
const peopleIn = ({ insurants }: Price): number =>
  new Set(
    insurants.map(({ name, credentialNo, extraValue }, index) =>
      extraValue ? `${name} ${credentialNo}` : index,
    ),
  ).size

const Person = ({ line, order }: { line: Price['insurants'][number]; order: number }) => (
  <>
    <Box className="hm-premium__row">
      <Box className="hm-premium__name">
        <Text numeric tone="faint" className="hm-premium__order">
          {order}
        </Text>
        <Text bold>{line.name}</Text>
        <Text size="s" className="hm-premium__tag">
          {relations[line.relationType]}
        </Text>
        {line.tag ? (
          <Text size="s" className="hm-premium__tag">
            {line.tag}
          </Text>
        ) : null}
      </Box>
      {line.riskList.length > 0 ? null : line.text ? (
        <Text numeric>{line.text}</Text>
      ) : (
        <Money fen={line.premiumFen} />
      )}
    </Box>
    <Text as="block" size="s" tone="soft" numeric>
      {line.credentialNo}
    </Text>
    {line.riskList.length === 0 ? (
      <Text as="block" size="s" tone="soft">
        {line.premiumDesc}
      </Text>
    ) : null}
    {line.riskList.map((risk) => (
      <Box key={risk.riskName} className="hm-premium__row">
        <Text size="s">
          {risk.riskName} {risk.premiumDesc}
        </Text>
        <Text size="s" numeric className="hm-premium__amount">
          {risk.text}
        </Text>
      </Box>
    ))}
  </>
)
