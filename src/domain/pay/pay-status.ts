/** Pay status as the client reads it (PAID_OK is success). */
export const payStatuses = [
  'UNPAID',
  'PAYING',
  'PAID_OK',
  'PAID_FAIL',
  'PAID_FAIL_NO_RETRY',
  'EXPIRED',
  'CANCEL',
  'PART_FAIL',
] as const
export type PayStatus = (typeof payStatuses)[number]

/** What the paying page does after an answer about its pay order. */

export type PayItem = { itemStatus: string; errorMsg?: string | undefined }

export type PayReading =
  /** The payment is not decided, so the page asks again. */
  | { next: 'poll' }
  | { next: 'done' }
  /** Some items were not paid: 部分支付失败 lists these messages. */
  | { next: 'partFail'; messages: string[] }
  | { next: 'error'; status: string }
  /** Paying again cannot succeed, so the page goes back to the insure page. */
  | { next: 'backToInsure'; status: string }

/**
 * Reads the pay status. Only an explicit success counts as success. An unknown status is an error,
 * and an answer without a status means that the page asks again.
 */
export function readPayStatus({
  payStatus = '',
  itemList = [],
}: {
  payStatus?: string | undefined
  itemList?: readonly PayItem[] | undefined
}): PayReading {
  switch (payStatus) {
    case '':
    case 'CREATED':
    case 'UNPAID':
    case 'PAYING':
      return { next: 'poll' }
    case 'PAID':
    case 'PAID_OK':
    case 'PART_FAIL': {
      const failed = itemList.filter(({ itemStatus }) => itemStatus !== 'PAID_OK')
      if (failed.length === 0 && payStatus !== 'PART_FAIL') return { next: 'done' }
      return { next: 'partFail', messages: failed.flatMap(({ errorMsg }) => errorMsg || []) }
    }
    case 'PAID_FAIL_NO_RETRY':
      return { next: 'backToInsure', status: payStatus }
    default:
      return { next: 'error', status: payStatus }
  }
}

/**
 * The button under a failed payment. It leads back to the insure page when another try cannot
 * succeed or the cashier is the first version (`/payment` is 1, `/payment2` 2, `/payment3` 3).
 */
export const payFailureButton = ({
  payStatus,
  pageVersion,
}: {
  payStatus?: string | undefined
  pageVersion: number
}): 'backToInsure' | 'iKnow' =>
  payStatus === 'PAID_FAIL_NO_RETRY' || pageVersion === 1 ? 'backToInsure' : 'iKnow'

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

/** What the paying page shows. */
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
