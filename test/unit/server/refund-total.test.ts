import { machines } from '@/domain/payment/order-states'
import { refundedFen } from '../../../server/records/pay/refund-total'

/**
 * The amount that a preview of a revocation names, and that the revocation then refunds: 10,000
 * orders with refunds of any history. The model is the merchant's account, which knows only what
 * left it and what is on its way.
 */

type RefundState = keyof (typeof machines)['refund']
interface Made {
  origin: 'GATEWAY' | 'CONSOLE'
  status: RefundState
  transactionId: string
  amountFen: number
}

let seed = 20_261_125
/** A number from 0 to below `most`, the same in every run. */
const draw = (most: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * most)
}

/** Moves a refund by random events, as WeChat Pay and the console may. */
const anyState = (): RefundState => {
  let state: RefundState = 'REQUESTED'
  for (let moves = draw(4); moves > 0; moves -= 1) {
    const next = Object.values(machines.refund[state]) as RefundState[]
    state = next[draw(next.length)] ?? state
  }
  return state
}

/** Money of this payment that is gone or on its way. It is 0 if the refund ended without money. */
const leaves = ({ origin, status, transactionId, amountFen }: Made): number => {
  if (origin === 'CONSOLE') return status === 'REFUNDED' ? amountFen : 0
  if (transactionId !== 'paid') return 0
  switch (status) {
    case 'CLOSED':
    case 'REPLACED':
    case 'FAILED':
      return 0
    default:
      return amountFen
  }
}

test('10,000 orders: the preview and what left before are the payment, to the fen', () => {
  for (let order = 0; order < 10_000; order += 1) {
    const paidFen = 1 + draw(1_000_000)
    let left = paidFen
    const refunds: Made[] = []
    for (let count = draw(5); count > 0; count -= 1) {
      // A duplicate payment has its own number, and its refund is not part of this payment.
      const isDuplicate = draw(3) === 0
      const amountFen = isDuplicate ? paidFen : draw(left + 1)
      const made: Made = {
        origin: isDuplicate || draw(4) > 0 ? 'GATEWAY' : 'CONSOLE',
        status: anyState(),
        transactionId: isDuplicate ? 'duplicate' : 'paid',
        amountFen,
      }
      refunds.push(made)
      left -= leaves(made)
    }
    const preview = paidFen - refundedFen({ transactionId: 'paid' }, refunds)
    expect(preview).toBe(left)
    expect(Number.isInteger(preview) && preview >= 0 && preview <= paidFen).toBe(true)
  }
})
