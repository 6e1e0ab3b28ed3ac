import { givenBackFen } from './acts'
import { heldBy, isOwed, sum, totalOf, withoutPremium, type Book } from './book'

/** The laws that hold after every transaction. Answers those that a book breaks, in words. */
export function brokenLaws(book: Book): string[] {
  const { proposal, orders, payments, refunds, policies, entries } = book
  const broken: string[] = []
  const equal = (law: string, found: number, wanted: number) => {
    if (found !== wanted) broken.push(`${law}: ${found} instead of ${wanted}`)
  }
  const premiums = (rows: readonly { premiumFen: number }[]) =>
    rows.reduce((total, { premiumFen }) => total + premiumFen, 0)

  for (const { id, orderId, amountFen } of payments) {
    const order = orders.find((one) => one.id === orderId)
    const held = order?.paidBy === id ? heldBy(book, order) : { advanceFen: 0, premiumFen: 0 }
    const of = refunds.filter(({ payment }) => payment === id)
    const owed = sum(of.filter(isOwed))
    const back = sum(of.filter(({ status }) => status === 'REFUNDED'))
    // Nothing is lost and nothing is doubled.
    const used = held.advanceFen + held.premiumFen + owed + back
    equal(`payment ${id} is kept, owed or refunded`, used, amountFen)
    equal(`payment ${id} is booked once`, payments.filter((one) => one.id === id).length, 1)
  }
  for (const order of orders) {
    const of = refunds.filter(({ orderId }) => orderId === order.id)
    const owed =
      totalOf(book, order, 'RETURN') +
      totalOf(book, order, 'REVOKE') -
      totalOf(book, order, 'REFUND') -
      totalOf(book, order, 'SETTLE')
    equal(`what is owed of ${order.id} is asked for`, sum(of.filter(isOwed)), owed)
    const isEnding = of.some((one) => one.of === 'ORDER' && isOwed(one))
    equal(
      `${order.id} waits for its refund`,
      Number(order.status === 'REFUNDING'),
      Number(isEnding),
    )
    const isPaid = ['PAID', 'REFUNDING', 'REFUNDED'].includes(order.status)
    equal(`${order.id} is paid by a payment`, Number(isPaid), Number(order.paidBy !== null))
    const { advanceFen, premiumFen } = heldBy(book, order)
    if (Math.min(advanceFen, premiumFen, owed) < 0)
      broken.push(`${order.id} holds less than nothing`)
    const isHolding = advanceFen + premiumFen > 0
    equal(`${order.id} holds money`, Number(isHolding), Number(order.status === 'PAID'))
  }
  const paid = orders.filter(({ status }) => status === 'PAID')
  equal('a paid proposal has one paid order', paid.length, Number(proposal.status === 'PAID'))
  const held = paid.map((order) => heldBy(book, order))
  const issuing =
    proposal.status === 'PAID' ? policies.filter((one) => one.status === 'ISSUING') : []
  const inForce = policies.filter(({ status }) => !withoutPremium.includes(status))
  if (proposal.status !== 'PAID') equal('nobody is insured for nothing', inForce.length, 0)
  else if (givenBackFen(book) === 0) {
    const kept = held.reduce((total, { premiumFen }) => total + premiumFen, 0)
    const advance = held.reduce((total, { advanceFen }) => total + advanceFen, 0)
    equal('premium is that of the policies', kept, premiums(inForce))
    equal('advance premium waits for the core', advance, premiums(issuing))
  }
  const lines = entries.map(({ kind, reference }) => `${kind} ${reference}`)
  equal('every entry is made once', new Set(lines).size, lines.length)
  return broken
}
