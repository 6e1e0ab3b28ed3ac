import { useState } from 'react'
import type { ProposalDetail } from '@/contract/proposal'
import { formErrors } from '@/copy/errors/form-errors'
import { orders } from '@/copy/records/orders'
import { paymentChoice } from '@/domain/pay/payment-choice'
import { pathTo } from '@/routes/path-to'
import { insureAgain } from '@/subjects/draft'
import { LaterCover } from '@/subjects/product'
import { PayBefore } from '@/subjects/unpaid'
import { consentId } from '@/ui/blocks/consent/consent'
import { PurchaseSteps } from '@/ui/blocks/purchase-steps/purchase-steps'
import { StickyBar } from '@/ui/blocks/sticky-bar/sticky-bar'
import { Money } from '@/ui/display/money'
import { StatePanel } from '@/ui/display/state-panel'
import { tellMissing } from '@/ui/form/tell-missing'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { useElderMode } from '@/ui/shell/elder-mode'
import { PageShell } from '@/ui/shell/page-shell'
import { openTerms } from './agreement'
import { goesOnToPay } from './ask-underwriting'
import { type Checkout, useCheckout, usePeopleShown } from './checkout'
import { payConfirm as copy } from './copy'
import { orderConfirmed, useConfirmAndPay } from './flow/confirm-and-pay'
import { paymentHere } from './flow/pay-place'
import { PayConfirmSections } from './pay-confirm-sections'
import { tellWayMissing } from './pay-types'
import { PendingCheckout } from './pending-checkout'
import './checkout.css'

/** The user checks everything, chooses a payment type and confirms. */
export const PayConfirm = ({
  proposalId,
  flow,
  by,
}: {
  proposalId: string
  /** Variant of the purchase that the address names. */
  flow?: 'pdd' | 'pjp' | 'zhyl' | undefined
  /** The user is at a city's own address. */
  by?: 'city' | undefined
}) => {
  const { state, again } = useCheckout(proposalId, flow)
  if (state.status === 'ready') return <Checking checkout={state.value} by={by} onChanged={again} />
  return (
    <PendingCheckout
      title={copy.title}
      back={pathTo('orderCenter')}
      state={state}
      onRetry={again}
    />
  )
}

const payable: readonly ProposalDetail['status'][] = ['DRAFT', 'CONFIRMED', 'UNPAID', 'PAYING']

const Checking = ({
  checkout,
  by,
  onChanged,
}: {
  checkout: Checkout
  by: 'city' | undefined
  onChanged: () => Promise<void>
}) => {
  const elder = useElderMode()
  const { proposal, page } = checkout
  const [chosen, setChosen] = useState<string>()
  const [ticked, setTicked] = useState(false)
  const [complained, setComplained] = useState(false)
  const [wayMissing, setWayMissing] = useState(false)
  const payment = paymentHere(proposal.payment)
  const choice = paymentChoice({ payment, chosen: chosen ?? null })
  const shown = usePeopleShown(proposal)
  const open = openTerms(checkout)
  const agreed = ticked || open.length === 0
  const documents = open.map(({ url }) => url)
  const pay = useConfirmAndPay({
    ...{ proposal, page, payType: choice.selected, documents, by, onChanged },
  })
  const product = { cityCode: proposal.cityCode, productCode: proposal.productCode }
  const home = pathTo('insure', product)

  if (!payable.includes(proposal.status)) {
    const paid = proposal.status === 'PAID'
    return (
      <PageShell title={page.payConfirm.title} back={home} theme={page.colorSet}>
        <StatePanel picture={paid ? 'success' : 'wait'} title={paid ? copy.paid : copy.closed}>
          {paid ? null : (
            <Button
              kind="primary"
              onClick={() => insureAgain({ ...product, orderId: proposal.proposalId })}
            >
              {orders.again}
            </Button>
          )}
          <Link
            to={
              paid
                ? pathTo('insureResult', { ...product, proposalId: proposal.proposalId, by })
                : home
            }
          >
            {paid ? copy.toResult : copy.toInsure}
          </Link>
        </StatePanel>
      </PageShell>
    )
  }

  const confirm = async () => {
    const { selected } = choice
    setComplained(!agreed)
    setWayMissing(selected === null)
    if (selected === null) return tellWayMissing()
    if (!agreed) return tellMissing(consentId('pay-confirm'), formErrors.terms)
    if (!(await goesOnToPay(proposal, selected))) return
    if (await orderConfirmed(checkout, selected)) await pay()
  }
  return (
    <PageShell
      title={page.payConfirm.title}
      back={home}
      theme={page.colorSet}
      bottom={
        <StickyBar
          summary={<Money as="block" fen={proposal.totalFen} size="xl" bold tone="accent" />}
          action={{ text: copy.confirmAndPay, onClick: confirm }}
        />
      }
    >
      {elder ? null : <PurchaseSteps at="check" />}
      <Box className="hm-deadline">
        <PayBefore expireAt={proposal.expireAt} onEnd={() => void onChanged()} explains />
      </Box>
      <LaterCover of={proposal} ordered />
      <PayConfirmSections
        checkout={checkout}
        payment={payment}
        shown={shown}
        choice={choice}
        wayMissing={wayMissing && choice.selected === null}
        onChoose={setChosen}
        agreed={agreed}
        complained={complained}
        onAgree={setTicked}
      />
    </PageShell>
  )
}
