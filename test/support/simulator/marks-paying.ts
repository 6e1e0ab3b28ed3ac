import type { PayOrderState } from '@/domain/order/states'
import type { Mark } from './marks'
import type { Seen } from './seen'

/** Whether an order moved from one state to another. */
const moved = (from: PayOrderState, to: PayOrderState) => (seen: Seen) =>
  seen.moves.some(
    (one) => one.machine === 'payOrder' && one.fromState === from && one.toState === to,
  )

const reached = (to: PayOrderState) => (seen: Seen) =>
  seen.moves.some((one) => one.machine === 'payOrder' && one.toState === to)

const answered =
  (call: string, code: string, reason?: string) =>
  ({ answers }: Seen) =>
    answers.some(
      (one) =>
        one.call === call && one.code === code && (reason === undefined || one.reason === reason),
    )

const payStatus = (status: string) => (seen: Seen) =>
  seen.answers.some(
    ({ call, data }) =>
      call === 'createPayOrder' && (data as { payStatus?: string } | null)?.payStatus === status,
  )

const paidAt = (provider: string) => (seen: Seen) =>
  seen.orders.some((one) => one.provider === provider && one.transactionId !== null)

const deliveriesOf = (seen: Seen) => seen.there.orders.map(({ deliveries }) => deliveries)

/** Orders of one proposal. */
const together = ({ orders, proposals }: Seen) =>
  proposals.map(({ id }) => orders.filter(({ proposalId }) => proposalId === id))

const refusedIn = (seen: Seen) =>
  seen.proposals.map(({ id }) => {
    const people = seen.people.filter(({ proposalId }) => proposalId === id)
    return { all: people.length, refused: people.filter(({ refusal }) => refusal !== null).length }
  })

/** Situations from the order until its payment. */
export const payingMarks: readonly Mark[] = [
  ['a payment buys policies', reached('PAID')],
  ['paid at 平安付', paidAt('PA_PAY')],
  ['paid by bank card', paidAt('BANK_PAY')],
  ['paid at AllInPay', paidAt('ALLINPAY')],
  ['a payment fails', reached('PAID_FAIL')],
  ['a payment succeeds after a failed one', moved('PAID_FAIL', 'PAID')],
  ['a payment fails for good', reached('PAID_FAIL_NO_RETRY')],
  ['a payment succeeds after it failed for good', moved('PAID_FAIL_NO_RETRY', 'REFUNDING')],
  ['a part of a payment fails', reached('PART_FAIL')],
  ['an order is paid after it was cancelled', moved('CANCEL', 'REFUNDING')],
  ['an order is paid after it expired', moved('EXPIRED', 'REFUNDING')],
  ['an order expires', reached('EXPIRED')],
  ['an order is cancelled', answered('cancelOrder', 'OK')],
  ['a paid order cannot be cancelled', answered('cancelOrder', 'ORDER_ALREADY_PAID')],
  ['an order that is over cannot be cancelled', answered('cancelOrder', 'ORDER_STATE')],
  ['an order is paid twice', ({ alarms }) => alarms.has('MONEY_TWICE')],
  [
    'the same notification comes twice',
    (seen) =>
      deliveriesOf(seen).some((all) => all.filter(({ status }) => status === 200).length > 1),
  ],
  [
    'a payment becomes known though its notification was lost',
    (seen) =>
      seen.there.orders.some(
        ({ outTradeNo, outcome, deliveries }) =>
          outcome === 'PAID' &&
          !deliveries.some(({ status }) => status === 200) &&
          seen.orders.some((one) => one.outTradeNo === outTradeNo && one.transactionId !== null),
      ),
  ],
  [
    'a notification with a wrong signature is refused',
    (seen) => deliveriesOf(seen).some((all) => all.some(({ status }) => status === 401)),
  ],
  [
    'an order is opened at two providers',
    (seen) => together(seen).some((all) => new Set(all.map(({ provider }) => provider)).size > 1),
  ],
  ['a proposal has three orders', (seen) => together(seen).some((all) => all.length > 2)],
  [
    'an open order is opened again',
    ({ answers }) => {
      const ids = answers.flatMap(({ call, code, data }) =>
        call === 'createPayOrder' && code === 'OK'
          ? [(data as { payOrderId: string }).payOrderId]
          : [],
      )
      const made = ids.filter((id) => id !== '')
      return new Set(made).size < made.length
    },
  ],
  ['an expired order is opened again', payStatus('EXPIRED')],
  ['a cancelled order is opened again', payStatus('CANCEL')],
  ['an order that failed for good is opened again', answered('createPayOrder', 'PAY_NO_RETRY')],
  ['a paid order is opened again', answered('createPayOrder', 'ORDER_ALREADY_PAID')],
  ['a provider does not take an order', payStatus('PAID_FAIL')],
  ['somebody is insured already', answered('createPayOrder', 'ALREADY_INSURED')],
  [
    'the insurer refuses one person of two',
    (seen) => refusedIn(seen).some(({ all, refused }) => refused > 0 && refused < all),
  ],
  [
    'the insurer refuses everybody',
    (seen) =>
      seen.orders.some(({ errorMessage }) => errorMessage?.startsWith('全部未能承保') === true),
  ],
]
