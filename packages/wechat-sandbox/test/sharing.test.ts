import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { movedFen, unsplitFen, type Share } from '../sharing/book'

const PAID_FEN = 10_000
const DAY_MS = 86_400_000
const payment = { amountFen: PAID_FEN, paidAt: 0 }

const shareOf = (amountFen: number): Share => ({
  ...{ type: 'MERCHANT_ID', account: 'SHOP', description: '分账', detailId: '1', amountFen },
})

describe('what is left of a payment to share', () => {
  test('with what was shared and refunded before it is never more than was paid', () => {
    const step = fc.record({ what: fc.constantFrom('share', 'refund', 'end'), fen: fc.nat(6_000) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const refunds: { createdAt: number; refundFen: number; status: 'SUCCESS' }[] = []
        const sharings: { createdAt: number; shares: Share[]; isLast: boolean }[] = []
        let refundedFen = 0
        steps.forEach(({ what, fen }, at) => {
          const left = unsplitFen(payment, refunds, sharings, at)
          assert.ok(left >= 0 && left <= PAID_FEN - refundedFen)
          if (what === 'refund' && refundedFen + fen <= PAID_FEN) {
            refundedFen += fen
            refunds.push({ createdAt: at, refundFen: fen, status: 'SUCCESS' })
            assert.equal(unsplitFen(payment, refunds, sharings, at), Math.max(0, left - fen))
          }
          if (what === 'share' && fen <= left)
            sharings.push({ createdAt: at, shares: [shareOf(fen)], isLast: false })
          if (what === 'end')
            sharings.push({ createdAt: at, shares: [shareOf(left)], isLast: true })
        })
        const moved = movedFen(sharings.flatMap(({ shares }) => shares))
        assert.ok(moved <= PAID_FEN)
        if (sharings.some(({ isLast }) => isLast))
          assert.equal(unsplitFen(payment, refunds, sharings, steps.length), 0)
      }),
    )
  })

  test('a refund that was closed takes nothing', () => {
    const closed = [{ createdAt: 1, refundFen: 4_000, status: 'CLOSED' as const }]
    assert.equal(unsplitFen(payment, closed, [], 2), PAID_FEN)
  })

  test('goes to the merchant after 180 days', () => {
    assert.equal(unsplitFen(payment, [], [], 180 * DAY_MS - 1), PAID_FEN)
    assert.equal(unsplitFen(payment, [], [], 180 * DAY_MS), 0)
  })
})
