import { useEffect, useRef, useState } from 'react'
import { send, type Failure } from '@/api/client'
import { payType as payTypeSchema, type PayType } from '@/contract/fields'
import { createPayOrder } from '@/contract/pay'
import { confirmProposal, type ProposalDetail } from '@/contract/proposal'
import { createPayText } from '@/copy/errors/create-pay-errors'
import { failureText } from '@/copy/errors/failures'
import { payErrors } from '@/copy/errors/pay-errors'
import { newId } from '@/domain/base/uuid'
import { replace } from '@/platform/navigation'
import { tradeType } from '@/platform/pay'
import { pathTo } from '@/routes/path-to'
import { alert } from '@/ui/dialog/message'
import { toast } from '@/ui/toast/service'
import { isPaidAlready } from './already-paid'

const asPayType = (type: string): PayType | undefined =>
  payTypeSchema.options.find((known) => known === type)

/** Statuses with which a pay order may be answered and still be paid. */
const open = ['UNPAID', 'PAYING', 'PAID_OK']

/** Confirms the proposal, opens its pay order, and goes to the cashier. */
export const useConfirmAndPay = ({
  proposal,
  payType,
  onChanged,
}: {
  proposal: ProposalDetail
  payType: string | null
  onChanged: () => Promise<void>
}) => {
  // Made when the page opens: a double tap or a retry after a lost answer is the same request.
  const [keys] = useState(() => ({ confirm: newId(), pay: newId() }))
  const { proposalId } = proposal

  // Who went back while the order was being made does not want to be at the cashier.
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])

  const tell = async (error: Failure) => {
    if (left.current) return
    if (isPaidAlready(error))
      return replace(pathTo('insureResult', { ...proposalContext(proposal), proposalId }))
    await alert({ text: failureText(error, proposal), icon: 'warning-red' })
    await onChanged()
  }

  return async (): Promise<void> => {
    const type = payType === null ? undefined : asPayType(payType)
    if (!type) return toast(payErrors.chooseType)

    if (proposal.status === 'DRAFT') {
      const confirmed = await send(confirmProposal, { proposalId, version: 3 }, keys.confirm)
      if (!confirmed.ok) return tell(confirmed.error)
      if (left.current) return
    }
    const order = await send(
      createPayOrder,
      { proposalId, version: 3, payType: type, tradeType: tradeType() },
      keys.pay,
    )
    if (!order.ok) return tell(order.error)
    if (left.current) return
    const { payOrderId, payStatus } = order.value
    if (!open.includes(payStatus)) {
      await alert({ text: createPayText(payStatus), icon: 'warning-red' })
      return onChanged()
    }
    await replace(pathTo('payment', { ...proposalContext(proposal), payOrderId }))
  }
}

const proposalContext = ({ cityCode, productCode }: ProposalDetail) => ({
  cityCode,
  productCode,
})
