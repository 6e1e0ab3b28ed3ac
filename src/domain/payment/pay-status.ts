/** Pay status as the client reads it (specification section 4; PAID_OK is success, A49). */
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

/**
 * What the paying page does after an answer about its pay order (specification sections 4 and 8).
 */

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
