import { isOpen } from '../../server/ledger/model/acts'
import { isOwed, refundableFen, type Book } from '../../server/ledger/model/book'
import { booked, hear, isKnown, requested, type Town } from './town'

const isRefunded = ({ book }: Town, wanted: string) =>
  book.refunds.some(({ no, status }) => no === wanted && status === 'REFUNDED')

/** Both gateways book what they were told. */
export const bookTold = (town: Town): Town => ({
  ...hear(hear(town, town.told[0]), town.told[1]),
  told: [null, null],
})

/** Nothing fails any more: notifications arrive, bills are read, refunds succeed, time passes. */
export function settleDown(town: Town): Town {
  let now = town
  for (let round = 0; round < 8; round += 1) {
    const before = now.book
    for (const { id, orderId: order } of now.there.payments.filter((one) => !isKnown(now, one.id)))
      now = hear(now, { of: 'order', order, payment: id })
    for (const order of now.book.orders.filter(isOpen))
      now = hear(now, { of: 'order', order: order.id, then: 'expire' })
    for (const { position, status } of now.book.policies) {
      if (status === 'ISSUING')
        now = booked(now, { do: 'issue', position, reference: `issue${position}` })
      if (status === 'CANCELLING') now = booked(now, { do: 'leave', position, event: 'revoke' })
    }
    for (const refund of now.book.refunds.filter(isOwed)) now = requested(now, refund)
    const refunds = now.there.refunds.map((one) =>
      one.status === 'CLOSED' ? one : { ...one, status: 'SUCCESS' as const },
    )
    now = { ...now, there: { ...now.there, refunds } }
    for (const refund of refunds.filter(({ no }) => !isRefunded(now, no)))
      now = hear(now, { of: 'refund', ...refund })
    if (!now.book.orders.some(isOpen)) now = booked(now, { do: 'propose', events: ['expire'] })
    if (before === now.book) break
  }
  return now
}

/** What must have come to an end once nothing fails any more. */
export function unended({ proposal, orders, refunds, policies }: Book): string[] {
  const over: readonly string[] = ['PAID', 'CANCELLED', 'EXPIRED', 'REVOKED']
  const waiting: readonly string[] = ['ISSUING', 'CANCELLING', 'REVOKING', 'PENDING']
  return [
    ...(over.includes(proposal.status) ? [] : [`the proposal stays ${proposal.status}`]),
    ...orders
      .filter(({ status }) => ['CREATED', 'PAYING', 'PAID_FAIL', 'REFUNDING'].includes(status))
      .map(({ id, status }) => `${id} stays ${status}`),
    ...refunds
      .filter((one) => isOwed(one) || one.status === 'PROCESSING')
      .map(({ no, status, amountFen }) => `refund ${no} of ${amountFen} stays ${status}`),
    ...policies
      .filter(({ status }) => waiting.includes(status))
      .map(({ id, status }) => `policy ${id} stays ${status}`),
  ]
}

/** What the book says and the provider does not, or the other way round, once all is told. */
export function differencesFrom({ book, there }: Town): string[] {
  const lines = (rows: readonly { no: string; amountFen: number }[]) =>
    rows
      .map(({ no, amountFen }) => `${no} ${amountFen}`)
      .sort()
      .join(', ')
  const here = lines(book.refunds.filter(({ status }) => status === 'REFUNDED'))
  const outside = lines(there.refunds.filter(({ status }) => status === 'SUCCESS'))
  const known = book.payments
    .map(({ id }) => id)
    .sort()
    .join(', ')
  const paid = there.payments
    .map(({ id }) => id)
    .sort()
    .join(', ')
  return [
    ...(here === outside ? [] : [`refunds are ${here} and at the provider ${outside}`]),
    ...(known === paid ? [] : [`payments are ${known} and at the provider ${paid}`]),
    ...book.payments.flatMap(({ id }) => {
      const most = refundableFen(book, id)
      return most < 0 ? [`${-most} too much of ${id} was refunded`] : []
    }),
  ]
}
