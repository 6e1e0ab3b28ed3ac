import { send } from '@/api/client'
import { getOrder, type OrderDetail } from '@/contract/order'
import { getCashierOrder, type CashierOrder } from '@/contract/pay'
import { wording } from '@/copy/product/wording'
import { outcomeWords } from '@/copy/purchase/outcomes'
import { situationOf } from '@/domain/situation/situation'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { isSignedIn } from '@/stores/session'
import { Copyable } from '@/ui/display/copyable'
import { Money } from '@/ui/display/money'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel, type StatePanelProps } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { goldPlan, transfer as copy } from './copy'

type Shown = Pick<StatePanelProps, 'picture' | 'title' | 'text'>

/** A pay order, and what came of its payment where that is known. */
interface Told {
  pay: CashierOrder
  order: OrderDetail | undefined
}

/** What a paid order came to. Policies are promised only until they are issued. */
const paidText = (order: OrderDetail | undefined): string => {
  if (!order || order.policies.length === 0) return copy.paidText
  const said = outcomeWords(situationOf({ order, policies: order.policies }), {
    terms: wording(order),
    expireOn: order.expireOn,
    own: { title: '', text: copy.issuedText },
  })
  return said.text
}

const shownOf = (told: Told | undefined): Shown => {
  switch (told?.pay.payStatus) {
    case undefined:
      return { picture: 'wait', title: copy.unknownTitle, text: copy.unknownText }
    case 'PAID_OK':
      return { picture: 'success', title: copy.paidTitle, text: paidText(told?.order) }
    case 'PAYING':
      return { picture: 'wait', title: copy.payingTitle, text: copy.payingText }
    default:
      return { picture: 'failure', title: copy.failedTitle, text: copy.failedText }
  }
}

/**
 * Our part of WeChat Pay's page after a payment. It shows the gateway's result to a signed-in user:
 * amount, product, number and a way on.
 */
export const GoldPlanResult = ({ payOrderId }: { payOrderId?: string | undefined }) => {
  const { state, again } = useLoad(payOrderId ?? '', async () => {
    if (!payOrderId || !isSignedIn()) return { ok: true as const, value: undefined }
    const answer = await send(getCashierOrder, { payOrderId })
    return { ok: true as const, value: answer.ok ? await toldOf(answer.value) : undefined }
  })
  if (state.status !== 'ready')
    return (
      <PageShell title={copy.resultTitle} header="hidden">
        <Card>
          <Skeleton lines={4} />
        </Card>
      </PageShell>
    )
  const shown = shownOf(state.value)
  const order = state.value?.pay
  return (
    <PageShell title={copy.resultTitle} header="hidden">
      <StatePanel {...shown} withHelp>
        <Button kind="primary" size="l" onClick={() => go(orderOf(order))}>
          {copy.toOrders}
        </Button>
        {shown.picture === 'wait' ? (
          <Button kind="text" onClick={again}>
            {copy.again}
          </Button>
        ) : null}
      </StatePanel>
      {order ? <OrderFacts order={order} /> : null}
    </PageShell>
  )
}

const toldOf = async (pay: CashierOrder): Promise<Told> => {
  const order =
    pay.payStatus === 'PAID_OK' ? await send(getOrder, { orderId: pay.proposalId }) : undefined
  return { pay, order: order?.ok ? order.value : undefined }
}

const orderOf = (order: CashierOrder | undefined): string =>
  order === undefined
    ? pathTo('orderCenter')
    : pathTo('orderDetail', {
        orderId: order.proposalId,
        cityCode: order.cityCode,
        productCode: order.productCode,
      })

const OrderFacts = ({ order }: { order: CashierOrder }) => (
  <Card title={order.productName}>
    <Facts
      label={order.productName}
      facts={[
        {
          name: order.payStatus === 'PAID_OK' ? goldPlan.paid : goldPlan.amount,
          value: <Money fen={order.amountFen} bold />,
        },
        {
          name: goldPlan.number,
          value: <Copyable text={order.proposalId} name={goldPlan.number} />,
        },
      ]}
    />
  </Card>
)
