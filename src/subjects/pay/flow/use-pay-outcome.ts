import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '@/api/client'
import { type CashierOrder, getPayStatus, type PayState } from '@/contract/pay'
import { payment as copy } from '@/copy/purchase/payment'
import { buttons } from '@/copy/shell/buttons'
import { readPayStatus } from '@/domain/pay/pay-status'
import type { PayType } from '@/domain/pay/pay-type'
import { pollDelay } from '@/domain/time/timings'
import { replace } from '@/platform/navigation'
import { usePageHide, usePageShow } from '@/platform/page'
import { pathTo } from '@/routes/path-to'
import { payAtOnce, stoppedPaying } from '@/stores/paying'
import { finishPurchase } from '@/subjects/draft'
import { alert, confirm } from '@/ui/dialog/message'
import { retryUntilAnswered } from '@/ui/load/retry-until-answered'
import { payErrors } from '../copy'
import { alertPayError, alertRefusedStart, alertUnpayable } from './alert-pay-error'
import { isPaidAlready, keyOfEach, openPayOrder } from './open-pay-order'

/** Version of the cashier page: `/payment` is 1, `/payment2` 2, `/payment3` 3. */
const versions = ['1', '2', '3'] as const
export type PageVersion = (typeof versions)[number]

export const pageVersionOf = (text: string | undefined): PageVersion =>
  versions.find((version) => version === text) ?? '1'

/**
 * Polls the outcome of a pay order while the page is visible. `onFinal` is called once. A lost
 * answer is no outcome, so the poll repeats.
 */
export const usePayStatus = (payOrderId: string, onFinal: (state: PayState) => void) => {
  const [visible, setVisible] = useState(true)
  const [asked, setAsked] = useState(0)
  const final = useRef(false)
  const tell = useRef(onFinal)
  tell.current = onFinal
  usePageShow(() => {
    setVisible(true)
    setAsked(0)
  })
  usePageHide(() => setVisible(false))

  /** Answers whether the outcome is known. */
  const askOnce = useCallback(async (): Promise<boolean> => {
    const answer = await send(getPayStatus, { payOrderId })
    if (final.current) return true
    if (!answer.ok || readPayStatus(answer.value).next === 'poll') return false
    final.current = true
    tell.current(answer.value)
    return true
  }, [payOrderId])

  useEffect(() => {
    final.current = false
    setAsked(0)
  }, [payOrderId])

  useEffect(() => {
    if (!visible || final.current) return
    let stale = false
    const timer = setTimeout(() => {
      void askOnce().then(() => {
        if (!stale) setAsked((times) => times + 1)
      })
    }, pollDelay(asked))
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [visible, asked, askOnce])

  return { askOnce }
}

interface PayOutcome {
  /** Called once with the final status. */
  settle: (state: PayState) => void
  /** The order can no longer be paid. `again`: another pay order may be opened. */
  failed: false | 'again' | 'forGood'
  payAgain: (payType?: PayType) => Promise<void>
  /**
   * Opens another pay order and pays it at once: for an order of another app, whose sheet does not
   * open here, or for another payment type.
   */
  payHere: (payType?: PayType) => Promise<void>
  toInsure: () => Promise<void>
}

/** The gateway's message, unless it only repeats the title. */
const reasonOf = (message: string, retryable: boolean): string => {
  if (message !== '' && message !== payErrors.failed) return message
  return retryable ? payErrors.notCompleted : payErrors.notPayable
}

/** Whether no further payment is possible: it was refused for good, or the order expired. */
const isOver = ({ payStatus }: PayState): boolean =>
  payStatus === 'PAID_FAIL_NO_RETRY' || payStatus === 'EXPIRED'

/** How an order that has failed can go on; false while it can still be paid, or is paid. */
const failureOf = (state: PayState): PayOutcome['failed'] => {
  const { next } = readPayStatus(state)
  if (next !== 'error' && next !== 'backToInsure') return false
  return isOver(state) ? 'forGood' : 'again'
}

/** Handles the outcome of a pay order at the cashier. */
export const usePayOutcome = ({
  order,
  pageVersion,
  by,
  onChanged,
}: {
  order: CashierOrder
  pageVersion: PageVersion
  /** The user is at a city's own address, which also shows the result. */
  by: 'city' | undefined
  onChanged: () => Promise<void>
}): PayOutcome => {
  const { cityCode, productCode, proposalId } = order
  const [failed, setFailed] = useState(() => failureOf(order))
  const [nextKey] = useState(keyOfEach)

  const toInsure = () => replace(pathTo('insure', { cityCode, productCode }))
  const toResult = () => {
    finishPurchase(order)
    return replace(pathTo('insureResult', { cityCode, productCode, proposalId, by }))
  }

  const openAnother = async ({ atOnce, payType }: { atOnce: boolean; payType: PayType }) => {
    const key = nextKey(payType)
    const answer = await retryUntilAnswered(() => openPayOrder(order, payType, key), order)
    if (!answer) return
    if (!answer.ok) {
      if (isPaidAlready(answer.error)) return toResult()
      await alertRefusedStart(answer.error, order)
      return onChanged()
    }
    const { payOrderId } = answer.value
    if (!payOrderId) {
      await alertUnpayable(answer.value, 'CASHIER')
      return onChanged()
    }
    if (atOnce) payAtOnce(payOrderId)
    await replace(pathTo('payment', { cityCode, productCode, payOrderId, pageVersion, by }))
  }

  const payAgain = (payType = order.payType) => openAnother({ atOnce: false, payType })
  const payHere = (payType = order.payType) => openAnother({ atOnce: true, payType })

  const explain = async (state: PayState) => {
    const view = await alertPayError({
      ...state.extra,
      message: state.errorMessage,
      payStatus: state.payStatus,
      pageVersion: Number(pageVersion),
    })
    if (!view) return
    const retryable = !isOver(state)
    const failedSpec = {
      title: payErrors.failed,
      text: reasonOf(view.message, retryable),
      icon: 'warning-red' as const,
    }
    const leaves = view.button !== 'iKnow'
    const away = leaves ? buttons.backToInsure : buttons.iKnow
    // The most useful action comes first: to pay again, where that is possible.
    if (retryable) {
      const answer = await confirm({ ...failedSpec, confirmText: copy.payAgain, cancelText: away })
      if (answer.kind === 'confirmed') await payAgain()
      else if (answer.kind === 'cancelled' && leaves) await toInsure()
      return
    }
    const answer = await alert({ ...failedSpec, confirmText: away })
    if (answer.kind === 'confirmed' && leaves) await toInsure()
  }

  const settle = (state: PayState): void => {
    const reading = readPayStatus(state)
    if (reading.next === 'done') return void toResult()
    if (reading.next === 'partFail') {
      void alert({
        title: payErrors.partFailed,
        text: reading.messages.join('\n'),
        icon: 'pay',
      }).then(toResult)
      return
    }
    stoppedPaying()
    setFailed(failureOf(state))
    void explain(state)
  }

  return { settle, failed, payAgain, payHere, toInsure }
}
