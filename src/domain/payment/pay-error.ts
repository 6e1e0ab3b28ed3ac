import { payFailureButton } from './pay-status'

export interface PayFailure {
  /** Business code of the answer (`extra.code`). It may arrive as a number or as text. */
  code?: string | number | undefined
  codeMsg?: string | undefined
  message?: string | undefined
  payStatus?: string | undefined
  /**
   * `/payment` is 1, `/payment2` 2, `/payment3` 3. It is absent where the order was not created.
   */
  pageVersion?: number
}

/** What the paying page shows (specification section 8, "Pay error handler"). */
export type PayErrorView =
  /** Without `text` the page shows the maintenance message of the copy. */
  | { kind: 'maintenance'; text?: string }
  | { kind: 'titled'; title: string; body: string }
  /** The payment-failed modal. Without `message` it shows its title only. */
  | { kind: 'failed'; message: string; button: 'backToInsure' | 'iKnow' }

const MAINTENANCE = '999'

/** Splits `title#body` at the first #. Both parts must have text. */
export const readTitled = (message: string): { title: string; body: string } | undefined => {
  const cut = message.indexOf('#')
  const title = message.slice(0, Math.max(cut, 0)).trim()
  const body = message.slice(cut + 1).trim()
  return title && body ? { title, body } : undefined
}

export const readPayError = ({
  code,
  codeMsg,
  message = '',
  payStatus,
  pageVersion = 0,
}: PayFailure): PayErrorView => {
  const isMaintenance = String(code) === MAINTENANCE
  const titled = readTitled(isMaintenance ? (codeMsg ?? '') : message)
  if (titled) return { kind: 'titled', ...titled }
  if (isMaintenance) {
    return codeMsg ? { kind: 'maintenance', text: codeMsg } : { kind: 'maintenance' }
  }
  const button = payFailureButton({ pageVersion, ...(payStatus ? { payStatus } : {}) })
  return { kind: 'failed', message: message.trim(), button }
}
