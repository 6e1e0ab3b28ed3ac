import type { Mark } from './marks'
import type { Seen } from './seen'

/** Situations of policies that the core of an insurer issues. */

const moved = (from: string, to: string) => (seen: Seen) =>
  seen.moves.some((one) => one.machine === 'policy' && one.fromState === from && one.toState === to)

const alarmed = (alarm: string) => (seen: Seen) => seen.alarms.has(alarm)

const answered =
  (port: string, status: string) =>
  ({ requests }: Seen) =>
    requests.some((one) => one.port === port && one.answer?.status === status)

/** The states of the people of each order, at the gateway. */
const families = ({ proposals, policies }: Seen) =>
  proposals.map(({ id }) =>
    policies
      .filter(({ proposalId }) => proposalId === id)
      .map(({ storedStatus: status }) => status),
  )

export const insurerMarks: readonly Mark[] = [
  ['a core numbers a policy', moved('ISSUING', 'WAITING')],
  ['a core is asked more than once', ({ there }) => there.core.some(({ times }) => times > 1)],
  ['a core refuses to insure somebody', answered('issue', 'REFUSED')],
  [
    'a core refuses one person of two',
    (seen) =>
      families(seen).some(
        (all) => all.includes('NOT_ISSUED') && all.some((one) => /WAITING|EFF|EXP/.test(one)),
      ),
  ],
  ['a core refuses a whole order', (seen) => families(seen).some(isAll('NOT_ISSUED'))],
  ['a core is silent for a day', alarmed('INSURER_SILENT NO_ANSWER')],
  [
    'a core is silent until the money goes back',
    ({ requests, policies }) =>
      policies.some(
        ({ storedStatus: status, proposalId, position }) =>
          status === 'NOT_ISSUED' &&
          requests.some(
            (one) =>
              one.port === 'cancel' && one.proposalId === proposalId && one.position === position,
          ),
      ),
  ],
  ['a core does not take a request', ({ alarms }) => alarms.has('INSURER_NOT_TAKEN')],
  ['a core names a second number', alarmed('INSURER_NUMBER_DIFFERS SECOND_NUMBER')],
  ['somebody leaves while a policy is being issued', moved('ISSUING', 'REVOKING')],
  [
    'a core takes a request back before it gave a number',
    ({ there }) => there.core.some(({ state }) => state === 'WITHDRAWN'),
  ],
  ['a core acknowledges a cancellation', answered('cancel', 'ACKNOWLEDGED')],
  ['a core refuses what it was told', alarmed('INSURER_DIFFERS CANCELLATION_REFUSED')],
  ['a core is asked before the money goes back', moved('WAITING', 'CANCELLING')],
  ['a core agrees, and the money goes back', moved('CANCELLING', 'REVOKING')],
  ['a core does not agree, and the cover goes on', moved('CANCELLING', 'WAITING')],
  [
    'one of a family leaves and another stays',
    (seen) =>
      families(seen).some(
        (all) => all.includes('REVOKED') && all.some((one) => /WAITING|EFF|EXP/.test(one)),
      ),
  ],
  [
    'a renewal is issued by a core',
    ({ proposals, requests }) =>
      proposals.some(
        ({ id, renews }) =>
          renews !== null && requests.some((one) => one.proposalId === id && one.port === 'issue'),
      ),
  ],
  [
    'a gateway dies between an answer of the core and its commit',
    ({ happened }) => happened.has('died, core'),
  ],
]

function isAll(status: string) {
  return (all: readonly string[]) => all.length > 0 && all.every((one) => one === status)
}
