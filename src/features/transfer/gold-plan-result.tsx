import { send } from '@/api/client'
import { getPayStatus, type PayState } from '@/contract/pay'
import { transfer as copy } from '@/copy/purchase/transfer'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { isSignedIn } from '@/stores/session'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel, type StatePanelProps } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'

type Shown = Pick<StatePanelProps, 'picture' | 'title' | 'text'>

const unknown = (): Shown => ({
  picture: 'wait',
  title: copy.unknownTitle,
  text: copy.unknownText,
})

const shownOf = ({ payStatus }: PayState): Shown => {
  if (payStatus === 'PAID_OK')
    return { picture: 'success', title: copy.paidTitle, text: copy.paidText }
  if (payStatus === 'PAYING')
    return { picture: 'wait', title: copy.payingTitle, text: copy.payingText }
  return { picture: 'failure', title: copy.failedTitle, text: copy.failedText }
}

/**
 * What WeChat Pay shows of us after a payment (its page for merchants): how it went as the gateway
 * knows it, for who is signed in, and the way to the order.
 */
export const GoldPlanResult = ({ payOrderId }: { payOrderId?: string | undefined }) => {
  const { state, again } = useLoad(payOrderId ?? '', async () => {
    if (!payOrderId || !isSignedIn()) return { ok: true as const, value: unknown() }
    const answer = await send(getPayStatus, { payOrderId })
    return { ok: true as const, value: answer.ok ? shownOf(answer.value) : unknown() }
  })
  return (
    <PageShell title={copy.resultTitle} header="hidden">
      {state.status === 'ready' ? (
        <StatePanel {...state.value}>
          <Button kind="primary" size="l" onClick={() => go(pathTo('orderCenter'))}>
            {copy.toOrders}
          </Button>
          {state.value.picture === 'wait' ? (
            <Button kind="text" onClick={again}>
              {copy.again}
            </Button>
          ) : null}
        </StatePanel>
      ) : (
        <Card>
          <Skeleton lines={4} />
        </Card>
      )}
    </PageShell>
  )
}
