import { historyOf } from './histories'
import {
  cancelWishes,
  confirmings,
  consoleParts,
  coreTurns,
  insurers,
  leavings,
  modes,
  outcomes,
  phases,
  refundEnds,
  renewing,
  revokings,
  services,
  tellings,
  transferEnds,
  ways,
  withdrawings,
  type Mishap,
  type Step,
} from './steps'

const ofStep = (step: Step): string[] => {
  switch (step.do) {
    case 'buy':
    case 'open':
      return [`${step.do} by ${step.way}`]
    case 'pay':
      return [
        `pay ${step.outcome}`,
        `pay told ${step.telling}`,
        `pay, ${step.refuse.length} refused`,
      ]
    case 'tell':
      return [`tell ${step.telling}`]
    case 'refunds':
      return [`refunds ${step.end}`]
    case 'renew':
    case 'revoke':
    case 'confirm':
    case 'leave':
      return [`${step.do} ${step.how}`]
    case 'console':
      return [`console ${step.part}`]
    case 'core':
      return [`core ${step.port} ${step.turn}`]
    case 'wish':
      return [`wish ${step.cancel}`]
    case 'withdraw':
      return [`withdraw ${step.amount}`]
    case 'transfer':
      return [`transfer ${step.end}`]
    default:
      return [step.do]
  }
}

const ofMishap = (mishap: Mishap): string => {
  if (mishap.kind === 'outside') return `${mishap.service} ${mishap.mode}`
  return mishap.kind === 'stopped' ? `stopped when ${mishap.phase}` : mishap.kind
}

/** Names of each kind of step and mishap in the history of a seed. */
export const kindsOf = (seed: number, steps: number): string[] => {
  const { insurer, moves } = historyOf(seed, steps)
  const acts = moves.flatMap(({ step, mishap }) => [...ofStep(step), ofMishap(mishap)])
  // What a core is told to do counts only where there is one.
  const isIdle = (kind: string) => insurer === 'gateway' && /^(core|wish)/.test(kind)
  return [`insurer ${insurer}`, ...acts.filter((kind) => !isIdle(kind))]
}

/** Names of all kinds. */
export const everyKind: readonly string[] = [
  ...new Set([
    ...ways.flatMap((way) => [`buy by ${way}`, `open by ${way}`]),
    ...outcomes.map((outcome) => `pay ${outcome}`),
    ...tellings.flatMap((telling) => [`pay told ${telling}`, `tell ${telling}`]),
    ...[0, 1, 2].map((count) => `pay, ${count} refused`),
    ...refundEnds.map((end) => `refunds ${end}`),
    ...renewing.map((how) => `renew ${how}`),
    ...[
      ...revokings.map((how) => `revoke ${how}`),
      ...confirmings.map((how) => `confirm ${how}`),
      ...leavings.map((how) => `leave ${how}`),
      ...consoleParts.map((part) => `console ${part}`),
      ...withdrawings.map((amount) => `withdraw ${amount}`),
      ...transferEnds.map((end) => `transfer ${end}`),
    ],
    ...insurers.map((insurer) => `insurer ${insurer}`),
    ...(['issue', 'cancel'] as const).flatMap((port) =>
      coreTurns[port].map((turn) => `core ${port} ${turn}`),
    ),
    ...cancelWishes.map((wish) => `wish ${wish}`),
    ...['coreDown', 'coreBack'],
    ...['cancel', 'status', 'payTwice', 'share', 'jobs', 'season', 'wait'],
    ...['none', 'death', 'lostReply', 'lostConnection', 'lostCommit'],
    ...phases.map((phase) => `stopped when ${phase}`),
    ...services.flatMap((service) => modes.map((mode) => `${service} ${mode}`)),
  ]),
]

/** Number of histories from which the few seeds are chosen. */
const LOOKED_AT = 1_500

/** A few seeds from `first` on. Their histories together contain every kind of step and mishap. */
export function seedsOfEveryKind(first: number, steps: number): number[] {
  const histories = Array.from({ length: LOOKED_AT }, (_, at) => ({
    seed: first + at,
    kinds: new Set(kindsOf(first + at, steps)),
  }))
  const chosen: number[] = []
  const missing = new Set(everyKind)
  const gain = (kinds: Set<string>) => [...kinds].filter((kind) => missing.has(kind)).length
  while (missing.size > 0) {
    const best = histories.reduce((one, other) =>
      gain(other.kinds) > gain(one.kinds) ? other : one,
    )
    if (gain(best.kinds) === 0) throw new Error(`No history holds ${[...missing].join(', ')}`)
    for (const kind of best.kinds) missing.delete(kind)
    chosen.push(best.seed)
  }
  return chosen
}
