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
type Way = (typeof ways)[number]

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

/** `order` is any number. It chooses one of the orders so far. */
export type Step =
  | { do: 'buy'; user: number; people: number[]; way: Way }
  | { do: 'open'; order: number; way: Way }
  | { do: 'cancel' | 'revoke'; order: number }
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
  | { do: 'jobs' }
  /** Time passes until an action of a renewal is due. */
  | { do: 'season' }
  | { do: 'wait'; minutes: number }

/** Calls of the outside world that can fail: without effect, or with a lost answer. */
export const services = [
  ...(['h5', 'query', 'close', 'refund', 'queryRefund'] as const),
  ...(['papaySign', 'papayQuery', 'papayModify', 'papaySchedule', 'papayDeduct'] as const),
  'papayTerminate' as const,
]
export const modes = ['drop', 'http500'] as const

export type Mishap =
  | { kind: 'none' }
  /** The process dies at this statement of the step. Uncommitted work is lost. */
  | { kind: 'death'; atStatement: number }
  /** The call succeeds but its answer is lost. The person repeats it with the same key. */
  | { kind: 'lostReply' }
  | { kind: 'outside'; service: (typeof services)[number]; mode: (typeof modes)[number] }

export interface Move {
  step: Step
  mishap: Mishap
}

/** There are few people, so that several users try to insure the same person. */
export const USERS = 3
export const PEOPLE = 5

const order = fc.nat(20)
const of = <D extends string>(act: D) => fc.record({ do: fc.constant(act), order })

const step: fc.Arbitrary<Step> = fc.oneof(
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
  { weight: 3, arbitrary: of('revoke' as const) },
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
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'season' }) },
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'jobs' }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 3, 31, 130, 24 * 60),
    }),
  },
)

const mishap: fc.Arbitrary<Mishap> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Mishap>({ kind: 'none' }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('death' as const), atStatement: fc.nat(40) }),
  },
  { weight: 1, arbitrary: fc.constant<Mishap>({ kind: 'lostReply' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('outside' as const),
      service: fc.constantFrom(...services),
      mode: fc.constantFrom(...modes),
    }),
  },
)

const buy = (way: Way): Step => ({ do: 'buy', user: 0, people: [0, 1], way })
const paid = (...refuse: number[]): Step => ({
  ...{ do: 'pay', order: 0, outcome: 'PAID', telling: 'once', refuse },
})

/** Openings of histories. Each contains a purchase, because a shop without one tests nothing. */
const openings: readonly (readonly Step[])[] = [
  [buy('WC_PAY')],
  [buy('WC_PAY'), paid(), { do: 'renew', order: 0, how: 'agree' }],
  [buy('PA_PAY'), paid(1)],
  [buy('BANK_PAY'), paid()],
  [buy('AllInPay'), paid()],
]
export const openingOf = (seed: number): number => seed % openings.length
export const openingCount = openings.length

/** The same seed and count give the same moves. */
export function movesOf(seed: number, count: number): Move[] {
  const first = (openings[openingOf(seed)] ?? []).map((step): Move => ({
    step,
    mishap: { kind: 'none' },
  }))
  const others = fc.sample(fc.record({ step, mishap }), { seed, numRuns: count })
  return [...first, ...others].slice(0, count)
}
