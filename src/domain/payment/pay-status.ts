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

/** What the paying page does with an answer about its pay order (specification sections 4 and 8). */

export type PayItem = { itemStatus: string; errorMsg?: string }

export type PayReading =
  /** Not decided: ask again. */
  | { next: 'poll' }
  | { next: 'done' }
  /** Some items were not paid: 部分支付失败 lists these messages. */
  | { next: 'partFail'; messages: string[] }
  | { next: 'error'; status: string }
  /** Paying again is pointless: back to the insure page. */
  | { next: 'backToInsure'; status: string }

/**
 * Success is only what the gateway says in so many words; an unknown status is an error and an
 * answer without status is no answer.
 */
export function readPayStatus({
  payStatus = '',
  itemList = [],
}: {
  payStatus?: string
  itemList?: readonly PayItem[]
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
 * The button under a failed payment: back to the insure page when trying again is pointless or
 * the cashier is the first version (`/payment` is 1, `/payment2` 2, `/payment3` 3).
 */
export const payFailureButton = ({
  payStatus,
  pageVersion,
}: {
  payStatus?: string
  pageVersion: number
}): 'backToInsure' | 'iKnow' =>
  payStatus === 'PAID_FAIL_NO_RETRY' || pageVersion === 1 ? 'backToInsure' : 'iKnow'
