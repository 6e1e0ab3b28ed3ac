import type { Mark } from './marks'
import type { Seen } from './seen'

const moved =
  (machine: string, from: string | undefined, to: string) =>
  ({ moves }: Seen) =>
    moves.some(
      (one) =>
        one.machine === machine &&
        one.toState === to &&
        (from === undefined || one.fromState === from),
    )

const answered =
  (call: string, code: string, reason?: string) =>
  ({ answers }: Seen) =>
    answers.some(
      (one) =>
        one.call === call && one.code === code && (reason === undefined || one.reason === reason),
    )

const happened =
  (what: string) =>
  ({ happened: all }: Seen) =>
    all.has(what)

const refundOf = (seen: Seen, payOrderId: string) =>
  seen.refunds.filter((one) => one.payOrderId === payOrderId)

/** The order that a charge of this renewal was made for. */
const chargesOf = ({ orders, renewals }: Seen) =>
  renewals.flatMap((renewal) => {
    const order = orders.find(({ id }) => id === renewal.payOrderId)
    return order ? [{ renewal, order }] : []
  })

const twice = ({ answers }: Seen, call: string): boolean => {
  const all = answers.filter((one) => one.call === call && one.code === 'OK')
  return all.some((one, at) =>
    all.slice(at + 1).some((other) => JSON.stringify(one.data) === JSON.stringify(other.data)),
  )
}

/** Situations after the sale: refunds, renewals, rewards, confirmations, and the end of accounts. */
export const afterSaleMarks: readonly Mark[] = [
  ['policies are revoked', answered('revokePolicy', 'OK')],
  ['the same policies are revoked twice', (seen) => twice(seen, 'revokePolicy')],
  ['a revocation names more than may be refunded', answered('revokePolicy', 'REFUND_CHANGED')],
  [
    'a revocation comes too late',
    (seen) =>
      answered('getRevokeInfo', 'REVOKE_TOO_LATE')(seen) ||
      answered('revokePolicy', 'REVOKE_TOO_LATE')(seen),
  ],
  ['a refund arrives', moved('refund', 'PROCESSING', 'REFUNDED')],
  ['a refund is closed and asked for again', moved('refund', undefined, 'CLOSED')],
  ['a refund is handed over to a person', moved('refund', undefined, 'ABNORMAL')],
  ['a refund arrives after a person handled it', moved('refund', 'ABNORMAL', 'REFUNDED')],
  ['the console refunds everything', happened('console whole done')],
  ['the console refunds a part', ({ alarms }) => alarms.has('REFUND_PARTIAL')],
  ['the console refunds more than was paid', happened('console tooMuch refused')],
  ['the console refunds a second payment', happened('console second done')],
  ['the console refunds before we do', moved('refund', undefined, 'REPLACED')],
  [
    'policies are revoked after a part was refunded',
    (seen) =>
      seen.orders.some(({ id, status, amountFen }) => {
        const all = refundOf(seen, id).filter((one) => one.status === 'REFUNDED')
        const ours = all.some((one) => one.origin === 'GATEWAY' && one.amountFen < amountFen)
        return status === 'REFUNDED' && ours && all.some(({ origin }) => origin === 'CONSOLE')
      }),
  ],
  ['policies take effect', moved('policy', 'WAITING', 'EFFECTIVE')],
  ['policies expire', moved('policy', 'EFFECTIVE', 'EXPIRED')],
  ['policies are revoked while they are in effect', moved('policy', 'EFFECTIVE', 'REVOKING')],

  ['a renewal is signed', moved('renewal', 'SIGNING', 'ACTIVE')],
  ['a renewal is not signed', moved('renewal', 'SIGNING', 'SIGN_FAILED')],
  ['a renewal is announced', moved('renewal', 'ACTIVE', 'NOTIFIED')],
  ['a renewal is charged', moved('renewal', 'SCHEDULED', 'RENEWED')],
  ['a charge fails until its last day', moved('renewal', undefined, 'LAPSED')],
  ['a renewal is ended before it is announced', moved('renewal', 'ACTIVE', 'ENDED')],
  ['a renewal is ended after it was announced', moved('renewal', 'NOTIFIED', 'ENDED')],
  ['a renewal is ended after it was scheduled', moved('renewal', 'SCHEDULED', 'ENDED')],
  [
    'one person leaves a renewal and another stays',
    ({ renewals, renewing }) =>
      renewals.some(({ id, status }) => {
        const people = renewing.filter(({ renewalId }) => renewalId === id)
        const left = people.filter(({ droppedAt }) => droppedAt !== null).length
        return left > 0 && left < people.length && status !== 'ENDED'
      }),
  ],
  [
    'a renewal is agreed to again',
    ({ renewals }) => new Set(renewals.map(({ proposalId }) => proposalId)).size < renewals.length,
  ],
  [
    'what a renewal bought is revoked',
    (seen) => chargesOf(seen).some(({ order }) => order.status === 'REFUNDED'),
  ],
  ['a renewal cannot be offered', answered('turnOnAutoRenewal', 'RENEWAL_UNAVAILABLE')],
  ['somebody leaves a renewal', answered('turnOffAutoRenewal', 'OK')],

  ['a reward is earned', moved('reward', 'PENDING', 'EARNED')],
  ['a reward is dropped, because the friend leaves', moved('reward', 'PENDING', 'DROPPED')],
  ['a reward is taken back', moved('reward', 'EARNED', 'TAKEN_BACK')],
  ['a withdrawal arrives', moved('withdrawal', undefined, 'PAID')],
  ['a withdrawal fails and returns to the balance', moved('withdrawal', undefined, 'FAILED')],
  ['more than the balance is withdrawn', answered('withdraw', 'BAD_REQUEST')],

  ['an insured person confirms', ({ confirmations }) => confirmations.length > 0],
  ['an insured person confirms twice', (seen) => twice(seen, 'accreditInsurant')],
  ['an insured person confirms too late', answered('accreditInsurant', 'NOT_FOUND')],
  ['somebody else confirms', answered('accreditInsurant', 'REALNAME_MISMATCH')],

  ['an account is closed', answered('deleteAccount', 'OK')],
  ['an account with open business is not closed', answered('deleteAccount', 'ACCOUNT_IN_USE')],
  ['an account with rewards is not closed blindly', answered('deleteAccount', 'REWARD_LEFT')],

  ['a message is sent', ({ messages }) => messages.some(({ sentAt }) => sentAt !== null)],
  ['a message is given up', ({ alarms }) => alarms.has('MESSAGE_DEAD')],
  ['a bill is read', ({ bills }) => bills.some(({ billLines }) => billLines > 0)],
]
