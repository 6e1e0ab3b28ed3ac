import { fill } from '@/copy/fill'
import { minuteText } from '@/domain/time/instant'
import type { DialogControls } from '@/ui/dialog/define'
import { usePayLater } from '@/ui/display/use-countdown'
import { Facts, type Fact } from '@/ui/layout/facts'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Heading, Text } from '@/ui/primitives/text'
import { payLater as copy, payBefore } from '../../copy'
import type { PayLaterProps } from '.'
import './pay-later.css'

export const PayLaterBody = ({
  popup,
  insurant,
  confirm,
  cancel,
}: PayLaterProps & DialogControls<undefined>) => {
  const { countdown, until, todayOnly, payEnabled } = usePayLater(popup)
  const { viewType } = popup
  return (
    <Box className="hm-later">
      <Heading level={2}>{copy.title}</Heading>
      {payEnabled ? null : <Text tone="warning">{copy.ended}</Text>}
      {countdown ? (
        <Text as="block" tone="warning" numeric>
          {todayOnly ? copy.remainingToday : copy.remaining} <Text bold>{countdown}</Text>
        </Text>
      ) : until ? (
        <Text as="block" tone="warning" numeric>
          {fill(payBefore.text, { TIME: minuteText(until) })}
        </Text>
      ) : null}
      {viewType === 'C' ? (
        <Box>
          <Text as="block" bold size="l" tone="accent">
            {fill(copy.perPersonPerDay, { YUAN: popup.pricePerPerson })}
          </Text>
          <Text as="block">{copy.fullYear}</Text>
        </Box>
      ) : null}
      <Facts facts={factsOf(popup, insurant)} />
      {viewType === 'A' ? null : <Intro popup={popup} />}
      {viewType === 'C' ? null : (
        <Text as="block" size="s" tone="soft" numeric>
          {popup.footerDesc}
        </Text>
      )}
      <Button
        kind="primary"
        size="l"
        block
        disabled={!payEnabled}
        onClick={() => confirm(undefined)}
      >
        {copy.payNow}
      </Button>
      <Button kind="text" block onClick={cancel}>
        {copy.notNow}
      </Button>
    </Box>
  )
}

function factsOf(popup: PayLaterProps['popup'], insurant: string): Fact[] {
  const person = { name: insurant, value: popup.insurantName }
  if (popup.viewType === 'C') return [person]
  return [
    { name: copy.product, value: popup.productName },
    person,
    { name: copy.premium, value: popup.totalPriceText },
  ]
}

const Intro = ({ popup }: Pick<PayLaterProps, 'popup'>) => (
  <Box className="hm-later__intro">
    <Text as="block" bold>
      {popup.introTitle}
    </Text>
    <Facts
      label={popup.introTitle}
      facts={popup.introList.map(({ label, text }) => ({ name: label, value: text }))}
    />
  </Box>
)
