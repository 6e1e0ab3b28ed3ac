import { useEffect, useRef, useState } from 'react'
import { send } from '@/api/client'
import { getCashierOrder, type CashierOrder } from '@/contract/pay'
import { fill } from '@/copy/fill'
import { insurants } from '@/copy/product/insurants'
import { wording } from '@/copy/product/wording'
import { payment as copy } from '@/copy/purchase/payment'
import { orders } from '@/copy/records/orders'
import { buttons } from '@/copy/shell/buttons'
import { isPayType, type PayType } from '@/domain/pay/pay-type'
import { paymentChoice } from '@/domain/pay/payment-choice'
import { can, openMiniProgram } from '@/platform/environment'
import { present } from '@/platform/pay'
import { weappPathTo } from '@/routes/build'
import { pathTo } from '@/routes/path-to'
import { beganPaying, isPaying, payingOn, stoppedPaying, takePayAtOnce } from '@/stores/paying'
import { useTheme } from '@/stores/product-page'
import { insureAgain } from '@/subjects/draft'
import { LaterCover } from '@/subjects/product'
import { PayBefore } from '@/subjects/unpaid'
import { PurchaseSteps } from '@/ui/blocks/purchase-steps/purchase-steps'
import { Copyable } from '@/ui/display/copyable'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import { goesOnToPay } from './ask-underwriting'
import { Confirming, ConfirmingBar } from './confirming'
import { payTypes, payErrors } from './copy'
import { tellUnopened } from './flow/alert-pay-error'
import { isPlacedHere, isWechatPay, paymentHere } from './flow/pay-place'
import { usePayCode } from './flow/use-pay-code'
import {
  type PageVersion,
  pageVersionOf,
  usePayOutcome,
  usePayStatus,
} from './flow/use-pay-outcome'
import { PayTypes, tellWayMissing } from './pay-types'
import { PendingCheckout } from './pending-checkout'
import './checkout.css'

interface PaymentProps {
  payOrderId: string
  /** 1 unless the address is `/payment2` or `/payment3`. */
  pageVersion?: PageVersion | undefined
  /** The user is at a city's own address. */
  by?: 'city' | undefined
}

/** The cashier: amount, expiry and outcome. */
export const Payment = ({ payOrderId, ...asked }: PaymentProps) => {
  const [began] = useState(() => payingOn(payOrderId))
  const pageVersion = asked.pageVersion ?? pageVersionOf(began.pageVersion)
  const by = asked.by ?? began.by
  const { state, again } = useLoad(payOrderId, () => send(getCashierOrder, { payOrderId }))
  if (state.status === 'ready')
    return <Cashier order={state.value} pageVersion={pageVersion} by={by} onChanged={again} />
  return (
    <PendingCheckout
      title={copy.title}
      back={pathTo('orderCenter')}
      state={state}
      onRetry={again}
    />
  )
}

const Cashier = ({
  order,
  pageVersion,
  by,
  onChanged,
}: {
  order: CashierOrder
  pageVersion: PageVersion
  by: 'city' | undefined
  onChanged: () => Promise<void>
}) => {
  const [expired, setExpired] = useState(false)
  const [started, setStarted] = useState(() => isPaying(order.payOrderId))
  const { cityCode, productCode, payOrderId } = order
  const theme = useTheme(order)
  const outcome = usePayOutcome({ order, pageVersion, by, onChanged })
  const code = usePayCode()
  const { askOnce } = usePayStatus(order.payOrderId, (told) => {
    void code.close().then(() => outcome.settle(told))
  })
  const payable = order.payParams !== null && !expired && !outcome.failed
  const isWaiting = started && !outcome.failed
  const [chosen, setChosen] = useState<string>()
  const [wayMissing, setWayMissing] = useState(false)
  const payment = paymentHere(order.payment)
  const choice = paymentChoice({ payment, chosen: chosen ?? order.payType })
  const { selected } = choice

  /** The page before has already shown the underwriting notice for the order's own payment type. */
  const goesOn = async (payType: PayType) =>
    payType === order.payType || goesOnToPay({ ...order, totalFen: order.amountFen }, payType)

  const stop = () => {
    stoppedPaying()
    setStarted(false)
  }

  const askForWay = () => {
    setWayMissing(true)
    tellWayMissing()
  }

  const pay = async () => {
    if (!order.payParams) return
    if (!isPayType(selected)) return askForWay()
    const isWechat = isWechatPay(payment, selected)
    if (selected !== order.payType || (isWechat && !isPlacedHere(order))) {
      if (await goesOn(selected)) await outcome.payHere(selected)
      return
    }
    beganPaying(order.payOrderId, pageVersion, by, order.proposalId)
    setStarted(true)
    const here = pathTo('payment', { cityCode, productCode, payOrderId, pageVersion, by })
    if (code.show(order.payParams, { amountFen: order.amountFen, onAsk: askOnce })) return
    const seen = can('miniProgramBridge')
      ? await openMiniProgram({
          path: weappPathTo('payment', { cityCode, productCode, payOrderId }),
        })
      : await present(order.payParams, isWechat ? here : undefined)
    if (!seen.ok && (seen.code === 'CANCELLED' || seen.code === 'UNSUPPORTED')) stop()
    if (!seen.ok && seen.code === 'CANCELLED') toast(copy.cancelled)
    if (await tellUnopened(seen)) return
    if (!seen.ok || seen.value !== 'LEFT') await askOnce()
  }

  const payAgain = async () => {
    if (!isPayType(selected)) return askForWay()
    if (await goesOn(selected)) await outcome.payAgain(selected)
  }

  // A user who confirmed on the page before need not press again.
  const opening = useRef(pay)
  opening.current = pay
  useEffect(() => {
    if (takePayAtOnce(payOrderId)) void opening.current()
  }, [payOrderId])

  return (
    <PageShell
      title={copy.title}
      back={pathTo('orderDetail', { orderId: order.proposalId, by })}
      theme={theme}
      bottom={
        outcome.failed === 'forGood' ? (
          <Button kind="primary" size="l" block onClick={outcome.toInsure}>
            {buttons.backToInsure}
          </Button>
        ) : outcome.failed ? (
          <Button kind="primary" size="l" block onClick={payAgain}>
            {copy.payAgain}
          </Button>
        ) : isWaiting ? (
          <ConfirmingBar onAsk={askOnce} onUnpaid={stop} />
        ) : expired ? (
          <Button
            kind="primary"
            size="l"
            block
            onClick={() => insureAgain({ ...order, orderId: order.proposalId })}
          >
            {orders.again}
          </Button>
        ) : (
          <Button kind="primary" size="l" block disabled={!payable} onClick={pay}>
            {copy.payNow}
          </Button>
        )
      }
    >
      <PurchaseSteps at="pay" />
      <Box className="hm-due">
        <Text as="block" tone="soft">
          {copy.amount}
        </Text>
        <Money fen={order.amountFen} size="xxl" bold />
        {isWaiting ? (
          <Confirming />
        ) : outcome.failed === 'forGood' ? (
          <Text as="block">{payErrors.notPayable}</Text>
        ) : (
          <PayBefore expireAt={order.expireAt} onEnd={setExpired} explains />
        )}
      </Box>
      {isWaiting || outcome.failed ? null : <LaterCover of={order} ordered />}
      <Card>
        <Facts
          facts={[
            { name: copy.product, value: order.productName },
            {
              name: wording(order).insurant,
              value: fill(insurants.count, { N: order.insurantNum }),
            },
            ...(choice.canChoose ? [] : [{ name: copy.payType, value: payTypes[order.payType] }]),
            {
              name: copy.orderNumber,
              value: <Copyable text={order.proposalId} name={copy.orderNumber} />,
            },
          ]}
        />
      </Card>
      {choice.canChoose && !isWaiting ? (
        <Card title={copy.payType}>
          <PayTypes
            label={copy.payType}
            payment={payment}
            choice={choice}
            missing={wayMissing && selected === null}
            onChoose={setChosen}
          />
        </Card>
      ) : null}
    </PageShell>
  )
}
