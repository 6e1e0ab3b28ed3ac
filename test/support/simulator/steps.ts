import fc from 'fast-check'

/** What happens in a simulated shop, one step after the other, and what goes wrong meanwhile. */

const outcomes = ['PAID', 'PAID', 'PAID', 'PAID_FAIL', 'PAID_FAIL_NO_RETRY', 'PART_FAIL'] as const

/** Whose cashier an order opens. */
const ways = ['WC_PAY', 'WC_PAY', 'WC_PAY', 'PA_PAY', 'BANK_PAY', 'AllInPay'] as const
type Way = (typeof ways)[number]

/** How WeChat Pay's message about it arrives; `late` comes with a later `tell`, or never. */
const tellings = ['once', 'once', 'twice', 'late', 'spoilt'] as const
export type Telling = (typeof tellings)[number]

/** How refunds of an order end that are still to come. */
const refundEnds = ['SUCCESS', 'PROCESSING', 'CLOSED', 'ABNORMAL'] as const

/** What happens to an agreement that policies renew themselves. */
const renewing = ['agree', 'agree', 'agree', 'refuse', 'off', 'offAll', 'unsign', 'poor'] as const

/** `order` is any number: it chooses among what was sold so far. */
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
  /** Time goes by until something of a renewal is due. */
  | { do: 'season' }
  | { do: 'wait'; minutes: number }

/** Which call of the outside world goes wrong, and how: not done, or done and nobody hears of it. */
const services = [
  ...(['h5', 'query', 'close', 'refund', 'queryRefund'] as const),
  ...(['papaySign', 'papayQuery', 'papayModify', 'papaySchedule', 'papayDeduct'] as const),
  'papayTerminate' as const,
]

export type Mishap =
  | { kind: 'none' }
  /** The process is gone at this statement of the step: whatever was not committed never was. */
  | { kind: 'death'; atStatement: number }
  /** All is done, but the answer is lost: the person asks again under the same key. */
  | { kind: 'lostReply' }
  | { kind: 'outside'; service: (typeof services)[number]; mode: 'drop' | 'http500' }

export interface Move {
  step: Step
  mishap: Mishap
}

/** People of the town: few, so that several try to insure the same person. */
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
      mode: fc.constantFrom('drop' as const, 'http500' as const),
    }),
  },
)

/** The same seed and count give the same moves. A shop where nobody buys shows nothing. */
export function movesOf(seed: number, count: number): Move[] {
  const buy: Step = { do: 'buy', user: 0, people: [0, 1], way: 'WC_PAY' }
  const first: Move = { step: buy, mishap: { kind: 'none' } }
  return [first, ...fc.sample(fc.record({ step, mishap }), { seed, numRuns: count - 1 })]
}
