import type { Withdrawal } from '@/contract/share'
import { fill } from '@/copy/fill'
import { withdrawalStatuses } from '@/copy/product/withdrawal-statuses'
import { minuteText } from '@/domain/time/instant'
import { acceptTransfer, canAcceptTransfer } from '@/platform/pay'
import { Money } from '@/ui/display/money'
import { Row } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import { shareGift as copy } from './copy/share-gift'

export interface WithdrawalRowProps {
  withdrawal: Withdrawal
  /** WeChat's page was shown, so the result is polled. */
  onTaken: () => void
}

/** A withdrawal, with a button to accept the money while WeChat holds it. */
export const WithdrawalRow = ({ withdrawal, onTaken }: WithdrawalRowProps) => {
  const { amountFen, status, at, confirm } = withdrawal
  const open = async () => {
    if (!confirm) return
    const shown = await acceptTransfer(confirm)
    if (shown.ok) onTaken()
    else if (shown.code !== 'CANCELLED') toast(copy.notShown)
  }
  return (
    <ListItem className="hm-stack hm-gap-2">
      <Row spread="between" gap={3}>
        <Text>{withdrawalStatuses[status]}</Text>
        <Money fen={amountFen} />
      </Row>
      <Text as="block" size="s" tone="soft" numeric>
        {minuteText(at)}
      </Text>
      {confirm && canAcceptTransfer() ? (
        <>
          <Text as="block" size="s" tone="warning" numeric>
            {fill(copy.takeUntil, { TIME: minuteText(confirm.until) })}
          </Text>
          <Button kind="primary" block onClick={open}>
            {copy.take}
          </Button>
        </>
      ) : null}
    </ListItem>
  )
}
