/**
 * State tables of a proposal, a pay order, a refund, a policy and a renewal. A move that is not in
 * them is impossible. The gateway asks `move` before it writes; the client only reads states.
 */
import type { Result } from '../base/result'
import {
  nextState,
  own,
  type EventsOf,
  type MoveFault,
  type StatesOf,
  type StateTable,
} from '../base/state-table'

/** `revoke` applies to every policy of the pay order, so the proposal moves once. */
const proposal = {
  DRAFT: { confirm: 'CONFIRMED', cancel: 'CANCELLED', expire: 'EXPIRED' },
  CONFIRMED: { order: 'UNPAID', cancel: 'CANCELLED', expire: 'EXPIRED' },
  // A payment notification may arrive before we record that the cashier was opened.
  UNPAID: { pay: 'PAYING', paid: 'PAID', cancel: 'CANCELLED', expire: 'EXPIRED' },
  PAYING: { payFail: 'UNPAID', paid: 'PAID', cancel: 'CANCELLED', expire: 'EXPIRED' },
  PAID: { revoke: 'REVOKED' },
  CANCELLED: {},
  EXPIRED: {},
  REVOKED: {},
} as const

const payable = {
  paid: 'PAID',
  partFail: 'PART_FAIL',
  fail: 'PAID_FAIL',
  failNoRetry: 'PAID_FAIL_NO_RETRY',
  expire: 'EXPIRED',
  cancel: 'CANCEL',
} as const

/**
 * Money that arrives for a closed order is refunded at once and never buys a policy. All other
 * events change nothing.
 */
const closed = { paid: 'REFUNDING' } as const

const payOrder = {
  CREATED: { pay: 'PAYING', ...payable },
  PAYING: payable,
  PAID_FAIL: {
    pay: 'PAYING',
    paid: 'PAID',
    partFail: 'PART_FAIL',
    failNoRetry: 'PAID_FAIL_NO_RETRY',
    expire: 'EXPIRED',
    cancel: 'CANCEL',
  },
  PAID_FAIL_NO_RETRY: closed,
  EXPIRED: closed,
  CANCEL: closed,
  PART_FAIL: closed,
  PAID: { refund: 'REFUNDING' },
  REFUNDING: { refunded: 'REFUNDED' },
  REFUNDED: {},
} as const

/** Events of a refund that WeChat Pay accepted, from its answers or from its console. */
const underWay = {
  succeed: 'REFUNDED',
  // The account of the payment cannot receive the refund. It is settled in the console under this
  // number.
  bounce: 'ABNORMAL',
  // The refund ended without money, so the amount is requested again under a new number.
  close: 'CLOSED',
  // An operator refunded in the console before us.
  replace: 'REPLACED',
} as const

const refund = {
  REQUESTED: { accept: 'PROCESSING', ...underWay },
  // `fail` ends a refund that was tried in the console. Only the console can try it again.
  PROCESSING: { fail: 'FAILED', ...underWay },
  ABNORMAL: {
    accept: 'PROCESSING',
    succeed: 'REFUNDED',
    close: 'CLOSED',
    replace: 'REPLACED',
    // Staff gave the money back in another way, by a document.
    settle: 'REFUNDED',
  },
  FAILED: { succeed: 'REFUNDED' },
  CLOSED: {},
  REPLACED: { succeed: 'REFUNDED' },
  REFUNDED: {},
} as const

const policy = {
  // Underwriting is pending. `reject` revokes and refunds; the policy is void from the start.
  PENDING: {
    accept: 'WAITING',
    takeEffect: 'EFFECTIVE',
    reject: 'REVOKING',
    revoke: 'REVOKING',
  },
  // The insurer's core has not answered yet. `lapse`: it did not in time. Both end without a policy.
  ISSUING: { issue: 'WAITING', reject: 'NOT_ISSUED', lapse: 'NOT_ISSUED', revoke: 'REVOKING' },
  NOT_ISSUED: {},
  WAITING: { takeEffect: 'EFFECTIVE', askCancel: 'CANCELLING', revoke: 'REVOKING' },
  EFFECTIVE: { expire: 'EXPIRED', askCancel: 'CANCELLING', revoke: 'REVOKING' },
  // The core decides whether the policy may be given back. Until then its cover stands.
  CANCELLING: { keep: 'WAITING', revoke: 'REVOKING' },
  REVOKING: { revoked: 'REVOKED' },
  REVOKED: {},
  // The merchant may give the premium back after the cover has ended.
  EXPIRED: { revoke: 'REVOKING' },
} as const

/** The person who signed may end the agreement at any time before it is over. */
const ends = { end: 'ENDED' } as const

/**
 * One agreement covers one renewal: it is signed at WeChat Pay, announced, scheduled and charged.
 */
const renewal = {
  SIGNING: { sign: 'ACTIVE', fail: 'SIGN_FAILED', ...ends },
  ACTIVE: { notify: 'NOTIFIED', ...ends },
  NOTIFIED: { schedule: 'SCHEDULED', lapse: 'LAPSED', ...ends },
  SCHEDULED: { renew: 'RENEWED', lapse: 'LAPSED', ...ends },
  SIGN_FAILED: {},
  RENEWED: {},
  // The charge was not made in time, so the person renews by hand.
  LAPSED: {},
  ENDED: {},
} as const

/** A policy in one of these insures somebody, or will, or is on its way to. */
export const standingPolicyStates = [
  'ISSUING',
  'PENDING',
  'WAITING',
  'EFFECTIVE',
  'CANCELLING',
] as const satisfies readonly StatesOf<typeof policy>[]

/** A proposal in one of these is over once its deadline has passed, before anybody writes it. */
export const lapsingProposalStates = [
  'DRAFT',
  'CONFIRMED',
  'UNPAID',
] as const satisfies readonly StatesOf<typeof proposal>[]

/** State -> event -> next state. */
export const machines = { proposal, payOrder, refund, policy, renewal } as const

export type Machine = keyof typeof machines
export type StateOf<M extends Machine> = StatesOf<(typeof machines)[M]>
export type EventOf<M extends Machine> = EventsOf<(typeof machines)[M]>

/** Every state of a machine. The type of the constant lists exactly its keys. */
export const statesOf = <M extends Machine>(machine: M): readonly StateOf<M>[] =>
  Object.keys(machines[machine]) as StateOf<M>[]

/** A state of a newer gateway, as an older client reads it. */
export const UNKNOWN = 'UNKNOWN'
/** A state as a client reads it. */
export type Read<S extends string> = S | typeof UNKNOWN

export type ProposalState = StateOf<'proposal'>
export type PayOrderState = StateOf<'payOrder'>
export type RefundState = StateOf<'refund'>
export type PolicyState = StateOf<'policy'>
export type RenewalState = StateOf<'renewal'>

/** States of a renewal that is still to come. */
export const openRenewalStates: readonly RenewalState[] = [
  'SIGNING',
  'ACTIVE',
  'NOTIFIED',
  'SCHEDULED',
]

/** States of a refund whose money has not arrived yet. */
export const owedRefundStates: readonly RefundState[] = ['REQUESTED', 'PROCESSING', 'ABNORMAL']

type Move<M extends Machine> = { machine: M; from: StateOf<M>; event: EventOf<M> }

const tables: Readonly<Record<string, StateTable>> = machines

/** Text from a database or another system may name a machine that does not exist. */
const tableOf = (machine: string): StateTable => own(tables, machine) ?? {}

/**
 * Answers the next state, or why the move is illegal. The caller decides whether a repeat is
 * harmless.
 */
export const move = <M extends Machine>({
  machine,
  from,
  event,
}: Move<M>): Result<StateOf<M>, MoveFault> =>
  // The table holds states of this machine only.
  nextState(tableOf(machine), from, event) as Result<StateOf<M>, MoveFault>

export const canMove = <M extends Machine>(input: Move<M>): boolean => move(input).ok

/**
 * The refund status that users see. PROCESSING: WeChat Pay accepted the refund. REFUNDED: the money
 * has arrived. ABNORMAL: the account of the payment cannot receive it.
 */
export const refundStatuses = ['REQUESTED', 'PROCESSING', 'ABNORMAL', 'REFUNDED'] as const
export type RefundStatus = (typeof refundStatuses)[number]

export const isRefundStatus = (status: string): status is RefundStatus =>
  refundStatuses.some((known) => known === status)
