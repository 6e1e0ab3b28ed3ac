import type { Failure } from '@/contract/envelope'
import type { PayState } from '@/contract/pay'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { payment as copy } from '@/copy/purchase/payment'
import { type PayErrorView, type PayFailure, readPayError } from '@/domain/pay/pay-status'
import type { PortResult } from '@/platform/failure'
import { alert } from '@/ui/dialog/message'
import {
  createPayFailure,
  createPayText,
  paymentStart,
  createPayErrors,
  insurerRefuses,
  payErrors,
} from '../copy'

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

/** CONFIRM: the order is being made. CASHIER: it exists, and only its payment did not start. */
type PayStep = 'CONFIRM' | 'CASHIER'

/** The message of a step. Only the failure without words of its own differs between the steps. */
const specOf = (text: string, step: PayStep) =>
  step === 'CASHIER' && text === createPayErrors.DEFAULT
    ? { title: paymentStart.failed, text: paymentStart.text, icon: 'warning-red' as const }
    : { text, icon: 'warning-red' as const }

/** Shows why no pay order was created or why it cannot be paid, in the provider's words. */
export const alertUnpayable = async (
  state: Pick<PayState, 'payStatus' | 'errorMessage' | 'extra'>,
  step: PayStep = 'CONFIRM',
): Promise<void> => {
  const view = await alertPayError({ ...state.extra, message: state.errorMessage })
  if (!view) return
  const spec = specOf(createPayText(state.payStatus), step)
  await alert(
    state.payStatus === 'PAID_FAIL' && view.message
      ? { title: 'title' in spec ? spec.title : spec.text, text: view.message, icon: spec.icon }
      : spec,
  )
}

const alertRefused = async (message: string, step: PayStep): Promise<void> => {
  if (await alertPayError({ message })) await alert(specOf(message, step))
}

/** Shows why the pay order was refused. */
export const alertRefusedOrder = (error: Failure, words: FailureWords) =>
  alertRefused(createPayFailure(error, words), 'CONFIRM')

/** Shows whom the insurer does not accept, and why, before anything was paid. */
export const alertNotAccepted = ({ extra }: Failure, words: FailureWords): Promise<unknown> =>
  alert({
    title: insurerRefuses.title,
    text: fill(insurerRefuses.text, { ...wording(words), REASONS: extra?.codeMsg ?? '' }),
    icon: 'warning-red',
  })

/** Shows at the cashier why a payment of its order did not start. */
export const alertRefusedStart = (error: Failure, words: FailureWords) =>
  alertRefused(createPayFailure(error, words), 'CASHIER')

/** Shows why the proposal was not confirmed. */
export const alertNotConfirmed = (error: Failure, words: FailureWords) =>
  alertRefused(failureText(error, { ...words, commonErrorMsg: false }), 'CONFIRM')

/**
 * Shows that no payment page opened because this host has none, and answers whether that is so.
 * After any other failure the money may have moved, so the gateway is asked instead.
 */
export async function tellUnopened(seen: PortResult<unknown>): Promise<boolean> {
  const isUnopened = !seen.ok && seen.code === 'UNSUPPORTED'
  if (isUnopened) await alert({ title: copy.notOpenedTitle, text: copy.notOpened, icon: 'pay' })
  return isUnopened
}
