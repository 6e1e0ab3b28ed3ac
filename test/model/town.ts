import {
  isOpen,
  perform,
  type Act,
  type Failure,
  type Report,
} from '../../server/ledger/model/acts'
import { isOwed, sum, type Book } from '../../server/ledger/model/book'

/**
 * What stands around the book: a person, a provider, an operator at the merchant console, an insurer's
 * core, and two gateways. A gateway asks first and books afterwards. In between the other one acts, the
 * answer grows old, or the gateway dies.
 */
export interface Town {
  book: Book
  there: {
    /** The orders that the provider closed. */
    closed: readonly string[]
    /** `isLate`: it was made on a day on which the order was not offered any more. */
    payments: readonly {
      id: string
      orderId: string
      isLate: boolean
      refused: readonly number[]
    }[]
    refunds: readonly RefundThere[]
  }
  /** What each gateway was told and has not booked yet. */
  told: readonly [Told, Told]
  /** What happened before: a death of a gateway changes nothing else. */
  faults: number
}

type Told =
  | null
  | { of: 'order'; order: string; payment?: string; end?: Failure; then?: 'cancel' | 'expire' }
  | ({ of: 'refund' } & RefundThere)

interface RefundThere {
  no: string
  payment: string
  amountFen: number
  status: 'PROCESSING' | 'SUCCESS' | 'ABNORMAL' | 'CLOSED'
  isByOperator: boolean
}

const FEN = 100

/** Which kind of product is sold. */
export type Kind = 'plain' | 'family' | 'core'

export function emptyTown(kind: Kind): Town {
  const first = kind === 'core' ? 'ISSUING' : 'WAITING'
  const people = (kind === 'plain' ? [0] : [0, 1]).map((position) => ({
    ...{ position, premiumFen: FEN * (position + 1), policyId: `policy${position + 1}`, first },
  }))
  const rows = { orders: [], payments: [], refunds: [], policies: [], entries: [] }
  return {
    book: { proposal: { id: 'proposal', status: 'CONFIRMED' }, people, ...rows } as Book,
    there: { closed: [], payments: [], refunds: [] },
    told: [null, null],
    faults: 0,
  }
}

export const booked = (town: Town, ...acts: readonly Act[]): Town =>
  acts.reduce((now, act) => {
    const done = perform(now.book, act)
    return done ? { ...now, book: done.book } : now
  }, town)

export interface Next {
  name: string
  town: Town
}

export const isKnown = (town: Town, payment: string) =>
  town.book.payments.some(({ id }) => id === payment)

const payActOf = ({ there }: Town, payment: string): Act[] =>
  there.payments
    .filter(({ id }) => id === payment)
    .map(({ id, orderId: order, isLate, refused }) => ({
      ...{ do: 'pay' as const, order, payment: id, isWanted: !isLate, refused },
    }))

/** A query about an order names only its first payment. */
const firstPayment = ({ there }: Town, order: string): string | undefined =>
  there.payments.find(({ orderId }) => orderId === order)?.id

const reportOf: Record<RefundThere['status'], Report> = {
  PROCESSING: 'accept',
  SUCCESS: 'succeed',
  ABNORMAL: 'bounce',
  CLOSED: 'close',
}

/** Books what a gateway was told. */
export function hear(town: Town, told: Told): Town {
  if (told === null) return town
  if (told.of === 'order') {
    const { order, payment, end, then } = told
    const paid = payment === undefined ? town : booked(town, ...payActOf(town, payment))
    const ended = end === undefined ? paid : booked(paid, { do: 'end', order, event: end })
    if (then === undefined) return ended
    const row = ended.book.orders.find(({ id }) => id === order)
    if (!row || !isOpen(row)) return ended
    const closed = booked(ended, { do: 'end', order, event: then })
    const there = firstPayment(closed, order)
      ? closed.there.closed
      : [...closed.there.closed, order]
    return booked(
      { ...closed, there: { ...closed.there, closed: there } },
      ...(then === 'cancel' ? [{ do: 'propose' as const, events: ['cancel' as const] }] : []),
    )
  }
  const { no, payment, amountFen, status, isByOperator } = told
  const orderId = town.there.payments.find(({ id }) => id === payment)?.orderId ?? ''
  // A payment that we do not know yet is booked first (docs/states.md).
  const known = isKnown(town, payment) ? town : booked(town, ...payActOf(town, payment))
  if (status === 'CLOSED' && isByOperator) return known
  const ours = known.book.refunds.find((one) => one.no === no)
  if (ours && ours.amountFen !== amountFen) return known
  const made = isByOperator && { made: { orderId, payment, amountFen } }
  // Ours of the same payment are asked about before, so that none is replaced that the provider makes.
  const beside = isByOperator ? known.there.refunds.filter((one) => one.payment === payment) : []
  const heard = beside
    .filter((one) => known.book.refunds.some((row) => row.no === one.no && isOwed(row)))
    .reduce(
      (now, one) => booked(now, { do: 'refund', no: one.no, event: reportOf[one.status] }),
      known,
    )
  return booked(heard, { do: 'refund', no, event: reportOf[status], ...made })
}

/** Everything that may happen next. */
export function nextOf(town: Town, most: { orders: number; payments: number }): Next[] {
  const { book, there, told } = town
  const next: Next[] = []
  const may = (name: string, then: Town) => {
    next.push({ name, town: then })
  }
  const outside = (change: Partial<Town['there']>): Town => ({
    ...{ ...town, there: { ...there, ...change } },
  })
  const { status } = book.proposal
  const openOrder = book.orders.find(isOpen)
  const unpaid = ['CONFIRMED', 'UNPAID', 'PAYING'].includes(status)
  if (unpaid && !openOrder && book.orders.length < most.orders) {
    const id = `order${book.orders.length + 1}`
    const amountFen = book.people.reduce((total, one) => total + one.premiumFen, 0)
    const order = { id, no: id, status: 'CREATED' as const, amountFen, paidBy: null }
    const added = { ...town, book: { ...book, orders: [...book.orders, order] } }
    const ordered = booked(added, { do: 'propose', events: ['order'] })
    may(`the person taps pay: ${id}`, booked(ordered, { do: 'open', order: id }))
  }
  for (const { id, amountFen } of book.orders) {
    if (there.payments.length < most.payments && !there.closed.includes(id)) {
      const name = `payment${there.payments.length + 1}`
      const pay = (how: string, isLate: boolean, refused: readonly number[]) =>
        may(
          `the person pays ${id}${how}: ${name} of ${amountFen}`,
          outside({ payments: [...there.payments, { id: name, orderId: id, isLate, refused }] }),
        )
      pay('', false, [])
      if (book.people.length === 1) pay(' a day late', true, [])
      else if (book.people[0]?.first !== 'ISSUING')
        pay(', the insurer refuses person 2', false, [1])
    }
  }
  if (status === 'PAID') {
    const done = perform(
      book,
      book.people[0]?.first === 'ISSUING' ? { do: 'askCancel' } : { do: 'revoke' },
    )
    if (done) may('the person revokes', { ...town, book: done.book })
  }
  for (const { position, status: policy } of book.policies) {
    if (policy === 'ISSUING') {
      const issue: Act = { do: 'issue', position, reference: `issue${position}` }
      may(`the core issues policy ${position + 1}`, booked(town, issue))
      may(
        `the core refuses person ${position + 1}`,
        booked(town, { do: 'leave', position, event: 'reject' }),
      )
    }
    if (policy === 'CANCELLING') {
      may(
        `the core keeps policy ${position + 1}`,
        booked(town, { do: 'turn', position, event: 'keep' }),
      )
      may(
        `the core cancels policy ${position + 1}`,
        booked(town, { do: 'leave', position, event: 'revoke' }),
      )
    }
  }
  for (const refund of there.refunds) {
    const change = (to: RefundThere['status']) =>
      may(
        `refund ${refund.no} becomes ${to}`,
        outside({
          refunds: there.refunds.map((one) => (one === refund ? { ...one, status: to } : one)),
        }),
      )
    if (refund.status === 'PROCESSING' || refund.status === 'ABNORMAL') change('SUCCESS')
    if (refund.status === 'PROCESSING') change('ABNORMAL')
    if (refund.status === 'PROCESSING' && there.refunds.length < 3) change('CLOSED')
  }
  for (const { no } of book.refunds.filter((one) => isOwed(one) && one.status === 'ABNORMAL'))
    may(`staff settle ${no} by a document`, booked(town, { do: 'refund', no, event: 'settle' }))
  if (!there.refunds.some(({ isByOperator }) => isByOperator))
    for (const { id } of there.payments) {
      const leftFen = leftThere(town, id)
      const byOperator = (amountFen: number) =>
        may(
          `the operator refunds ${amountFen} of ${id}`,
          outside({ refunds: [...there.refunds, madeOf('console1', id, amountFen)] }),
        )
      if (leftFen > 0) byOperator(leftFen)
      if (leftFen > 40) byOperator(40)
    }
  for (const at of [0, 1] as const) {
    const here = `gateway ${at + 1}`
    const tell = (name: string, what: Told, then: Town = town) =>
      may(name, { ...then, told: at === 0 ? [what, told[1]] : [told[0], what] })
    const held = told[at]
    if (held !== null) {
      may(`${here} books what it was told`, {
        ...hear(town, held),
        told: at === 0 ? [null, told[1]] : [told[0], null],
      })
      tell(`${here} dies`, null)
      continue
    }
    // The second one alone holds nothing that the first could not hold.
    if (at === 1 && told[0] === null) continue
    for (const { id } of there.payments) {
      const { orderId: order = '' } = there.payments.find((one) => one.id === id) ?? {}
      tell(`${here} is notified of ${id}`, { of: 'order', order, payment: id })
    }
    for (const order of book.orders.filter(isOpen)) {
      const payment = firstPayment(town, order.id)
      const asked = { of: 'order' as const, order: order.id, ...(payment && { payment }) }
      tell(`${here} asks about ${order.id}, which the person cancels`, { ...asked, then: 'cancel' })
      tell(`${here} asks about ${order.id}, whose time is over`, { ...asked, then: 'expire' })
      if (!payment)
        for (const end of ['fail', 'failNoRetry'] as const)
          tell(`${here} is notified that ${order.id} ends: ${end}`, { ...asked, end })
    }
    for (const refund of there.refunds)
      tell(`${here} hears that ${refund.no} is ${refund.status}`, { of: 'refund', ...refund })
    for (const refund of book.refunds.filter(isOwed)) {
      const then = requested(town, refund)
      const made = then.there.refunds.find(({ no }) => no === refund.no)
      if (made && then !== town)
        tell(`${here} requests ${refund.no}`, { of: 'refund', ...made }, then)
    }
  }
  return next
}

const madeOf = (no: string, payment: string, amountFen: number): RefundThere => ({
  ...{ no, payment, amountFen, status: 'SUCCESS', isByOperator: true },
})

/** What the provider still lets go of a payment. */
const leftThere = ({ book, there }: Town, payment: string): number => {
  const { orderId } = there.payments.find(({ id }) => id === payment) ?? {}
  const amountFen = book.orders.find(({ id }) => id === orderId)?.amountFen ?? 0
  return (
    amountFen -
    sum(there.refunds.filter((one) => one.payment === payment && one.status !== 'CLOSED'))
  )
}

/** The provider refuses more than was paid, and a number that it knows is not made again. */
export function requested(town: Town, { no, payment, amountFen }: Book['refunds'][number]): Town {
  const { there } = town
  if (there.refunds.some((one) => one.no === no) || leftThere(town, payment) < amountFen)
    return town
  const made: RefundThere = { no, payment, amountFen, status: 'PROCESSING', isByOperator: false }
  return { ...town, there: { ...there, refunds: [...there.refunds, made] } }
}
