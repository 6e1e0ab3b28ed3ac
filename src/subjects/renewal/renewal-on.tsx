import type { RenewalSwitch } from '@/contract/renewal'
import type { FailureWords } from '@/copy/errors/failures'
import { insuredNameText } from '@/copy/product/insured-name'
import { renewal } from '@/copy/records/renewal'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Row, Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { List, ListItem } from '@/ui/primitives/list'
import { Switch } from '@/ui/primitives/switch'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { renewalContract as copy } from './copy'
import { endRenewal } from './flow/renewal'
import { CurrentCover, dateFacts, NextCover } from './renewal-facts'

/** The agreed terms: dates, greatest amount and people. One tap ends it. */
export const RenewalOn = ({
  known,
  next,
  words,
  back,
  onChange,
}: {
  known: RenewalSwitch
  next: NonNullable<RenewalSwitch['next']>
  words: FailureWords
  back: string
  onChange: () => Promise<void>
}) => {
  const end = async (request: { policyId: string; wholeFamily?: boolean }) => {
    if (await endRenewal(request, words)) await onChange()
  }
  const { policyId, status } = known
  const renewed = known.family.filter(({ isOn }) => isOn)
  return (
    <PageShell title={renewal.title} back={back}>
      <Stack gap={1} className="hm-renewal__inset">
        <Text as="block" bold>
          {status === 'NOTIFIED' || status === 'SCHEDULED' ? copy[status] : copy.ACTIVE}
        </Text>
        <Text as="block" size="s" tone="soft">
          {copy.what}
        </Text>
      </Stack>
      <CurrentCover known={known} />
      <NextCover known={known} />
      <Card>
        <Facts
          facts={[
            { name: copy.amount, value: <Money fen={next.amountFen} size="l" /> },
            ...dateFacts(known),
          ]}
        />
      </Card>
      <Card title={copy.who}>
        <List label={copy.who}>
          {renewed.map((person) => (
            <ListItem key={person.policyId} className="hm-renewal__person">
              <Text numeric>{insuredNameText(person)}</Text>
              <Row gap={3}>
                <Money fen={person.premiumFen} />
                <Switch
                  checked
                  label={`${renewal.title} ${insuredNameText(person)}`}
                  onChange={() => void end({ policyId: person.policyId })}
                />
              </Row>
            </ListItem>
          ))}
        </List>
        {status === 'ACTIVE' && renewed.length < known.family.length ? (
          <Text as="block" size="s" tone="soft">
            {copy.others}
          </Text>
        ) : null}
      </Card>
      <Box className="hm-renewal__inset">
        <Button size="l" block onClick={() => end({ policyId, wholeFamily: true })}>
          {renewed.length > 1 ? copy.turnOffAll : copy.turnOff}
        </Button>
      </Box>
    </PageShell>
  )
}
