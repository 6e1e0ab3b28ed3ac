import type { Kind } from './town'

export interface PlantedFault {
  name: string
  kind: Kind
  /** Edits of the model. Each `find` must stand in its file once. */
  edits: readonly { file: string; find: string; put: string }[]
  /** A word of the law that breaks. */
  breaks: string
}

const acts = 'server/ledger/model/acts.ts'
const town = 'test/model/town.ts'

/**
 * Faults of the model that the exploration must find by itself. The first is the rule whose lack the
 * simulator met by chance (seed 223033); the gateway had the second one, too, until the model told it.
 */
export const PLANTED: readonly PlantedFault[] = [
  {
    name: 'a console refund of a payment that nobody knows counts for the order',
    kind: 'plain',
    edits: [
      {
        file: town,
        find: 'isKnown(town, payment) ? town : booked(town, ...payActOf(town, payment))',
        put: 'town.book.payments.length > 0 ? town : booked(town, ...payActOf(town, payment))',
      },
      {
        file: acts,
        find: 'row.amountFen > refundableFen(book, row.payment)',
        put: "row.amountFen > totalOf(book, order, 'PAYMENT') - totalOf(book, order, 'REFUND')",
      },
      { file: acts, find: 'if (payment !== order.paidBy) return false', put: '' },
      { file: acts, find: 'refundableFen,\n  sum,', put: 'totalOf,\n  sum,' },
    ],
    breaks: 'stays',
  },
  {
    name: 'a console refund replaces one that the provider has accepted',
    kind: 'family',
    edits: [{ file: acts, find: 'owed.filter(({ isAccepted }) => !isAccepted)', put: 'owed' }],
    breaks: 'refunds are',
  },
  {
    name: 'a console refund is booked before ours is asked about',
    kind: 'family',
    edits: [{ file: town, find: 'return booked(heard,', put: 'return booked(known,' }],
    breaks: 'refunds are',
  },
  {
    name: 'a second payment buys nothing and is not owed back',
    kind: 'plain',
    edits: [
      {
        file: acts,
        find: "owe(writing, order, { no: `R${payment}`, payment, of: 'SECOND' }, order.amountFen)",
        put: '',
      },
    ],
    breaks: 'is kept, owed or refunded',
  },
  {
    name: 'a payment that comes for a closed order buys',
    kind: 'plain',
    edits: [{ file: acts, find: "order.status === 'PAID' && isWanted", put: 'isWanted' }],
    breaks: 'a paid proposal has one paid order',
  },
  {
    name: 'a payment that can no longer buy leaves its order paid',
    kind: 'plain',
    edits: [
      {
        file: acts,
        find: "if (order.status === 'PAID') writing.move('payOrder', order, 'refund')",
        put: '',
      },
    ],
    breaks: 'a paid proposal has one paid order',
  },
  {
    name: 'the same notification is booked twice',
    kind: 'plain',
    edits: [
      {
        file: acts,
        find: '!order || book.payments.some(({ id }) => id === act.payment)',
        put: '!order',
      },
    ],
    breaks: 'is booked once',
  },
  {
    name: 'a refund that the provider closed is not asked for again',
    kind: 'plain',
    edits: [{ file: acts, find: 'book.refunds.push({ ...row, ...again })', put: 'void again' }],
    breaks: 'is kept, owed or refunded',
  },
  {
    name: 'a refund that was refused is asked for again under its old number',
    kind: 'plain',
    edits: [
      { file: acts, find: 'no: `${first}_${before + 1}`,', put: 'no: before > 0 ? first : no,' },
    ],
    breaks: 'stays',
  },
  {
    name: 'who revokes keeps a policy',
    kind: 'family',
    edits: [
      {
        file: acts,
        find: "for (const policy of book.policies) writing.move('policy', policy, 'revoke')",
        put: "for (const policy of book.policies.slice(1)) writing.move('policy', policy, 'revoke')",
      },
    ],
    breaks: 'nobody is insured for nothing',
  },
  {
    name: 'the premium of a person whom the insurer refuses is forgotten',
    kind: 'family',
    edits: [{ file: acts, find: 'if (refused.length > 0)\n', put: 'if (refused.length > 9)\n' }],
    breaks: 'advance premium waits',
  },
  {
    name: 'the advance premium of a person whom the core refuses is kept',
    kind: 'core',
    edits: [
      {
        file: acts,
        find: 'if (advanceFen + premiumFen > 0) owe(writing, order, of, advanceFen, premiumFen)',
        put: 'void [of, advanceFen, premiumFen]',
      },
    ],
    breaks: 'advance premium waits',
  },
  {
    name: 'the core refuses the last person and the order stays',
    kind: 'core',
    edits: [
      {
        file: acts,
        find: 'book.policies.every((one) => one === policy || left.includes(one.status))',
        put: 'book.policies.length === 1',
      },
    ],
    breaks: 'holds money',
  },
  {
    name: 'the whole of a premium is refunded in the console and the order stays in force',
    kind: 'plain',
    edits: [
      { file: acts, find: "if (!revoke(writing, 'CONSOLE')) return true", put: 'return true' },
    ],
    breaks: 'holds money',
  },
]
