import { sumFen } from '@/domain/money/money'
import type { PayOrder, Refund } from './repo'

const isOver: readonly Refund['status'][] = ['CLOSED', 'REPLACED', 'FAILED']

/**
 * What of a payment went back, or is on its way, while the order stands: by the merchant console, and
 * for people whom the insurer did not take.
 */
export const refundedFen = ({ transactionId }: PayOrder, refunds: readonly Refund[]): number =>
  sumFen(
    refunds
      .filter((refund) =>
        refund.origin === 'CONSOLE'
          ? refund.status === 'REFUNDED'
          : refund.transactionId === transactionId && !isOver.includes(refund.status),
      )
      .map(({ amountFen }) => amountFen),
  )
