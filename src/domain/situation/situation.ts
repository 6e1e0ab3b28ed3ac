import type { PolicyState, ProposalState } from '../payment/order-states'
import type { RefundStatus } from '../payment/refund-status'

/**
 * What may be said to somebody, decided in one place: from what is known of an order, its policies
 * and refunds, a renewal, a sale and a person to one word each. Pages, messages and papers take
 * their texts by these words and never by a stored state, so that two of them cannot disagree.
 */
declare const chosen: unique symbol
/** Texts ask for it: only `situationOf` makes one, so a stored state does not compile there. */
export type Chosen<T extends string> = T & { readonly [chosen]: true }

/** What a table of texts or colours has for a word that was chosen. */
export const lookUp = <T extends string, V>(table: Readonly<Record<T, V>>, word: Chosen<T>): V =>
  table[word as T]

/** How somebody's order or policy ended that nobody revoked; both are absent otherwise. */
interface Ending {
  /** The insurer's check of somebody of the order. */
  refusal?: unknown
  /** The merchant gave all of the money back. */
  givenBack?: boolean
}

export interface Facts {
  order?: Ending & { status: ProposalState }
  /** Those of the order, or those that the person holds of a product. */
  policies?: readonly (Ending & { status: PolicyState })[]
  /** How many people the insurer left out when the order was paid; the others are covered. */
  leftOut?: number
  refunds?: readonly { status: RefundStatus }[]
  /** Whether a policy renews itself, or could be made to. */
  renewal?: { isOn: boolean; isOffered: boolean }
  /** Whether a product can be bought now; `opensAt`: when it opens next, as far as that is known. */
  sale?: { isOpen: boolean; opensAt?: string | undefined }
  person?: {
    /** Asked to be told when a sale opens. */
    booked?: boolean
    /** How messages get to them; NONE: they left neither WeChat nor a mobile. */
    reach?: 'WECHAT' | 'SMS' | 'NONE'
    /** Began the form of the product and has not finished it. */
    hasBegun?: boolean
  }
}

type EndWord = 'REVOKED' | 'REFUSED' | 'GIVEN_BACK'

export type OrderWord = 'TO_PAY' | 'PAYING' | 'PAID' | 'CANCELLED' | 'EXPIRED' | EndWord
export type PolicyWord = PolicyState | 'REFUSED' | 'GIVEN_BACK'
/** How a purchase came out. PART: the insurer took some of the people. OVER: cover has ended. */
export type OutcomeWord =
  ('NOT_PAID' | 'CLOSED' | 'CHECKING' | 'PART' | 'BOUGHT' | 'COVERED' | 'OVER') | EndWord
/** What a person holds altogether; what ended is nothing. */
export type CoverWord = 'NONE' | 'CHECKING' | 'TO_COME' | 'IN_FORCE'
/** Where money is that goes back. STUCK: the account that it came from cannot take it. */
export type MoneyWord = 'NONE' | 'RETURNING' | 'STUCK' | 'RETURNED'
export type RenewalWord = 'NONE' | 'OFF' | 'ON'
export type SaleWord = 'OPEN' | 'SOON' | 'CLOSED'
/** UNREACHABLE: booked, but no message would arrive. */
export type BookingWord = 'NONE' | 'BY_WECHAT' | 'BY_SMS' | 'UNREACHABLE'
/** What a reminder of tomorrow would be about. */
export type ReminderWord = 'FORM' | 'NEWS'

export interface Situation {
  /** Undefined without an order. */
  order: Chosen<OrderWord> | undefined
  outcome: Chosen<OutcomeWord> | undefined
  /** One for each policy, in their order. */
  policies: readonly Chosen<PolicyWord>[]
  cover: Chosen<CoverWord>
  money: Chosen<MoneyWord>
  renewal: Chosen<RenewalWord>
  sale: Chosen<SaleWord>
  booking: Chosen<BookingWord>
  reminder: Chosen<ReminderWord>
}

export function situationOf(facts: Facts): Situation {
  const { order, policies = [], leftOut = 0, refunds = [], renewal, sale, person = {} } = facts
  const words = policies.map(policyWord)
  const cover = coverWord(words)
  return {
    order: order && choose(orderWord(order)),
    outcome: order && choose(outcomeWord(orderWord(order), words, leftOut)),
    policies: words.map((word) => choose(word)),
    cover: choose(cover),
    money: choose(moneyWord(refunds)),
    renewal: choose(renewalWord(renewal)),
    sale: choose(saleWord(sale)),
    booking: choose(bookingWord(person)),
    reminder: choose(person.hasBegun ? 'FORM' : 'NEWS'),
  }
}

/** The word of one order, where nothing else of it is known. */
export const orderWordOf = (order: NonNullable<Facts['order']>): Chosen<OrderWord> =>
  choose(orderWord(order))

/** The word of one policy. */
export const policyWordOf = (policy: NonNullable<Facts['policies']>[number]): Chosen<PolicyWord> =>
  choose(policyWord(policy))

const choose = <T extends string>(word: T) => word as Chosen<T>

/** Several ends at once: the insurer's check is why the money went back. */
const endWord = ({ refusal, givenBack }: Ending): EndWord => {
  if (refusal) return 'REFUSED'
  return givenBack ? 'GIVEN_BACK' : 'REVOKED'
}

function orderWord({ status, ...ending }: NonNullable<Facts['order']>): OrderWord {
  switch (status) {
    case 'DRAFT':
    case 'CONFIRMED':
    case 'UNPAID':
      return 'TO_PAY'
    case 'REVOKED':
      return endWord(ending)
    default:
      return status
  }
}

function policyWord({ status, ...ending }: NonNullable<Facts['policies']>[number]): PolicyWord {
  if (status !== 'REVOKING' && status !== 'REVOKED') return status
  const end = endWord(ending)
  // Only what somebody revoked is said to be on its way: what was refused was never in force.
  return end === 'REVOKED' ? status : end
}

function coverWord(words: readonly PolicyWord[]): CoverWord {
  if (words.includes('EFFECTIVE')) return 'IN_FORCE'
  if (words.includes('WAITING')) return 'TO_COME'
  return words.includes('PENDING') ? 'CHECKING' : 'NONE'
}

function outcomeWord(
  order: OrderWord,
  policies: readonly PolicyWord[],
  leftOut: number,
): OutcomeWord {
  switch (order) {
    case 'TO_PAY':
    case 'PAYING':
      return 'NOT_PAID'
    case 'CANCELLED':
    case 'EXPIRED':
      return 'CLOSED'
    case 'PAID':
      break
    default:
      return order
  }
  // One who is still checked may end the order for all.
  if (policies.length === 0 || policies.includes('PENDING')) return 'CHECKING'
  if (coverWord(policies) === 'NONE') return 'OVER'
  if (leftOut > 0) return 'PART'
  return policies.includes('EFFECTIVE') ? 'COVERED' : 'BOUGHT'
}

function moneyWord(refunds: NonNullable<Facts['refunds']>): MoneyWord {
  if (refunds.length === 0) return 'NONE'
  if (refunds.some(({ status }) => status === 'ABNORMAL')) return 'STUCK'
  return refunds.every(({ status }) => status === 'REFUNDED') ? 'RETURNED' : 'RETURNING'
}

function renewalWord(renewal: Facts['renewal']): RenewalWord {
  if (renewal?.isOn) return 'ON'
  return renewal?.isOffered ? 'OFF' : 'NONE'
}

function saleWord(sale: Facts['sale']): SaleWord {
  if (sale?.isOpen) return 'OPEN'
  return sale?.opensAt ? 'SOON' : 'CLOSED'
}

function bookingWord({ booked, reach = 'NONE' }: NonNullable<Facts['person']>): BookingWord {
  if (!booked) return 'NONE'
  return ({ WECHAT: 'BY_WECHAT', SMS: 'BY_SMS', NONE: 'UNREACHABLE' } as const)[reach]
}

/** Whether a policy has a document: what is checked promises nothing yet, what ended never did. */
export const hasDocument = (word: PolicyWord): boolean =>
  word === 'WAITING' || word === 'EFFECTIVE' || word === 'EXPIRED'
