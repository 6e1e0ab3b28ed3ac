import type { PolicyState, ProposalState, Read, RefundStatus } from '../order/states'
import { addDays, type Day } from '../time/day'

/**
 * Decides in one place which word describes a situation, from the facts of an order, its policies
 * and refunds, a renewal, a sale and a person. Pages, messages and documents choose their texts by
 * these words and never by a stored state, so that they cannot contradict each other.
 */
declare const chosen: unique symbol
/**
 * Text tables require this type. Only this module makes one, so a stored state does not compile
 * there.
 */
export type Chosen<T extends string> = T & { readonly [chosen]: true }

/** Looks up the text or colour for a word. */
export const lookUp = <T extends string, V>(table: Readonly<Record<T, V>>, word: Chosen<T>): V =>
  table[word as T]

/** How an order or policy ended that no person revoked. Both fields are absent otherwise. */
interface Ending {
  /** The refusal of a person of the order. With a reason, no policy was ever issued. */
  refusal?: unknown
  /** The merchant refunded the whole amount. */
  givenBack?: boolean
}

export interface Facts {
  /** `issuing`: somebody of the order still has no policy number from the insurer. */
  order?: Ending & { status: Read<ProposalState>; issuing?: boolean }
  /** The policies of the order, or those that the person holds of a product. */
  policies?: readonly (Ending & { status: Read<PolicyState> })[]
  /** Number of people that the insurer excluded when the order was paid. The others are insured. */
  leftOut?: number
  refunds?: readonly { status: Read<RefundStatus> }[]
  /** Whether auto-renewal of a policy is on, or is offered. */
  renewal?: { isOn: boolean; isOffered: boolean }
  /** Whether a product can be bought now. `opensAt` is the next opening, if it is known. */
  sale?: { isOpen: boolean; opensAt?: string | undefined }
  person?: {
    /** The person asked for a message when the sale opens. */
    booked?: boolean
    /** How messages reach the person. NONE: they gave neither WeChat nor a mobile number. */
    reach?: 'WECHAT' | 'SMS' | 'NONE'
    /** The person began the product's form and has not finished it. */
    hasBegun?: boolean
  }
}

/** NOT_ISSUED: the insurer issued no policy, so nobody was ever insured. */
type EndWord = 'REVOKED' | 'REFUSED' | 'NOT_ISSUED' | 'GIVEN_BACK'

export type OrderWord =
  ('TO_PAY' | 'PAYING' | 'PAID' | 'ISSUING' | 'CANCELLED' | 'EXPIRED' | 'UNKNOWN') | EndWord
export type PolicyWord = Read<PolicyState> | 'REFUSED' | 'GIVEN_BACK'
/**
 * The outcome of a purchase. PART: the insurer accepted some of the people. OVER: the cover has
 * ended.
 */
export type OutcomeWord =
  | ('NOT_PAID' | 'CLOSED' | 'ISSUING' | 'CHECKING' | 'PART' | 'BOUGHT' | 'COVERED' | 'OVER')
  | ('UNKNOWN' | EndWord)
/** The person's cover as a whole. Ended policies do not count. */
export type CoverWord = 'NONE' | 'ISSUING' | 'CHECKING' | 'TO_COME' | 'IN_FORCE'
/**
 * Where refunded money is. STUCK: the account of the payment cannot receive it. UNKNOWN: a newer gateway
 * says what this client cannot.
 */
export type MoneyWord = 'NONE' | 'RETURNING' | 'STUCK' | 'RETURNED' | 'UNKNOWN'
export type RenewalWord = 'NONE' | 'OFF' | 'ON'
export type SaleWord = 'OPEN' | 'SOON' | 'CLOSED'
/** UNREACHABLE: the person booked, but no message can reach them. */
export type BookingWord = 'NONE' | 'BY_WECHAT' | 'BY_SMS' | 'UNREACHABLE'
/** The subject of a reminder sent tomorrow. */
export type ReminderWord = 'FORM' | 'NEWS'

/**
 * Where the document of a policy is. OURS: the gateway draws it. INSURERS: the insurer has drawn it.
 * TO_COME: the insurer still draws it.
 */
export type DocumentWord = 'NONE' | 'OURS' | 'INSURERS' | 'TO_COME'

/** A policy, and the one that follows it if there is one. */
export type Continuable = NonNullable<Facts['policies']>[number] & {
  expireOn: Day
  continued?: { effectiveOn: Day; isChecked: boolean } | undefined
}

/**
 * How cover goes on after a policy. FOLLOWS: the next policy begins when this one ends. LATER: after
 * a gap. CHECKING: the insurer still underwrites or issues the next one.
 */
export type ContinuationWord = 'NONE' | 'CHECKING' | 'LATER' | 'FOLLOWS'

export interface Situation {
  /** Undefined when there is no order. */
  order: Chosen<OrderWord> | undefined
  outcome: Chosen<OutcomeWord> | undefined
  /** One word for each policy, in the same order. */
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

/** The word for one order when only the order is known. */
export const orderWordOf = (order: NonNullable<Facts['order']>): Chosen<OrderWord> =>
  choose(orderWord(order))

/** The word for one policy. */
export const policyWordOf = (policy: NonNullable<Facts['policies']>[number]): Chosen<PolicyWord> =>
  choose(policyWord(policy))

/** The word for how the cover of one policy goes on. Nothing goes on after a void policy. */
export const continuationOf = ({
  expireOn,
  continued,
  ...policy
}: Continuable): Chosen<ContinuationWord> => {
  if (!continued || !hasDocument(policyWord(policy))) return choose('NONE')
  if (!continued.isChecked) return choose('CHECKING')
  return choose(continued.effectiveOn > addDays(expireOn, 1) ? 'LATER' : 'FOLLOWS')
}

/** The word for the document of one policy. `insurerDocument` is missing where the gateway draws it. */
export const documentOf = ({
  insurerDocument: isDrawn,
  ...policy
}: NonNullable<Facts['policies']>[number] & {
  insurerDocument?: boolean
}): Chosen<DocumentWord> => {
  if (!hasDocument(policyWord(policy))) return choose('NONE')
  if (isDrawn === undefined) return choose('OURS')
  return choose(isDrawn ? 'INSURERS' : 'TO_COME')
}

const choose = <T extends string>(word: T) => word as Chosen<T>

const hasReason = (refusal: unknown): boolean =>
  typeof refusal === 'object' && refusal !== null && 'reason' in refusal

/** If several reasons apply, the underwriting refusal wins, because it caused the refund. */
const endWord = ({ refusal, givenBack }: Ending): EndWord => {
  if (refusal) return hasReason(refusal) ? 'NOT_ISSUED' : 'REFUSED'
  return givenBack ? 'GIVEN_BACK' : 'REVOKED'
}

function orderWord({ status, issuing, ...ending }: NonNullable<Facts['order']>): OrderWord {
  switch (status) {
    case 'PAID':
      return issuing ? 'ISSUING' : 'PAID'
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
  // Only a revocation is shown as in progress. A refused policy was never in force.
  return end === 'REVOKED' ? status : end
}

function coverWord(words: readonly PolicyWord[]): CoverWord {
  if (words.includes('EFFECTIVE') || words.includes('CANCELLING')) return 'IN_FORCE'
  if (words.includes('WAITING')) return 'TO_COME'
  if (words.includes('PENDING')) return 'CHECKING'
  return words.includes('ISSUING') ? 'ISSUING' : 'NONE'
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
    case 'ISSUING':
      return 'ISSUING'
    case 'PAID':
      break
    default:
      return order
  }
  if (policies.includes('ISSUING')) return 'ISSUING'
  if (policies.includes('UNKNOWN')) return 'UNKNOWN'
  // A person whose underwriting is pending may still end the order for all.
  if (policies.length === 0 || policies.includes('PENDING')) return 'CHECKING'
  if (coverWord(policies) === 'NONE') return 'OVER'
  if (leftOut > 0) return 'PART'
  return policies.includes('EFFECTIVE') ? 'COVERED' : 'BOUGHT'
}

function moneyWord(refunds: NonNullable<Facts['refunds']>): MoneyWord {
  if (refunds.length === 0) return 'NONE'
  if (refunds.some(({ status }) => status === 'ABNORMAL')) return 'STUCK'
  if (refunds.some(({ status }) => status === 'UNKNOWN')) return 'UNKNOWN'
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

/**
 * Whether a policy has a policy document. It has none before it is issued, during underwriting or after
 * it was revoked or refused.
 */
export const hasDocument = (word: PolicyWord): boolean =>
  word === 'WAITING' || word === 'EFFECTIVE' || word === 'CANCELLING' || word === 'EXPIRED'
