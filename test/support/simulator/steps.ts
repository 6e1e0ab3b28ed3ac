import fc from 'fast-check'

/** The steps of a simulated shop and the mishaps between them. */

export const outcomes = [
  'PAID',
  'PAID',
  'PAID',
  'PAID_FAIL',
  'PAID_FAIL_NO_RETRY',
  'PART_FAIL',
] as const

/** Providers for the pay order, WeChat Pay most often. */
export const ways = ['WC_PAY', 'WC_PAY', 'WC_PAY', 'PA_PAY', 'BANK_PAY', 'AllInPay'] as const
export type Way = (typeof ways)[number]

/** How the notification of a payment arrives. `late` comes with a later `tell`, or never. */
export const tellings = ['once', 'once', 'twice', 'late', 'spoilt'] as const
export type Telling = (typeof tellings)[number]

/** Results of later refunds of an order. */
export const refundEnds = ['SUCCESS', 'PROCESSING', 'CLOSED', 'ABNORMAL'] as const

/** Actions on an auto-renewal. */
export const renewing = [
  'agree',
  'agree',
  'agree',
  'refuse',
  'off',
  'offAll',
  'unsign',
  'poor',
] as const

/** Amounts to which an applicant agrees: the right one, one that is too large, the same twice. */
export const revokings = ['right', 'right', 'right', 'twice', 'tooMuch'] as const

/** Refunds that an operator makes in the merchant console; `second` is all of a second payment. */
export const consoleParts = ['whole', 'part', 'tooMuch', 'second'] as const

/** How an insured person confirms: at once, twice, with an old link, or as somebody else. */
export const confirmings = ['once', 'twice', 'late', 'stranger'] as const

/** What the sharer withdraws: the whole balance, or more than that. */
export const withdrawings = ['all', 'all', 'tooMuch'] as const
export const transferEnds = ['SUCCESS', 'SUCCESS', 'FAIL'] as const

/** Who numbers the policies of a history's product: the gateway, or a core that is told or asked. */
export const insurers = ['gateway', 'tell', 'ask'] as const
export type Insurer = (typeof insurers)[number]

/**
 * How the insurer's core answers the next request of a port. `silent`: it acts and is not heard, so it
 * is asked twice. `late`: it asks for time. `secondNumber`: it names another number than before.
 */
export const coreTurns = {
  issue: [
    ...(['late', 'refused', 'silent', 'noDocument', 'secondNumber', 'wrongSignature'] as const),
    ...(['otherKey', 'notTaken'] as const),
  ],
  cancel: ['late', 'refused', 'silent', 'wrongSignature', 'notTaken'],
} as const
export type CoreTurn = (typeof coreTurns)[CorePort][number]
export type CorePort = keyof typeof coreTurns

/** How a core decides about the cancellation of one person. */
export const cancelWishes = ['ACKNOWLEDGED', 'REFUSED', 'LATER'] as const

/** Whether a person who closes the account names the rewards that are lost with it. */
export const leavings = ['told', 'blind'] as const

/** `order` is any number. It chooses one of the orders so far. */
export type Step =
  | { do: 'buy'; user: number; people: number[]; way: Way }
  | { do: 'open'; order: number; way: Way }
  | { do: 'cancel'; order: number }
  | { do: 'revoke'; order: number; how: (typeof revokings)[number] }
  | { do: 'console'; order: number; part: (typeof consoleParts)[number] }
  | { do: 'confirm'; order: number; how: (typeof confirmings)[number] }
  /** A user opens the link of the sharer. */
  | { do: 'share'; user: number }
  | { do: 'withdraw'; amount: (typeof withdrawings)[number] }
  | { do: 'transfer'; end: (typeof transferEnds)[number] }
  /** A user closes the account; `USERS` is the sharer. */
  | { do: 'leave'; user: number; how: (typeof leavings)[number] }
  | { do: 'status' | 'payTwice'; order: number }
  | {
      do: 'pay'
      order: number
      outcome: (typeof outcomes)[number]
      telling: Telling
      refuse: number[]
    }
  | { do: 'tell'; order: number; telling: Telling }
  | { do: 'refunds'; order: number; end: (typeof refundEnds)[number] }
  | { do: 'renew'; order: number; how: (typeof renewing)[number] }
  | { do: 'core'; port: CorePort; turn: CoreTurn }
  /** The core hears nobody any more, or hears again. */
  | { do: 'coreDown' }
  | { do: 'coreBack' }
  /** `person` is the place of an insured person in the order. */
  | { do: 'wish'; order: number; person: number; cancel: (typeof cancelWishes)[number] }
  | { do: 'jobs' }
  /** Time passes until an action of a renewal is due. */
  | { do: 'season' }
  | { do: 'wait'; minutes: number }

/** Calls of the outside world that can fail: without effect, or with a lost answer. */
export const services = [
  ...(['h5', 'query', 'close', 'refund', 'queryRefund'] as const),
  ...(['papaySign', 'papayQuery', 'papayModify', 'papaySchedule', 'papayDeduct'] as const),
  ...(['papayTerminate', 'transfer', 'queryTransfer'] as const),
]
export const modes = ['drop', 'http500'] as const

/** When a gateway is stopped: before an outside service acts, or before it hears the answer. */
export const phases = ['asked', 'done'] as const

export type Mishap =
  | { kind: 'none' }
  /** The process dies at this statement of the step. Uncommitted work is lost. */
  | { kind: 'death'; atStatement: number }
  /** The call succeeds but its answer is lost. The person repeats it with the same key. */
  | { kind: 'lostReply' }
  | { kind: 'outside'; service: (typeof services)[number]; mode: (typeof modes)[number] }
  /** The connection to the database is lost at this statement. The process lives on. */
  | { kind: 'lostConnection'; atStatement: number }
  /** A commit succeeds but its answer is lost. */
  | { kind: 'lostCommit'; atCommit: number }
  /**
   * The process is stopped at this request to an outside service, for longer than any lease.
   * Meanwhile the other gateway does the same work, and then the process goes on.
   */
  | { kind: 'stopped'; atRequest: number; phase: (typeof phases)[number] }

/** A step, and which of the two gateways takes its first call. */
export interface Move {
  step: Step
  at: 0 | 1
  mishap: Mishap
}

/** What happens to one shop. */
export interface History {
  /** How wrong the clock of the second gateway is, in ms. */
  skewMs: number
  insurer: Insurer
  moves: readonly Move[]
}

/** There are few people, so that several users try to insure the same person. */
export const USERS = 3
export const PEOPLE = 5

/** In minutes; the longest lets policies take effect, so that rewards are earned. */
const waits = [1, 3, 31, 130, 24 * 60, 32 * 24 * 60] as const

const order = fc.nat(20)
const of = <D extends string>(act: D) => fc.record({ do: fc.constant(act), order })

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      user: fc.nat(USERS - 1),
      people: fc.uniqueArray(fc.nat(PEOPLE - 1), { minLength: 1, maxLength: 2 }),
      way: fc.constantFrom(...ways),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('open' as const),
      order,
      way: fc.constantFrom(...ways),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      order,
      outcome: fc.constantFrom(...outcomes),
      telling: fc.constantFrom(...tellings),
      refuse: fc.constantFrom<number[]>([], [1], [2], [1, 2]),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('tell' as const),
      order,
      telling: fc.constantFrom(...tellings),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('refunds' as const),
      order,
      end: fc.constantFrom(...refundEnds),
    }),
  },
  { weight: 2, arbitrary: of('cancel' as const) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('revoke' as const),
      order,
      how: fc.constantFrom(...revokings),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('console' as const),
      order,
      part: fc.constantFrom(...consoleParts),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('confirm' as const),
      order,
      how: fc.constantFrom(...confirmings),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('share' as const), user: fc.nat(USERS - 1) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('withdraw' as const),
      amount: fc.constantFrom(...withdrawings),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('transfer' as const),
      end: fc.constantFrom(...transferEnds),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('leave' as const),
      user: fc.nat(USERS),
      how: fc.constantFrom(...leavings),
    }),
  },
  { weight: 1, arbitrary: of('status' as const) },
  { weight: 1, arbitrary: of('payTwice' as const) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('renew' as const),
      order,
      how: fc.constantFrom(...renewing),
    }),
  },
  ...(['issue', 'cancel'] as const).map((port) => ({
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('core' as const),
      port: fc.constant(port),
      turn: fc.constantFrom<CoreTurn>(...coreTurns[port]),
    }),
  })),
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'coreDown' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'coreBack' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('wish' as const),
      order,
      person: fc.nat(1),
      cancel: fc.constantFrom(...cancelWishes),
    }),
  },
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'season' }) },
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'jobs' }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(...waits),
    }),
  },
)

export const anyMishap: fc.Arbitrary<Mishap> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Mishap>({ kind: 'none' }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('death' as const), atStatement: fc.nat(40) }),
  },
  { weight: 1, arbitrary: fc.constant<Mishap>({ kind: 'lostReply' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('lostConnection' as const),
      atStatement: fc.nat(30),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('lostCommit' as const), atCommit: fc.nat(2) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('stopped' as const),
      atRequest: fc.nat(1),
      phase: fc.constantFrom(...phases),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('outside' as const),
      service: fc.constantFrom(...services),
      mode: fc.constantFrom(...modes),
    }),
  },
)
