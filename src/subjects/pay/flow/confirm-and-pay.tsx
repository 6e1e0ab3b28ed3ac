import { useEffect, useRef, useState } from 'react'
import { send } from '@/api/client'
import type { Failure } from '@/contract/envelope'
import type { ProductPage } from '@/contract/product-page'
import type { ProposalDetail } from '@/contract/proposal'
import { proposalCallsOf } from '@/contract/proposal'
import { fill } from '@/copy/fill'
import { insurants } from '@/copy/product/insurants'
import { wording } from '@/copy/product/wording'
import { payment } from '@/copy/purchase/payment'
import { isPayType } from '@/domain/pay/pay-type'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { payAtOnce } from '@/stores/paying'
import { finishPurchase } from '@/subjects/draft'
import { ask } from '@/ui/dialog/service'
import { Period } from '@/ui/display/period'
import { retryUntilAnswered } from '@/ui/load/retry-until-answered'
import { toast } from '@/ui/toast/service'
import type { Checkout } from '../checkout'
import { payConfirm, payTypes, payErrors } from '../copy'
import { orderConfirm } from '../dialogs/order-confirm'
import {
  alertNotAccepted,
  alertNotConfirmed,
  alertRefusedOrder,
  alertUnpayable,
} from './alert-pay-error'
import { isPaidAlready, keyOfEach, openPayOrder } from './open-pay-order'

/**
 * Shows the order again with its countdown if the product wants that; true when it continues to the
 * cashier.
 */
export const orderConfirmed = async (
  { proposal, page }: Checkout,
  payType: string,
): Promise<boolean> => {
  if (!page.extraData.popups?.orderConfirm) return true
  const terms = wording(proposal)
  const answer = await ask(orderConfirm, {
    expireAt: proposal.expireAt,
    totalFen: proposal.totalFen,
    details: [
      { label: payment.product, text: proposal.productName },
      { label: payConfirm.period, text: <Period of={proposal} /> },
      { label: terms.applicant, text: proposal.applicant.name },
      ...(proposal.applicant.extra ?? []),
      {
        label: terms.insurant,
        text: fill(insurants.count, { N: proposal.price.insurants.length }),
      },
      ...(isPayType(payType) ? [{ label: payConfirm.payType, text: payTypes[payType] }] : []),
    ],
  })
  return answer.kind === 'confirmed'
}

/** Statuses of a new pay order that can still be paid. */
const open = ['UNPAID', 'PAYING', 'PAID_OK']

/** Confirms the proposal, opens its pay order and goes to the cashier, which pays at once. */
export const useConfirmAndPay = ({
  proposal,
  page,
  payType,
  documents,
  by,
  onChanged,
}: {
  proposal: ProposalDetail
  page: ProductPage
  payType: string | null
  /** Addresses of the documents that the user agreed to on this page. */
  documents: string[]
  /** The user is at a city's own address, which also shows the result. */
  by: 'city' | undefined
  onChanged: () => Promise<void>
}) => {
  // Made when the page opens, so that a double tap or a retry after a lost answer is the same
  // request.
  const [keys] = useState(() => ({ confirm: keyOfEach<string>(), pay: keyOfEach() }))
  const { proposalId, cityCode, productCode } = proposal
  const context = { cityCode, productCode, by }

  // A user who went back while the order was created must not be taken to the cashier.
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])

  const tell = async (error: Failure, say = alertRefusedOrder) => {
    if (left.current) return
    if (isPaidAlready(error)) {
      finishPurchase(proposal)
      return replace(pathTo('insureResult', { ...context, proposalId }))
    }
    await (error.name === 'INSURER_REFUSES' ? alertNotAccepted : say)(error, proposal)
    await onChanged()
  }

  return async (): Promise<void> => {
    if (!isPayType(payType)) return toast(payErrors.chooseType)

    if (proposal.status === 'DRAFT') {
      const key = keys.confirm(documents.join(' '))
      const confirmed = await retryUntilAnswered(
        () => send(proposalCallsOf(page).confirm, { proposalId, version: 3, documents }, key),
        proposal,
      )
      if (!confirmed) return
      if (!confirmed.ok) return tell(confirmed.error, alertNotConfirmed)
      if (left.current) return
    }
    const order = await retryUntilAnswered(
      () => openPayOrder(proposal, payType, keys.pay(payType)),
      proposal,
    )
    if (!order) return
    if (!order.ok) return tell(order.error)
    if (left.current) return
    const { payOrderId, payStatus } = order.value
    if (!payOrderId || !open.includes(payStatus)) {
      await alertUnpayable(order.value)
      return onChanged()
    }
    payAtOnce(payOrderId)
    await replace(pathTo('payment', { ...context, payOrderId }))
  }
}
