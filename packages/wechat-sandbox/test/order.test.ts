import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { decide, isPayable, payOutcomes, postpone, standing, type Order } from '../orders/order'

const now = 1_763_700_000_000
const order: Order = {
  outTradeNo: 'HM20261121000001',
  appid: 'wx-sandbox',
  prepayId: 'wxHM20261121000001',
  tradeType: 'MWEB',
  description: '沪惠保',
  amountFen: 19600,
  notifyUrl: 'http://127.0.0.1/notify',
  createdAt: now,
  expireAt: now + 1800_000,
  outcome: 'UNPAID',
  deliveries: [],
}

describe('an order in the sandbox', () => {
  test('expires at its instant and not before', () => {
    assert.equal(standing(order, order.expireAt - 1).outcome, 'UNPAID')
    assert.equal(standing(order, order.expireAt).outcome, 'EXPIRED')
  })

  test('settles a postponed payment at its instant, even past the expiry', () => {
    const late = postpone(order, order.expireAt + 5)
    assert.equal(standing(late, order.expireAt + 4).outcome, 'PAYING')
    const { outcome, paidAt, transactionId = '' } = standing(late, order.expireAt + 9)
    assert.deepEqual({ outcome, paidAt }, { outcome: 'PAID', paidAt: order.expireAt + 5 })
    assert.match(transactionId, /^4200\d{24}$/)
  })

  test('may be paid again after a failed attempt only', () => {
    const payable = payOutcomes.filter((outcome) => isPayable({ ...order, outcome }))
    assert.deepEqual(payable, ['PAID_FAIL'])
    assert.equal(isPayable(order), true)
    assert.equal(isPayable(postpone(order, now)), false)
  })

  test('never gives money back, whatever else happens to it', () => {
    const step = fc.record({
      outcome: fc.constantFrom(...payOutcomes),
      after: fc.nat(4_000_000),
    })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let at = now
        let known = order
        let paidAt: number | undefined
        for (const { outcome, after } of steps) {
          at += after
          const decided = decide(standing(known, at), outcome, at)
          if (decided.ok) known = decided.value
          else assert.equal(known.outcome, 'PAID')
          if (paidAt !== undefined)
            assert.deepEqual([known.outcome, known.paidAt], ['PAID', paidAt])
          paidAt = known.paidAt
        }
      }),
    )
  })
})
