import { useState } from 'react'
import { send } from '@/api/client'
import { createPayOrder, type CashierOrder, type PayState } from '@/contract/pay'
import { failureText } from '@/copy/errors/failures'
import { payErrors } from '@/copy/errors/pay-errors'
import { payment as copy } from '@/copy/purchase/payment'
import { buttons } from '@/copy/shell/buttons'
import { newId } from '@/domain/base/uuid'
import { readPayError } from '@/domain/payment/pay-error'
import { readPayStatus } from '@/domain/payment/pay-status'
import { replace } from '@/platform/navigation'
import { tradeType } from '@/platform/pay'
import { pathTo } from '@/routes/path-to'
import { alert, confirm } from '@/ui/dialog/message'
import { isPaidAlready } from './already-paid'
import type { PageVersion } from './page-version'

export interface PayOutcome {
  /** Called once with the final status. */
  settle: (state: PayState) => void
  /** This order cannot be paid any more; `again`: another one may be opened. */
  failed: false | 'again' | 'forGood'
  payAgain: () => Promise<void>
  toInsure: () => Promise<void>
}

/** What the cashier does with the outcome of an order (specification sections 4 and 8). */
export const usePayOutcome = ({
  order,
  pageVersion,
  onChanged,
}: {
  order: CashierOrder
  pageVersion: PageVersion
  onChanged: () => Promise<void>
}): PayOutcome => {
  const { cityCode, productCode, proposalId } = order
  const [failed, setFailed] = useState<PayOutcome['failed']>(false)
  const [nextKey] = useState(newId)

  const toInsure = () => replace(pathTo('insure', { cityCode, productCode }))
  const toResult = () => replace(pathTo('insureResult', { cityCode, productCode, proposalId }))

  const payAgain = async () => {
    const answer = await send(
      createPayOrder,
      { proposalId, version: 3, payType: order.payType, tradeType: tradeType() },
      nextKey,
    )
    if (!answer.ok) {
      if (isPaidAlready(answer.error)) return toResult()
      await alert({ text: failureText(answer.error, order), icon: 'warning-red' })
      return onChanged()
    }
    const { payOrderId } = answer.value
    await replace(pathTo('payment', { cityCode, productCode, payOrderId, pageVersion }))
  }

  const explain = async (state: PayState) => {
    const view = readPayError({
      code: state.extra?.code,
      codeMsg: state.extra?.codeMsg,
      message: state.errorMessage,
      payStatus: state.payStatus,
      pageVersion: Number(pageVersion),
    })
    if (view.kind === 'maintenance') {
      await alert({ text: view.text ?? payErrors.maintenance, icon: 'warning-red' })
      return
    }
    if (view.kind === 'titled') {
      await alert({ title: view.title, text: view.body })
      return
    }
    const retryable = state.payStatus !== 'PAID_FAIL_NO_RETRY'
    const failedSpec = {
      title: payErrors.failed,
      // The gateway's own words, unless they only repeat the title.
      text: view.message === payErrors.failed ? '' : view.message,
      icon: 'warning-red' as const,
    }
    if (view.button === 'iKnow') {
      await alert({ ...failedSpec, confirmText: buttons.iKnow })
      return
    }
    const answer = await confirm({
      ...failedSpec,
      confirmText: buttons.backToInsure,
      cancelText: retryable ? copy.payAgain : buttons.close,
    })
    if (answer.kind === 'confirmed') await toInsure()
    else if (answer.kind === 'cancelled' && retryable) await payAgain()
  }

  const settle = (state: PayState): void => {
    const reading = readPayStatus(state)
    if (reading.next === 'done') return void toResult()
    setFailed(reading.next === 'backToInsure' ? 'forGood' : 'again')
    if (reading.next === 'partFail') {
      void alert({ title: payErrors.partFailed, text: reading.messages.join('\n') }).then(toResult)
      return
    }
    void explain(state)
  }

  return { settle, failed, payAgain, toInsure }
}
