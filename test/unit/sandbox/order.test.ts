import fc from 'fast-check'
import {
  decide,
  isPayable,
  payOutcomes,
  postpone,
  standing,
  type Order,
} from '../../../sandbox/world/order'

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
  it('expires at its instant and not before', () => {
    expect(standing(order, order.expireAt - 1).outcome).toBe('UNPAID')
    expect(standing(order, order.expireAt).outcome).toBe('EXPIRED')
  })

  it('settles a postponed payment at its instant, even past the expiry', () => {
    const late = postpone(order, order.expireAt + 5)
    expect(standing(late, order.expireAt + 4).outcome).toBe('PAYING')
    expect(standing(late, order.expireAt + 9)).toMatchObject({
      outcome: 'PAID',
      paidAt: order.expireAt + 5,
      transactionId: expect.stringMatching(/^4200\d{24}$/),
    })
  })

  it('may be paid again after a failed attempt only', () => {
    const payable = payOutcomes.filter((outcome) => isPayable({ ...order, outcome }))
    expect(payable).toEqual(['PAID_FAIL'])
    expect(isPayable(order)).toBe(true)
    expect(isPayable(postpone(order, now))).toBe(false)
  })

  it('never gives money back, whatever else happens to it', () => {
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
          else expect(known.outcome).toBe('PAID')
          if (paidAt !== undefined) expect(known).toMatchObject({ outcome: 'PAID', paidAt })
          paidAt = known.paidAt
        }
      }),
    )
  })
})
