import { sumFen } from '@/domain/money/money'
import { owedRefundStates } from '@/domain/order/states'
import type { Difference, EntryKind } from '../db/schema/ledger'
import type { Entry, OrderRow, PolicyRow, RefundRow } from '../records/ledger/repo'
import { totalFen } from '../records/ledger/total'

/** Everything that is stored about the money of one pay order. */
export interface OrderLedger {
  order: OrderRow
  entries: readonly Entry[]
  refunds: readonly RefundRow[]
  /** The policies of its proposal; another order of the same proposal may have bought them. */
  policies: readonly PolicyRow[]
}

type Found = Omit<Difference, 'payOrderId'>

/** The differences between ledger, pay order, policies and refunds, exact to the fen. */
export const differencesOf = (ledger: OrderLedger): Difference[] =>
  [...payments(ledger), ...money(ledger), ...refundsOf(ledger), ...state(ledger)].map((found) => ({
    payOrderId: ledger.order.id,
    ...found,
  }))

const fenOf = (rows: readonly { amountFen: number }[]): number =>
  sumFen(rows.map(({ amountFen }) => amountFen))

const total = ({ entries }: OrderLedger, kind: EntryKind): number => totalFen(entries, kind)

const differ = (kind: Difference['kind'], expectedFen: number, foundFen: number): Found[] =>
  expectedFen === foundFen ? [] : [{ kind, expectedFen, foundFen }]

/** Checks that the ledger has this entry, with the expected amount. */
function line(
  { entries }: OrderLedger,
  kind: EntryKind,
  reference: string,
  expectedFen: number,
): Found[] {
  const entry = entries.find((each) => each.kind === kind && each.reference === reference)
  if (!entry) return [{ kind: 'LINE_MISSING', reference, expectedFen }]
  return entry.amountFen === expectedFen
    ? []
    : [{ kind: 'AMOUNT_DIFFERS', reference, expectedFen, foundFen: entry.amountFen }]
}

/** Checks that each payment of the order has its entry, and that each entry has its payment. */
function payments(ledger: OrderLedger): Found[] {
  const { order, entries, refunds } = ledger
  const known = [order.transactionId, ...refunds.map(({ transactionId }) => transactionId)]
  const strange = entries.filter(
    ({ kind, reference }) => kind === 'PAYMENT' && !known.includes(reference),
  )
  return [
    ...(order.transactionId === null
      ? []
      : line(ledger, 'PAYMENT', order.transactionId, order.amountFen)),
    ...strange.map(({ reference, amountFen }) => ({
      kind: 'LINE_UNEXPECTED' as const,
      reference,
      foundFen: amountFen,
    })),
  ]
}

/**
 * Checks that all received money bought policies or is owed back, and that open refunds cover what
 * is owed.
 */
function money(ledger: OrderLedger): Found[] {
  const { order, refunds, policies } = ledger
  const issued = total(ledger, 'ISSUE')
  const returned = total(ledger, 'RETURN')
  const revoked = total(ledger, 'REVOKE')
  const given = total(ledger, 'REFUND') + total(ledger, 'SETTLE')
  const inForce = policies.filter(({ storedStatus }) => !withoutPremium.includes(storedStatus))
  // The premium of people whom the insurer has not answered for stays advance premium.
  const isPaid = order.status === 'PAID'
  const issuing = policies.filter(({ storedStatus }) => isPaid && storedStatus === 'ISSUING')
  const advance = sumFen(issuing.map(({ premiumFen }) => premiumFen))
  const premiums = sumFen(inForce.map(({ premiumFen }) => premiumFen))
  const owed = refunds.filter(({ status, origin }) => origin === 'GATEWAY' && isOpen(status))
  return [
    ...differ('MONEY_UNUSED', advance, total(ledger, 'PAYMENT') - issued - returned),
    ...(isPaid || issued > 0 || revoked > 0
      ? differ('POLICIES_DIFFER', issued - revoked, premiums)
      : []),
    ...differ('REFUNDS_DIFFER', returned + revoked - given, fenOf(owed)),
  ]
}

const withoutPremium: PolicyRow['storedStatus'][] = ['ISSUING', 'NOT_ISSUED', 'REVOKING', 'REVOKED']

const isOpen = (status: RefundRow['status']): boolean => owedRefundStates.includes(status)

/**
 * Checks that each completed refund has its entry, and that each entry has its refund. One that was
 * settled by a document is another kind of entry.
 */
function refundsOf(ledger: OrderLedger): Found[] {
  const done = ledger.refunds.filter(({ status }) => status === 'REFUNDED')
  const kindOf = ({ documentNo }: RefundRow): EntryKind =>
    documentNo === null ? 'REFUND' : 'SETTLE'
  const strange = ledger.entries.filter(
    ({ kind, reference }) =>
      (kind === 'REFUND' || kind === 'SETTLE') &&
      !done.some((refund) => refund.outRefundNo === reference && kindOf(refund) === kind),
  )
  return [
    ...done.flatMap((refund) => line(ledger, kindOf(refund), refund.outRefundNo, refund.amountFen)),
    ...strange.map(({ reference, amountFen }) => ({
      kind: 'LINE_UNEXPECTED' as const,
      reference,
      foundFen: amountFen,
    })),
  ]
}

/** Checks that the status of the order agrees with its money. */
function state({ order, refunds }: OrderLedger): Found[] {
  const isPaid = ['PAID', 'REFUNDING', 'REFUNDED'].includes(order.status)
  // The refund of a second payment leaves the order itself as it is.
  const isOwed = refunds.some(
    ({ transactionId, origin, status }) =>
      transactionId === null && origin === 'GATEWAY' && isOpen(status),
  )
  const agrees = isPaid === (order.transactionId !== null)
  return agrees && isOwed === (order.status === 'REFUNDING') ? [] : [{ kind: 'STATE_DIFFERS' }]
}
