import { fill } from '@/copy/fill'
import { buttons } from '@/copy/shell/buttons'
import { WITHDRAWAL_POPUP_SECONDS } from '@/domain/time/timings'
import type { DialogControls } from '@/ui/dialog/define'
import { Money } from '@/ui/display/money'
import { useSecondsLeft } from '@/ui/display/use-countdown'
import { Panel } from '@/ui/layout/panel'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { useElderMode } from '@/ui/shell/elder-mode'
import { dialogs as copy } from '../../copy'
import type { WithdrawalSuccessProps } from '.'

export const WithdrawalSuccessBody = ({
  amountFen,
  confirm,
}: WithdrawalSuccessProps & DialogControls<undefined>) => {
  // In 长辈版 the message stays until it is read.
  const elder = useElderMode()
  const left = useSecondsLeft(elder ? undefined : WITHDRAWAL_POPUP_SECONDS, () =>
    confirm(undefined),
  )
  return (
    <Panel
      title={copy.withdrawn}
      icon="success"
      actions={
        <Button kind="primary" size="l" onClick={() => confirm(undefined)}>
          {buttons.iKnow}
        </Button>
      }
    >
      <Money fen={amountFen} size="xxl" bold />
      <Text as="block" size="s" tone="soft">
        {copy.withdrawnText}
      </Text>
      {left.running ? (
        <Text as="block" size="s" tone="soft" numeric>
          {fill(copy.closesIn, { N: left.running.seconds })}
        </Text>
      ) : null}
    </Panel>
  )
}
