import { send } from '@/api/client'
import { getAgentInfo } from '@/contract/agent'
import { productId } from '@/contract/fields'
import { getOrder, type OrderDetail as Order } from '@/contract/order'
import { wording } from '@/copy/product/wording'
import { orders as copy } from '@/copy/records/orders'
import { policyNoteText } from '@/copy/records/statuses'
import { elderMore as more } from '@/copy/shell/elder-more'
import { shell } from '@/copy/shell/shell'
import { mergeByHome } from '@/domain/apply/home'
import { policyWordOf } from '@/domain/situation/situation'
import { go, replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useTheme } from '@/stores/product-page'
import { useVisit } from '@/stores/visit'
import { openReceipt } from '@/subjects/document'
import { insureAgain, buyAgain } from '@/subjects/draft'
import { askInsured } from '@/subjects/insured'
import { revoke, RevokeCard } from '@/subjects/revoke'
import { PayBefore } from '@/subjects/unpaid'
import { ActionCard } from '@/ui/blocks/action-card/action-card'
import { AgentCard } from '@/ui/blocks/agent-card/agent-card'
import { ElderMore } from '@/ui/blocks/elder-more/elder-more'
import { InsuredCard } from '@/ui/blocks/insured-card/insured-card'
import { PendingPage } from '@/ui/blocks/pending-page/pending-page'
import { PersonRows, priceNote } from '@/ui/blocks/person-rows/person-rows'
import { RefusalNote } from '@/ui/blocks/refusal/refusal-note'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { Row, Stack } from '@/ui/layout/stack'
import { later } from '@/ui/load/later'
import { useLoad, useReturn } from '@/ui/load/use-load'
import { Steps } from '@/ui/nut/steps/steps'
import { Button } from '@/ui/primitives/button'
import { Heading, Text } from '@/ui/primitives/text'
import { useElderMode } from '@/ui/shell/elder-mode'
import { PageShell } from '@/ui/shell/page-shell'
import { CityNote } from './city-note'
import { OrderFacts, OrderPolicies, OrderRefunds, OrderSummary } from './order-facts'
import { progressOf } from './order-progress'
import {
  isOnItsWay,
  isOpen,
  isUnpaid,
  MoneyOnItsWay,
  payPath,
  stateOf,
  useCancel,
} from './order-state'
import './orders.css'

/** Few users let another person pay, so this part loads on demand. */
const LeftOutCard = later(
  async () => (await import('@/ui/blocks/left-out/left-out-card')).LeftOutCard,
  <></>,
)
const PayByOther = later(async () => (await import('./pay-by-other')).PayByOther, <></>)

/** An order: its state, its people and the actions that are still possible. */
export const OrderDetail = ({
  orderId,
  by,
}: {
  orderId: string
  /** The user is at a city's own address, where its orders stay. */
  by?: 'city' | undefined
}) => {
  const { context } = useVisit()
  const { state, again } = useLoad(orderId, () => send(getOrder, { orderId }))
  useReturn(() => void again())
  const center = pathTo('orderCenter', { by })

  if (state.status === 'ready') return <Shown order={state.value} by={by} onChange={again} />
  return (
    <PendingPage
      title={copy.detail}
      back={center}
      state={state}
      words={context}
      onRetry={again}
      missing={{
        title: copy.notFound,
        wayOn: (
          <Button kind="primary" onClick={() => replace(center)}>
            {wording(context).orderCenter}
          </Button>
        ),
      }}
    />
  )
}

const Shown = ({
  order,
  by,
  onChange,
}: {
  order: Order
  by: 'city' | undefined
  onChange: () => Promise<void>
}) => {
  const elder = useElderMode()
  const theme = useTheme(order)
  const cancel = useCancel(order.orderId, order, onChange)
  const { status } = order
  const revokeAndShow = async () => {
    const [first] = order.policies
    const ended = first && (await revoke({ policyId: first.policyId, words: order }))
    if (ended !== 'KEPT') await onChange()
  }
  const open = isOpen(order)
  const onItsWay = isOnItsWay(order)
  const payLink =
    open && !onItsWay && status !== 'DRAFT' ? (
      <PayByOther orderId={order.orderId} words={order} />
    ) : null
  return (
    <PageShell
      title={copy.detail}
      back={pathTo('orderCenter', { by })}
      theme={theme}
      phone={order.servicePhone}
      bottom={
        onItsWay ? (
          <Button kind="primary" size="l" block onClick={() => go(payPath(order, by))}>
            {copy.seeOutcome}
          </Button>
        ) : open ? (
          <Row spread="between" gap={3}>
            <Button size="l" onClick={cancel}>
              {copy.cancel}
            </Button>
            <Button
              kind="primary"
              size="l"
              className="hm-order__words"
              onClick={() => go(payPath(order, by))}
            >
              {copy.payNow}
            </Button>
          </Row>
        ) : status === 'PAID' || isUnpaid(order) ? undefined : (
          <Stack gap={1}>
            <Text as="block" size="s" tone="soft">
              {copy.againText}
            </Text>
            <Button
              kind="primary"
              size="l"
              block
              onClick={() => (status === 'EXPIRED' ? insureAgain(order) : buyAgain(order))}
            >
              {copy.again}
            </Button>
          </Stack>
        )
      }
    >
      <Stack gap={1} className="hm-order__status">
        <Heading level={2}>{stateOf(order)}</Heading>
        {onItsWay ? (
          <MoneyOnItsWay />
        ) : isUnpaid(order) ? (
          <PayBefore expireAt={order.expireAt} onEnd={() => void onChange()} explains />
        ) : null}
        {open && order.byRenewal ? <Text as="block">{copy.byRenewal}</Text> : null}
        {order.refusal ? <RefusalNote refusal={order.refusal} /> : null}
        <InsurerDecides order={order} />
      </Stack>
      {elder ? <OrderSummary order={order} /> : <OrderCourse order={order} />}
      {order.leftOut.length > 0 ? (
        <LeftOutCard people={order.leftOut} refunds={order.refunds} />
      ) : null}
      <OrderRefunds order={order} />
      <InsuredCard
        words={order}
        people={order.policies}
        onAsk={(policyId) => askInsured(policyId, order)}
      />
      <OrderPolicies order={order} />
      <ElderMore title={more.order}>
        {elder ? <OrderCourse order={order} /> : null}
        <OrderFacts order={order} />
        {elder ? null : payLink}
        <Card title={wording(order).insurant}>
          <PersonRows
            people={mergeByHome(order.price.insurants).map(
              ({ riskList, premiumDesc, credentialNo, ...person }) => ({
                ...person,
                key: String(person.first),
                number: credentialNo,
                note: priceNote({ riskList, premiumDesc }),
              }),
            )}
          />
        </Card>
        {order.paidAt === null ? null : (
          <ActionCard
            title={copy.receipt}
            text={copy.receiptText}
            action={copy.openReceipt}
            onOpen={() => openReceipt(order.orderId, order)}
          />
        )}
      </ElderMore>
      {elder ? payLink : null}
      {/* Parts that load later stand below, so that this card does not move under the finger. */}
      <RevokeCard words={order} revocation={order} onRevoke={revokeAndShow} />
      <Card>
        <LinkRows
          rows={[
            {
              key: 'desk',
              icon: 'chat',
              to: pathTo('desk', { orderId: order.orderId, ...productId(order) }),
              words: shell.toService,
            },
          ]}
        />
      </Card>
      {order.byAgent ? <OrderAgent orderId={order.orderId} /> : null}
      {/* The note speaks of policies, and an order that nobody paid has none. */}
      {order.paidAt === null ? null : <CityNote cityCode={order.cityCode} on="detail" />}
    </PageShell>
  )
}

/** What the insurer still decides about policies of the order, and what happens then. */
const InsurerDecides = ({ order }: { order: Order }) => {
  const waiting = order.policies.find(
    ({ status }) => status === 'ISSUING' || status === 'CANCELLING',
  )
  return waiting ? (
    <Text as="block" size="s" tone="soft">
      {policyNoteText(policyWordOf(waiting), order)}
    </Text>
  ) : null
}

/** The stages of an order, from ordering to cover or to an earlier end. */
const OrderCourse = ({ order }: { order: Order }) => (
  <Card title={copy.progress}>
    <Steps label={copy.progress} {...progressOf(order)} />
  </Card>
)

/** The agent of an order, loaded separately because few orders have one. */
const OrderAgent = ({ orderId }: { orderId: string }) => {
  const { state } = useLoad(orderId, () => send(getAgentInfo, { proposalId: orderId }))
  return state.status === 'ready' ? <AgentCard agent={state.value.agent} /> : null
}
