import { useEffect, useState } from 'react'
import { send } from '@/api/client'
import type { ResponseOf } from '@/contract/call'
import type { Failure } from '@/contract/envelope'
import { createOpenPayOrder, getOpenPayStatus, type PayAbout } from '@/contract/open-pay'
import type { FailureWords } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { openPay as copy, payment } from '@/copy/purchase/payment'
import { newId } from '@/domain/base/uuid'
import { readTitled } from '@/domain/pay/pay-status'
import { pollDelay } from '@/domain/time/timings'
import { host } from '@/platform/environment'
import { present } from '@/platform/pay'
import { pathTo } from '@/routes/path-to'
import { tradeType } from '@/stores/pay-place'
import { beganPaying, isPaying, stoppedPaying } from '@/stores/paying'
import { useVisit } from '@/stores/visit'
import { PayBefore } from '@/subjects/unpaid'
import { PendingPage } from '@/ui/blocks/pending-page/pending-page'
import { Money } from '@/ui/display/money'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { Confirming, ConfirmingBar } from './confirming'
import { createPayFailure, createPayText } from './copy'
import { tellUnopened } from './flow/alert-pay-error'
import { usePayCode } from './flow/use-pay-code'
import './checkout.css'

/** A desktop shows a code, because WeChat refuses the cashier page there. */
const byCode = () => (tradeType() === 'NATIVE' ? { tradeType: 'NATIVE' as const } : {})

type Opened = ResponseOf<typeof createOpenPayOrder>

/**
 * The target of a payment link for another person. It needs no login, and shows what a payer has to
 * know: what is paid, to which insurer and for whom, with names as masks.
 */
export const OpenPayment = ({ payToken }: { payToken: string }) => {
  const [key] = useState(newId)
  const { context } = useVisit()
  const { state, again } = useLoad(payToken, () =>
    send(createOpenPayOrder, { payToken, version: 3, payType: 'WC_PAY', ...byCode() }, key),
  )
  const back = pathTo('insure')
  if (state.status === 'ready') {
    return state.value.payOrderId ? (
      <Due order={state.value} payToken={payToken} />
    ) : (
      <Told {...notMade(state.value)} />
    )
  }
  const told = state.status === 'failed' ? toldOf(state.error, context) : undefined
  if (!told)
    return (
      <PendingPage
        title={payment.title}
        back={back}
        state={state}
        words={context}
        onRetry={again}
      />
    )
  return <Told {...told} />
}

const Told = (told: ReturnType<typeof failed> | ReturnType<typeof paid>) => (
  <PageShell title={payment.title} back={pathTo('insure')}>
    <StatePanel {...told} />
  </PageShell>
)

/** The order was paid, perhaps by another person, or it can no longer be paid. */
const toldOf = (error: Failure, words: FailureWords) => {
  if (error.name === 'ORDER_ALREADY_PAID') return paid()
  if (error.name === 'NOT_FOUND' || error.name === 'BAD_REQUEST')
    return { picture: 'failure' as const, title: copy.over, text: copy.overText }
  if (error.name === 'NETWORK' || error.name === 'TIMEOUT') return undefined
  return failed(createPayFailure(error, words), copy.overText)
}

/** No pay order could be created for the link. The provider's message is shown. */
const notMade = ({ payStatus, errorMessage }: Opened) =>
  readTitled(errorMessage)
    ? failed(errorMessage, '')
    : failed(createPayText(payStatus), errorMessage || copy.overText)

const failed = (said: string, text: string) => {
  const { title, body } = readTitled(said) ?? { title: said, body: text }
  return { picture: 'failure' as const, title, text: body }
}
const paid = () => ({ picture: 'success' as const, title: copy.paid, text: copy.paidText })

const factsOf = (about: PayAbout) => {
  const terms = wording(about)
  const { insurantNames: names } = about
  return [
    { name: payment.product, value: about.productName },
    { name: copy.insurer, value: about.companyName },
    { name: terms.applicant, value: about.applicantName },
    {
      name: terms.insurant,
      value: fill(copy.people, { NAMES: names.join(copy.names), N: names.length }),
    },
  ]
}

const Due = ({ order, payToken }: { order: Opened; payToken: string }) => {
  const { payOrderId, payParams, about } = order
  const [status, setStatus] = useState(order.payStatus)
  const [isOver, setIsOver] = useState(false)
  const [asked, setAsked] = useState(0)
  const isOpen = status === 'UNPAID' || status === 'PAYING'
  const [started, setStarted] = useState(() => isPaying(payOrderId))
  const isWaiting = started && isOpen
  const code = usePayCode()
  useEffect(() => {
    if (!isOpen) void code.close()
  }, [isOpen, code])

  // The cashier is another page. A user who returns from it, or pays in another app, waits here.
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => {
      void send(getOpenPayStatus, { payToken, payOrderId }).then((told) => {
        if (told.ok) setStatus(told.value.payStatus)
        setAsked((times) => times + 1)
      })
    }, pollDelay(asked))
    return () => clearTimeout(timer)
  }, [isOpen, asked, payToken, payOrderId])

  if (status === 'PAID_OK')
    return (
      <PageShell title={payment.title}>
        <StatePanel {...paid()} />
      </PageShell>
    )
  const stop = () => {
    stoppedPaying()
    setStarted(false)
  }
  const pay = async () => {
    if (!payParams) return
    beganPaying(payOrderId, '1')
    setStarted(true)
    if (code.show(payParams, { amountFen: order.amountFen, onAsk: askOnce })) return
    const seen = await present(payParams, pathTo('paymentOpen', { payToken }))
    if (!seen.ok && (seen.code === 'CANCELLED' || seen.code === 'UNSUPPORTED')) stop()
    await tellUnopened(seen)
  }
  const askOnce = async (): Promise<boolean> => {
    const told = await send(getOpenPayStatus, { payToken, payOrderId })
    if (!told.ok) return false
    setStatus(told.value.payStatus)
    return told.value.payStatus !== 'UNPAID' && told.value.payStatus !== 'PAYING'
  }
  return (
    <PageShell
      title={payment.title}
      bottom={
        isWaiting ? (
          <ConfirmingBar onAsk={askOnce} onUnpaid={stop} />
        ) : (
          <Button
            kind="primary"
            size="l"
            block
            disabled={!payParams || isOver || !isOpen}
            onClick={pay}
          >
            {payment.payNow}
          </Button>
        )
      }
    >
      <Box className="hm-due">
        <Text as="block" tone="soft">
          {payment.amount}
        </Text>
        <Money fen={order.amountFen} size="xxl" bold />
        {isWaiting ? (
          <Confirming />
        ) : isOpen ? (
          <PayBefore expireAt={order.expireAt} onEnd={setIsOver} />
        ) : null}
      </Box>
      <Card>
        {about ? <Facts facts={factsOf(about)} /> : null}
        <Text as="block" size="s" tone="soft" className={about && 'hm-due__about'}>
          {isOpen ? copy.about : copy.overText}
        </Text>
        {host() === 'browser' ? null : (
          <Text as="block" size="s" tone="warning">
            {copy.inBrowser}
          </Text>
        )}
      </Card>
    </PageShell>
  )
}
