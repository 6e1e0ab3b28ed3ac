import { nextState } from '@/domain/base/state-table'
import {
  machines,
  owedRefundStates,
  type EventOf,
  type PayOrderState,
  type PolicyState,
  type ProposalState,
  type RefundState,
} from '@/domain/order/states'
import type { EntryKind } from '../../db/schema/ledger'

/** What is written about the money of one proposal. All amounts are in fen. */
export interface Book {
  proposal: { id: string; status: ProposalState }
  /** Everybody who is to be insured, with the policy that a payment buys for them. */
  people: readonly { position: number; premiumFen: number; policyId: string; first: PolicyState }[]
  orders: Order[]
  payments: { id: string; orderId: string; amountFen: number }[]
  refunds: Refund[]
  policies: { id: string; position: number; premiumFen: number; status: PolicyState }[]
  entries: { kind: EntryKind; orderId: string; reference: string; amountFen: number }[]
}

export interface Order {
  id: string
  no: string
  status: PayOrderState
  amountFen: number
  /** The payment that paid it. Every other payment of it is a second one. */
  paidBy: string | null
}

export interface Refund {
  no: string
  orderId: string
  payment: string
  /**
   * What it is for: the order, people whom the insurer refused at the payment, a second payment, one
   * person (by position), or whatever an operator refunded in the merchant console.
   */
  of: 'ORDER' | 'REFUSED' | 'SECOND' | 'CONSOLE' | number
  amountFen: number
  status: RefundState
  /** Whether the provider has taken it, and keeps its money for it. */
  isAccepted: boolean
}

type Moving = 'proposal' | 'payOrder' | 'refund' | 'policy'

/** A copy of a book, what is written into it in one transaction, and the lines that record it. */
export class Writing {
  readonly book: Book
  readonly lines: string[] = []

  constructor({ proposal, people, ...rows }: Book) {
    const copy = <R extends object>(all: readonly R[]) => all.map((row) => ({ ...row }))
    this.book = {
      ...{ proposal: { ...proposal }, people, orders: copy(rows.orders) },
      ...{ payments: [...rows.payments], refunds: copy(rows.refunds) },
      ...{ policies: copy(rows.policies), entries: [...rows.entries] },
    }
  }

  /** Answers false, and changes nothing, where the table of states has no such move. */
  move<M extends Moving>(
    machine: M,
    row: { status: string; id?: string; no?: string },
    event: EventOf<M>,
  ): boolean {
    const next = nextState(machines[machine], row.status, event)
    if (!next.ok) return false
    row.status = next.value
    this.lines.push(moveLine(machine, row.id ?? row.no ?? '', event))
    return true
  }

  enter(kind: EntryKind, { id: orderId }: Order, reference: string, amountFen: number): void {
    if (amountFen <= 0) return
    this.book.entries.push({ kind, orderId, reference, amountFen })
    this.lines.push(entryLine({ kind, orderId, reference, amountFen }))
  }
}

export const moveLine = (machine: string, id: string, event: string): string =>
  `${machine} ${id} ${event}`

export const entryLine = ({ kind, orderId, reference, amountFen }: Book['entries'][number]) =>
  `${kind} ${amountFen} of ${orderId} for ${reference}`

export const sum = (rows: readonly { amountFen: number }[]): number =>
  rows.reduce((total, { amountFen }) => total + amountFen, 0)

export const totalOf = ({ entries }: Book, { id }: Pick<Order, 'id'>, kind: EntryKind): number =>
  sum(entries.filter((one) => one.orderId === id && one.kind === kind))

/** What a pay order still holds: advance premium, and premium of policies. */
export function heldBy(book: Book, order: Pick<Order, 'id'>) {
  const issued = totalOf(book, order, 'ISSUE')
  return {
    advanceFen: totalOf(book, order, 'PAYMENT') - totalOf(book, order, 'RETURN') - issued,
    premiumFen: issued - totalOf(book, order, 'REVOKE'),
  }
}

/** A refund that we have to make and that has not arrived. */
export const isOwed = ({ of, status }: Refund): boolean =>
  of !== 'CONSOLE' && owedRefundStates.includes(status)

/** What can still be refunded of a payment: what was paid and has not gone back. */
export const refundableFen = ({ payments, refunds }: Book, payment: string): number =>
  sum(payments.filter(({ id }) => id === payment)) -
  sum(refunds.filter((one) => one.payment === payment && one.status === 'REFUNDED'))

/** Policies in these states hold no premium: it is advance premium, or it went back. */
export const withoutPremium: readonly PolicyState[] = [
  ...(['ISSUING', 'NOT_ISSUED', 'REVOKING', 'REVOKED'] as const),
]
