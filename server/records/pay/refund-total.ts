import { sumFen } from '@/domain/money/money'
import type { PayOrder, Refund } from './repo'

const isOver: readonly Refund['status'][] = ['CLOSED', 'REPLACED', 'FAILED']

/**
 * The part of a payment that is refunded, or is being refunded, while the order stays paid; in fen.
 * It counts refunds of the merchant console and those for people whom the insurer refused.
 */
export const refundedFen = (
  { transactionId }: Pick<PayOrder, 'transactionId'>,
  refunds: readonly Pick<Refund, 'origin' | 'status' | 'transactionId' | 'amountFen'>[],
): number =>
  sumFen(
    refunds
      .filter((refund) =>
        refund.origin === 'CONSOLE'
          ? refund.status === 'REFUNDED'
          : refund.transactionId === transactionId && !isOver.includes(refund.status),
      )
      .map(({ amountFen }) => amountFen),
  )
