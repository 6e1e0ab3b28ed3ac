import type { Failure } from '@/api/client'
import type { PayState } from '@/contract/pay'
import { createPayFailure, createPayText } from '@/copy/errors/create-pay-errors'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { payErrors } from '@/copy/errors/pay-errors'
import { readPayError, type PayErrorView, type PayFailure } from '@/domain/payment/pay-error'
import { alert } from '@/ui/dialog/message'

/**
 * Shows messages that a failed payment and a refused order share: maintenance, and messages of the
 * provider with their own title. Any other failure is answered for the caller to show.
 */
export const alertPayError = async (
  failure: PayFailure,
): Promise<Extract<PayErrorView, { kind: 'failed' }> | undefined> => {
  const view = readPayError(failure)
  if (view.kind === 'failed') return view
  await alert(
    view.kind === 'titled'
      ? { title: view.title, text: view.body, icon: 'blue-pay' }
      : { text: view.text ?? payErrors.maintenance, icon: 'warning-red' },
  )
  return undefined
}

/** Shows why no pay order was created or why it cannot be paid, in the provider's words. */
export const alertUnpayable = async (
  state: Pick<PayState, 'payStatus' | 'errorMessage' | 'extra'>,
): Promise<void> => {
  const view = await alertPayError({ ...state.extra, message: state.errorMessage })
  if (!view) return
  const text = createPayText(state.payStatus)
  await alert(
    state.payStatus === 'PAID_FAIL' && view.message
      ? { title: text, text: view.message, icon: 'warning-red' }
      : { text, icon: 'warning-red' },
  )
}

const alertRefused = async (message: string): Promise<void> => {
  if (await alertPayError({ message })) await alert({ text: message, icon: 'warning-red' })
}

/** Shows why the pay order was refused. */
export const alertRefusedOrder = (error: Failure, words: FailureWords) =>
  alertRefused(createPayFailure(error, words))

/** Shows why the proposal was not confirmed. */
export const alertNotConfirmed = (error: Failure, words: FailureWords) =>
  alertRefused(failureText(error, { ...words, commonErrorMsg: false }))
