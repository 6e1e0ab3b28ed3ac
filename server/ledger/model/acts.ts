import type { PayOrderState, PolicyState } from '@/domain/order/states'
import {
  heldBy,
  isOwed,
  refundableFen,
  sum,
  Writing,
  type Book,
  type Order,
  type Refund,
} from './book'

/** Everything that one transaction of the gateway may do to a book, with what it depends on. */
export type Act =
  /** A proposal is confirmed, ordered, cancelled or expires. */
  | { do: 'propose'; events: readonly ('confirm' | 'order' | 'cancel' | 'expire')[] }
  /** The provider has taken the order, so it can be paid. */
  | { do: 'open'; order: string }
  /** The provider says how an attempt to pay failed, or we close it. */
  | { do: 'end'; order: string; event: Failure }
  /** Money arrives. `isWanted`: the order may still buy. `refused`: positions that are not insured. */
  | { do: 'pay'; order: string; payment: string; isWanted: boolean; refused: readonly number[] }
  /** The applicant revokes, or the insurer rejects a person after the payment: everybody's policy ends. */
  | { do: 'revoke'; rejected?: number }
  /** The insurer's core is asked whether the policies may be given back. */
  | { do: 'askCancel' }
  /** The core issues a policy. `reference` names the request. */
  | { do: 'issue'; position: number; reference: string }
  /** One person leaves: refused, not issued in time, or given back. Others stay insured. */
  | { do: 'leave'; position: number; event: 'reject' | 'lapse' | 'revoke'; premiumFen?: number }
  /** A policy is accepted or kept, or its first or last day has come. */
  | { do: 'turn'; position: number; event: 'accept' | 'keep' | 'takeEffect' | 'expire' }
  /**
   * The provider says how a refund stands, or staff gave the money back by a document (settle). `made`:
   * an operator made it, and we did not know it.
   */
  | {
      do: 'refund'
      no: string
      event: Report
      isTaken?: boolean
      made?: Pick<Refund, 'orderId' | 'payment' | 'amountFen'>
    }

export const failures = ['partFail', 'fail', 'failNoRetry', 'expire', 'cancel'] as const
export type Failure = (typeof failures)[number]
export type Report = 'accept' | 'succeed' | 'bounce' | 'close' | 'fail' | 'settle'

const open: readonly PayOrderState[] = ['CREATED', 'PAYING', 'PAID_FAIL']
export const isOpen = ({ status }: Pick<Order, 'status'>): boolean => open.includes(status)
const left: readonly PolicyState[] = ['NOT_ISSUED', 'REVOKING', 'REVOKED']

/** The book after an act and the lines that it wrote; undefined where the act is forbidden. */
export function perform(before: Book, act: Act): Writing | undefined {
  const writing = new Writing(before)
  return acted(writing, act) && writing.lines.length > 0 ? writing : undefined
}

function acted(writing: Writing, act: Act): boolean {
  const { book } = writing
  // An order is made once the proposal is.
  const isMade = book.proposal.status !== 'DRAFT' && book.proposal.status !== 'CONFIRMED'
  const orderOf = (id: string) => book.orders.find((one) => isMade && one.id === id)
  const policyOf = (position: number) => book.policies.find((one) => one.position === position)
  switch (act.do) {
    case 'propose': {
      // A payment may still arrive while an order is open.
      const ends = act.events.some((event) => event === 'cancel' || event === 'expire')
      if (ends && isMade && book.orders.some(isOpen)) return false
      return act.events.every((event) => writing.move('proposal', book.proposal, event))
    }
    case 'open': {
      const order = orderOf(act.order)
      if (!order || !writing.move('payOrder', order, 'pay')) return false
      if (book.proposal.status === 'UNPAID') writing.move('proposal', book.proposal, 'pay')
      return true
    }
    case 'end': {
      const order = orderOf(act.order)
      if (!order || !writing.move('payOrder', order, act.event)) return false
      if (act.event === 'failNoRetry') writing.move('proposal', book.proposal, 'cancel')
      else release(writing)
      return true
    }
    case 'pay': {
      const order = orderOf(act.order)
      if (!order || book.payments.some(({ id }) => id === act.payment)) return false
      pay(writing, order, act)
      return true
    }
    case 'revoke': {
      const rejected = act.rejected === undefined ? undefined : policyOf(act.rejected)
      if (rejected && !writing.move('policy', rejected, 'reject')) return false
      return revoke(writing, 'GATEWAY')
    }
    case 'askCancel': {
      const issued = book.policies.filter((one) => writing.move('policy', one, 'askCancel'))
      const issuing = book.policies.filter(({ status }) => status === 'ISSUING')
      return issued.length > 0 && issuing.every((one) => leave(writing, one, 'revoke'))
    }
    case 'issue': {
      const policy = policyOf(act.position)
      const order = book.orders.find(({ status }) => status === 'PAID')
      if (!policy || !order || !writing.move('policy', policy, 'issue')) return false
      // The merchant console may have given back a part of it meanwhile.
      const amountFen = Math.min(policy.premiumFen, heldBy(book, order).advanceFen)
      writing.enter('ISSUE', order, act.reference, amountFen)
      return true
    }
    case 'leave': {
      const policy = policyOf(act.position)
      return policy !== undefined && leave(writing, policy, act.event, act.premiumFen)
    }
    case 'turn': {
      const policy = policyOf(act.position)
      return policy !== undefined && writing.move('policy', policy, act.event)
    }
    case 'refund':
      return refund(writing, act)
  }
}

/** A proposal whose attempt to pay failed can be paid again. */
function release(writing: Writing): void {
  const { proposal } = writing.book
  if (proposal.status === 'PAYING') writing.move('proposal', proposal, 'payFail')
}

function pay(
  writing: Writing,
  order: Order,
  { payment, isWanted, refused }: Extract<Act, { do: 'pay' }>,
): void {
  const { book } = writing
  const wasOpen = isOpen(order)
  book.payments.push({ id: payment, orderId: order.id, amountFen: order.amountFen })
  writing.enter('PAYMENT', order, payment, order.amountFen)
  // Whoever pays twice gets the second payment back, whatever happened to the first.
  if (!writing.move('payOrder', order, 'paid')) {
    owe(writing, order, { no: `R${payment}`, payment, of: 'SECOND' }, order.amountFen)
    return
  }
  order.paidBy = payment
  const taken = book.people.filter(({ position }) => !refused.includes(position))
  const keptFen = taken.reduce((total, { premiumFen }) => total + premiumFen, 0)
  const mayBuy = order.status === 'PAID' && isWanted && taken.length > 0
  if (mayBuy && writing.move('proposal', book.proposal, 'paid')) {
    const isByCore = taken.some(({ first }) => first === 'ISSUING')
    if (!isByCore) writing.enter('ISSUE', order, payment, keptFen)
    for (const { policyId: id, position, premiumFen, first: status } of taken)
      book.policies.push({ id, position, premiumFen, status })
    if (refused.length > 0)
      owe(
        writing,
        order,
        { no: `R${order.no}P`, payment, of: 'REFUSED' },
        order.amountFen - keptFen,
      )
    return
  }
  // Money that can no longer buy is owed back from this moment on.
  if (order.status === 'PAID') writing.move('payOrder', order, 'refund')
  owe(writing, order, { no: `R${order.no}`, payment, of: 'ORDER' }, order.amountFen)
  if (wasOpen) release(writing)
}

function owe(
  writing: Writing,
  order: Order,
  { no, payment, of }: Pick<Refund, 'no' | 'payment' | 'of'>,
  advanceFen: number,
  premiumFen = 0,
): void {
  const amountFen = advanceFen + premiumFen
  writing.enter('RETURN', order, no, advanceFen)
  writing.enter('REVOKE', order, no, premiumFen)
  const asked = { status: 'REQUESTED' as const, isAccepted: false }
  writing.book.refunds.push({ no, orderId: order.id, payment, of, amountFen, ...asked })
}

/** Ends the paid order and the policies of everybody on it. Who revokes is owed all that is held. */
function revoke(writing: Writing, by: 'GATEWAY' | 'CONSOLE'): boolean {
  const { book } = writing
  const order = book.orders.find(({ status }) => status === 'PAID')
  if (!order || order.paidBy === null || !writing.move('payOrder', order, 'refund')) return false
  if (!writing.move('proposal', book.proposal, 'revoke')) return false
  for (const policy of book.policies) writing.move('policy', policy, 'revoke')
  if (by === 'CONSOLE') return true
  const { advanceFen, premiumFen } = heldBy(book, order)
  const of = { no: `R${order.no}`, payment: order.paidBy, of: 'ORDER' as const }
  owe(writing, order, of, advanceFen, premiumFen)
  return true
}

/** The policy of one person ends. Without others, the whole order does. */
function leave(
  writing: Writing,
  policy: Book['policies'][number],
  event: 'reject' | 'lapse' | 'revoke',
  keptFen = policy.premiumFen,
): boolean {
  const { book } = writing
  const order = book.orders.find(({ status }) => status === 'PAID')
  const wasIssuing = policy.status === 'ISSUING'
  if (!order || order.paidBy === null || !writing.move('policy', policy, event)) return false
  if (book.policies.every((one) => one === policy || left.includes(one.status)))
    return revoke(writing, 'GATEWAY')
  const held = heldBy(book, order)
  const { position } = policy
  const of = { no: `R${order.no}N${position + 1}`, payment: order.paidBy, of: position }
  const advanceFen = wasIssuing ? Math.min(policy.premiumFen, held.advanceFen) : 0
  const premiumFen = wasIssuing ? 0 : Math.min(keptFen, held.premiumFen)
  if (advanceFen + premiumFen > 0) owe(writing, order, of, advanceFen, premiumFen)
  return true
}

function refund(
  writing: Writing,
  { no, event, isTaken = true, made }: Extract<Act, { do: 'refund' }>,
): boolean {
  const { book } = writing
  if (made && !book.refunds.some((one) => one.no === no))
    book.refunds.push({ ...made, no, of: 'CONSOLE', status: 'PROCESSING', isAccepted: true })
  const row = book.refunds.find((one) => one.no === no)
  const order = book.orders.find(({ id }) => id === row?.orderId)
  if (!row || !order) return false
  // Only the operator who tried it in the console can try it again.
  if (row.of === 'CONSOLE' && ['bounce', 'close', 'settle'].includes(event)) return false
  if (event === 'succeed' && row.amountFen > refundableFen(book, row.payment)) return false
  if (!writing.move('refund', row, event)) return false
  row.isAccepted ||= isTaken
  if (event === 'close') {
    const first = no.replace(/_\d+$/, '')
    const before = book.refunds.filter((one) => one.no.replace(/_\d+$/, '') === first).length
    const again = { no: `${first}_${before + 1}`, status: 'REQUESTED' as const, isAccepted: false }
    book.refunds.push({ ...row, ...again })
  }
  if (event !== 'succeed' && event !== 'settle') return true
  writing.enter(event === 'settle' ? 'SETTLE' : 'REFUND', order, no, row.amountFen)
  if (row.of === 'CONSOLE') return refundInConsole(writing, order, row)
  arrive(writing, order, row)
  return true
}

/** What was owed has arrived, or a refund of the console replaced it. */
function arrive(writing: Writing, order: Order, { of }: Refund): void {
  const { policies } = writing.book
  const policy = policies.find(({ position }) => position === of)
  if (policy) writing.move('policy', policy, 'revoked')
  if (of !== 'ORDER' || !writing.move('payOrder', order, 'refunded')) return
  for (const one of policies) writing.move('policy', one, 'revoked')
}

/**
 * It replaces or reduces what we owe of its payment, but nothing that the provider has accepted, because
 * that goes to the applicant besides. What goes beyond is premium of the order's own
 * payment, and the order ends once nothing is held any more.
 */
function refundInConsole(
  writing: Writing,
  order: Order,
  { no, payment, amountFen }: Refund,
): boolean {
  const { book } = writing
  let leftFen = amountFen
  const owed = book.refunds.filter((one) => isOwed(one) && one.payment === payment)
  for (const one of owed.filter(({ isAccepted }) => !isAccepted)) {
    if (one.amountFen > leftFen) {
      one.amountFen -= leftFen
      return true
    }
    leftFen -= one.amountFen
    writing.move('refund', one, 'replace')
    arrive(writing, order, one)
  }
  if (leftFen === 0) return true
  if (payment !== order.paidBy) return false
  const held = heldBy(book, order)
  const premiumFen = Math.min(leftFen, held.premiumFen)
  writing.enter('RETURN', order, no, leftFen - premiumFen)
  writing.enter('REVOKE', order, no, premiumFen)
  if (leftFen < held.premiumFen + held.advanceFen) return true
  if (!revoke(writing, 'CONSOLE')) return true
  writing.move('payOrder', order, 'refunded')
  for (const policy of book.policies) writing.move('policy', policy, 'revoked')
  return true
}

/** What operators gave back of policies that stay: only a person can tell whose part it was. */
export const givenBackFen = ({ refunds, entries }: Book): number =>
  sum(
    entries.filter(
      ({ kind, reference }) =>
        (kind === 'REVOKE' || kind === 'RETURN') &&
        refunds.some(({ no, of }) => no === reference && of === 'CONSOLE'),
    ),
  )
