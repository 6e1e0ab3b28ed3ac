import { useState } from 'react'
import { StickyBar } from '@/blocks/sticky-bar/sticky-bar'
import type { ProposalDetail } from '@/contract/proposal'
import { payConfirm as copy } from '@/copy/purchase/pay-confirm'
import { paymentChoice } from '@/domain/choice/payment-types'
import { useConfirmAndPay } from '@/flows/pay/use-confirm-and-pay'
import { pathTo } from '@/routes/path-to'
import { Money } from '@/ui/display/money'
import { StatePanel } from '@/ui/display/state-panel'
import { Link } from '@/ui/primitives/link'
import { PageShell } from '@/ui/shell/page-shell'
import { useCheckout, type Checkout } from './load-proposal'
import { PayConfirmSections } from './pay-confirm-sections'
import { PendingCheckout } from './pending-checkout'
import './checkout.css'

/** Checking everything once more, choosing how to pay, and confirming. */
export const PayConfirm = ({ proposalId }: { proposalId: string }) => {
  const { state, again } = useCheckout(proposalId)
  if (state.status === 'ready') return <Checking checkout={state.value} onChanged={again} />
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
  onChanged,
}: {
  checkout: Checkout
  onChanged: () => Promise<void>
}) => {
  const { proposal, page } = checkout
  const [chosen, setChosen] = useState<string>()
  const [agreed, setAgreed] = useState(false)
  const [complained, setComplained] = useState(false)
  const choice = paymentChoice({ payment: proposal.payment, chosen: chosen ?? null })
  const pay = useConfirmAndPay({ proposal, payType: choice.selected, onChanged })
  const product = { cityCode: proposal.cityCode, productCode: proposal.productCode }
  const home = pathTo('insure', product)

  if (!payable.includes(proposal.status)) {
    const paid = proposal.status === 'PAID'
    return (
      <PageShell title={page.payConfirm.title} back={home} theme={page.colorSet}>
        <StatePanel picture={paid ? 'success' : 'wait'} title={paid ? copy.paid : copy.expired}>
          <Link
            to={
              paid ? pathTo('insureResult', { ...product, proposalId: proposal.proposalId }) : home
            }
          >
            {paid ? copy.toResult : copy.toInsure}
          </Link>
        </StatePanel>
      </PageShell>
    )
  }

  const confirm = async () => {
    if (agreed) return pay()
    setComplained(true)
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
      <PayConfirmSections
        checkout={checkout}
        choice={choice}
        onChoose={setChosen}
        agreed={agreed}
        complained={complained}
        onAgree={setAgreed}
      />
    </PageShell>
  )
}
