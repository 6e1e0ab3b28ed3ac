import fc from 'fast-check'
import {
  anyMishap,
  anyStep,
  USERS,
  type consoleParts,
  type CorePort,
  type CoreTurn,
  type History,
  type Insurer,
  type Mishap,
  type Move,
  type outcomes,
  type refundEnds,
  type renewing,
  type revokings,
  type Step,
  type Telling,
  type Way,
} from './steps'

/** How histories begin, and how a seed becomes one. */

/** A step, or one that something happens to, at the gateway that opened the order. */
type Begun = Step | Move

const buy = (way: Way, people = [0, 1]): Step => ({ do: 'buy', user: 0, people, way })
const pay = (
  outcome: (typeof outcomes)[number],
  refuse: number[] = [],
  telling: Telling = 'once',
): Step => ({ do: 'pay', order: 0, outcome, telling, refuse })
const paid = (...refuse: number[]) => pay('PAID', refuse)
const renew = (how: (typeof renewing)[number]): Step => ({ do: 'renew', order: 0, how })
const revokeBy = (how: (typeof revokings)[number]): Step => ({ do: 'revoke', order: 0, how })
const revoke = revokeBy('right')
const cancel: Step = { do: 'cancel', order: 0 }
const openBy = (way: Way): Step => ({ do: 'open', order: 0, way })
const open = openBy('WC_PAY')
const wait = (minutes: number): Step => ({ do: 'wait', minutes })
const refunds = (end: (typeof refundEnds)[number]): Step => ({ do: 'refunds', order: 0, end })
const jobs: Step = { do: 'jobs' }
const season: Step = { do: 'season' }
const MONTH = 32 * 24 * 60
const bought: Step[] = [buy('WC_PAY'), paid()]
const shared: Step[] = [{ do: 'share', user: 0 }, ...bought]
const earned: Step[] = [...shared, wait(MONTH), jobs]
const withdraw: Step = { do: 'withdraw', amount: 'all' }
const agreed = [...bought, renew('agree')]
const consoleOf = (part: (typeof consoleParts)[number]): Step => ({ do: 'console', order: 0, part })
const core = (port: CorePort, turn: CoreTurn): Step => ({ do: 'core', port, turn })
const wish = (person: number, cancel: Extract<Step, { do: 'wish' }>['cancel']): Step => ({
  ...{ do: 'wish', order: 0, person, cancel },
})
const down: Step = { do: 'coreDown' }
const back: Step = { do: 'coreBack' }
const DAYS = 24 * 60
const struck = (step: Step, mishap: Mishap): Move => ({ step, at: 0, mishap })
const failing = (
  service: Extract<Mishap, { kind: 'outside' }>['service'],
  mode: 'drop' | 'http500' = 'drop',
): Mishap => ({ kind: 'outside', service, mode })

/**
 * Openings of histories. Each contains a purchase, because a shop without one tests nothing. Most
 * lead to a situation that few histories would meet by chance.
 */
const openings: readonly (readonly Begun[])[] = [
  [buy('WC_PAY')],
  agreed,
  [buy('PA_PAY'), paid(1), revoke],
  [
    ...[buy('BANK_PAY'), paid(), { do: 'payTwice', order: 0 } as const],
    struck(jobs, { kind: 'stopped', atRequest: 0, phase: 'asked' }),
  ],
  [buy('AllInPay'), paid()],
  [...earned],
  [...agreed, season],
  [buy('WC_PAY'), pay('PAID_FAIL'), pay('PAID')],
  [buy('WC_PAY'), cancel, pay('PAID')],
  [buy('WC_PAY'), wait(130), jobs, open, pay('PAID')],
  [buy('WC_PAY'), pay('PAID_FAIL_NO_RETRY'), open, pay('PAID')],
  [buy('PA_PAY'), paid(1, 2)],
  [...bought, refunds('ABNORMAL'), revoke, jobs],
  [buy('BANK_PAY'), paid(), refunds('CLOSED'), revoke, jobs],
  [...shared, revoke],
  [...earned, withdraw, jobs, { do: 'transfer', end: 'SUCCESS' }],
  [...earned, { do: 'withdraw', amount: 'tooMuch' }, { do: 'leave', user: USERS, how: 'blind' }],
  [...agreed, season, season, renew('offAll')],
  [...agreed, season, season, season, season, jobs, wait(MONTH), jobs],
  [...earned, withdraw, jobs, { do: 'transfer', end: 'FAIL' }],
  [...earned, consoleOf('whole')],
  [...agreed, season, renew('poor')],
  [...agreed, season, season, season, renew('offAll')],
  [...agreed, revoke],
  [...bought, revokeBy('tooMuch'), revokeBy('twice')],
  [buy('WC_PAY', [0]), paid(), { do: 'confirm', order: 0, how: 'twice' }],
  [...bought, consoleOf('part'), revoke, jobs],
  [...bought, revoke, consoleOf('whole')],
  [buy('WC_PAY'), { do: 'leave', user: 0, how: 'told' }, pay('PART_FAIL'), open, cancel, open],
  [...bought, { do: 'payTwice', order: 0 }],
  [...bought, { do: 'payTwice', order: 0 }, consoleOf('second'), revoke, jobs],
  [struck(buy('WC_PAY'), failing('h5', 'http500')), open, paid()],
  [struck(buy('WC_PAY'), failing('h5')), open, paid()],
  [...bought, revoke, struck(jobs, failing('refund'))],
  [buy('WC_PAY'), struck(paid(), { kind: 'lostConnection', atStatement: 2 }), wait(3), jobs],
  [buy('WC_PAY'), struck(paid(), { kind: 'lostCommit', atCommit: 0 })],
  [buy('WC_PAY'), struck(paid(), { kind: 'death', atStatement: 3 }), wait(3), jobs],
  [buy('WC_PAY'), openBy('PA_PAY'), open, open, paid()],
  [buy('WC_PAY'), pay('PAID', [], 'late'), wait(3), jobs],
  [buy('WC_PAY'), struck(openBy('PA_PAY'), { kind: 'death', atStatement: 8 }), paid()],
  [buy('WC_PAY'), struck(cancel, { kind: 'stopped', atRequest: 0, phase: 'done' })],
]

/** Openings in which the insurer's core issues the policies. */
const withCore: readonly (readonly [Insurer, ...Begun[]])[] = [
  ['tell', ...bought, jobs, revoke, jobs],
  ['tell', ...bought, core('issue', 'refused'), jobs],
  ['tell', ...bought, core('issue', 'silent'), jobs, wait(1), jobs],
  ['tell', ...bought, down, jobs, wait(DAYS), jobs, wait(2 * DAYS), jobs, back],
  ['tell', ...bought, core('issue', 'late'), core('issue', 'late'), jobs, revoke, jobs],
  [
    ...(['tell', ...bought, core('issue', 'noDocument'), core('issue', 'noDocument')] as const),
    ...[jobs, core('issue', 'secondNumber'), core('issue', 'secondNumber'), wait(1), jobs],
  ],
  ['tell', ...bought, core('issue', 'wrongSignature'), core('issue', 'otherKey'), jobs],
  ['tell', ...bought, core('issue', 'notTaken'), jobs, wait(31), jobs],
  ['tell', ...bought, struck(jobs, { kind: 'stopped', atRequest: 0, phase: 'done' })],
  ['tell', ...bought, struck(jobs, { kind: 'death', atStatement: 9 }), wait(3), jobs],
  ['tell', ...bought, jobs, down, revoke, jobs, back, wait(3), jobs],
  ['tell', ...bought, jobs, core('cancel', 'refused'), revoke, jobs],
  ['tell', ...bought, consoleOf('part'), jobs, revoke, jobs],
  ['tell', ...bought, consoleOf('whole'), jobs],
  ['ask', ...bought, jobs, revoke, jobs],
  ['ask', ...bought, jobs, wish(0, 'REFUSED'), wish(1, 'LATER'), revoke, jobs],
  ['ask', ...bought, jobs, wish(0, 'REFUSED'), wish(1, 'REFUSED'), revoke, jobs, revoke, jobs],
  ['ask', ...bought, jobs, wish(0, 'LATER'), wish(1, 'LATER'), revoke, jobs, consoleOf('whole')],
  ['ask', ...bought, core('issue', 'late'), jobs, revoke, jobs],
]

/** The clocks of most pairs agree. WeChat Pay takes what is less than five minutes wrong. */
const skews = [0, 0, 0, 290_000, -290_000]
const none: Mishap = { kind: 'none' }

/** In turns, the other openings are gone through with each of these. */
const turns = ['gateway', 'tell', 'gateway', 'ask'] as const
const all: readonly { insurer?: Insurer; first: readonly Begun[] }[] = [
  ...openings.map((first) => ({ first })),
  ...withCore.map(([insurer, ...first]) => ({ insurer, first })),
]

const movesOf = (begun: readonly Begun[]): Move[] =>
  begun.map((one, nth) =>
    'do' in one ? { step: one, at: nth % 2 === 0 ? 0 : 1, mishap: none } : one,
  )

/** Somebody buys for two people, and nothing goes wrong. */
export const plainPurchase: History = { skewMs: 0, insurer: 'gateway', moves: movesOf(bought) }

/** The same, and the insurer's core issues the policies. */
export const plainIssue: History = { skewMs: 0, insurer: 'tell', moves: movesOf([...bought, jobs]) }

/** The answer to a signing is lost, so it begins again where the clock is five minutes behind. */
export const signedAgain: History = {
  skewMs: 290_000,
  insurer: 'gateway',
  moves: [
    ...movesOf(bought),
    { step: renew('agree'), at: 1, mishap: { kind: 'lostCommit', atCommit: 0 } },
    { step: renew('agree'), at: 0, mishap: none },
  ],
}

/** The same seed and count give the same history. */
export function historyOf(seed: number, count: number): History {
  const { first = [], insurer } = all[seed % all.length] ?? {}
  const turn = Math.floor(seed / all.length)
  const at = fc.constantFrom(0 as const, 1 as const)
  const any = fc.record({ step: anyStep, at, mishap: anyMishap })
  const others = fc.sample(any, { seed, numRuns: count })
  return {
    skewMs: skews[turn % skews.length] ?? 0,
    insurer: insurer ?? turns[turn % turns.length] ?? 'gateway',
    moves: [...movesOf(first), ...others].slice(0, count),
  }
}
