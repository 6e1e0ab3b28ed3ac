import { fill } from '@/copy/fill'
import { buttons } from '@/copy/shell/buttons'
import { fenToYuan } from '@/domain/money/money'
import type { DialogControls } from '@/ui/dialog/define'
import { Money } from '@/ui/display/money'
import { Answers } from '@/ui/layout/actions'
import { Panel } from '@/ui/layout/panel'
import { Text } from '@/ui/primitives/text'
import { dialogs as copy } from '../../copy'
import type { CashWithdrawProps } from '.'

export const CashWithdrawBody = ({
  balanceFen,
  minFen,
  confirm,
  cancel,
}: CashWithdrawProps & DialogControls<number>) => {
  const enough = balanceFen > 0 && balanceFen >= minFen
  return (
    <Panel
      title={copy.withdraw}
      icon="wallet"
      actions={
        <Answers
          no={buttons.cancel}
          onNo={cancel}
          yes={copy.withdrawNow}
          onYes={() => confirm(balanceFen)}
          disabled={!enough}
        />
      }
    >
      <Money fen={balanceFen} size="xxl" bold />
      <Text as="block" size="s" tone={enough ? 'soft' : 'warning'}>
        {enough
          ? copy.withdrawText
          : fill(copy.withdrawMin, { YUAN: fenToYuan({ fen: minFen, trimZeros: true }) })}
      </Text>
    </Panel>
  )
}
