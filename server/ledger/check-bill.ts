import type { Difference } from '../db/schema/ledger'
import type { Bill } from '../gateways/payments/port'
import type { Entry, RefundRow } from '../records/ledger/repo'

/** The ledger of one day, with every entry and refund that the bill of that day names. */
export interface DayLedger {
  /** Entries of kind PAYMENT. */
  payments: readonly Entry[]
  refunds: readonly RefundRow[]
  /**
   * Whether the provider took a payment or refund on that very day, so that its bill must name it.
   */
  isOfDay: (at: number | null) => boolean
}

/**
 * Compares in both directions: what the bill has and the ledger lacks, and the other way round.
 * Amounts are in fen.
 */
export const billDifferences = (bill: Bill, ledger: DayLedger): Difference[] => [
  ...paymentsOf(bill, ledger),
  ...refundsOf(bill, ledger),
]

function paymentsOf(bill: Bill, { payments, isOfDay }: DayLedger): Difference[] {
  const known = new Map(payments.map((entry) => [entry.reference, entry]))
  const billed = new Set(bill.payments.map(({ transactionId }) => transactionId))
  const missing = payments.filter(
    ({ reference, occurredAt }) => isOfDay(occurredAt) && !billed.has(reference),
  )
  return [
    ...bill.payments.flatMap(({ transactionId: reference, amountFen: foundFen }) => {
      const entry = known.get(reference)
      if (!entry) return [{ kind: 'BILL_PAYMENT_UNKNOWN' as const, reference, foundFen }]
      return compared(entry.payOrderId, reference, entry.amountFen, foundFen)
    }),
    ...missing.map(({ payOrderId, reference, amountFen: expectedFen }) => ({
      kind: 'BILL_PAYMENT_MISSING' as const,
      payOrderId,
      reference,
      expectedFen,
    })),
  ]
}

function refundsOf(bill: Bill, { refunds, isOfDay }: DayLedger): Difference[] {
  const known = new Map(refunds.map((refund) => [refund.outRefundNo, refund]))
  const billed = new Set(bill.refunds.map(({ outRefundNo }) => outRefundNo))
  const missing = refunds.filter(
    ({ outRefundNo, acceptedAt }) => isOfDay(acceptedAt) && !billed.has(outRefundNo),
  )
  return [
    ...bill.refunds.flatMap(({ outRefundNo: reference, amountFen: foundFen }) => {
      const refund = known.get(reference)
      if (!refund) return [{ kind: 'BILL_REFUND_UNKNOWN' as const, reference, foundFen }]
      return compared(refund.payOrderId, reference, refund.amountFen, foundFen)
    }),
    ...missing.map(({ payOrderId, outRefundNo: reference, amountFen: expectedFen }) => ({
      kind: 'BILL_REFUND_MISSING' as const,
      payOrderId,
      reference,
      expectedFen,
    })),
  ]
}

const compared = (
  payOrderId: string,
  reference: string,
  expectedFen: number,
  foundFen: number,
): Difference[] =>
  expectedFen === foundFen
    ? []
    : [{ kind: 'BILL_AMOUNT_DIFFERS', payOrderId, reference, expectedFen, foundFen }]
