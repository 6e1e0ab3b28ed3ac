import { eq } from 'drizzle-orm'
import { refunds } from '../../../server/db/schema'
import { fileGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  openPayOrder,
  shanghai,
  signIn,
  type Product,
} from '../../support/purchase'

/**
 * The amount of a revocation is one amount everywhere: in the preview, the answer, the refund and
 * the premiums. ledger/console.test.ts has refunds before it, and the simulator all orders of both.
 */

const gateway = fileGateway()

/** Families with a discount, ages and plans of several prices. */
const various: [Product, ReturnType<typeof family>][] = [
  [shanghai, family().slice(0, 1)],
  [{ cityCode: '442000', productCode: 'LH1F' }, family()],
  [{ cityCode: '440301', productCode: 'LH0G' }, family()],
  [{ cityCode: '320100', productCode: 'PH4J' }, family()],
]

test.each(various)('%j', async (product, people) => {
  const login = await signIn(gateway)
  const orderId = await confirmedProposal(gateway, login, people, product)
  const { outTradeNo, payOrderId } = await openPayOrder(gateway, login, orderId)
  await decide(gateway, outTradeNo, 'PAID')
  const { policies } = done(await gateway.call('getOrder', { orderId }, { login }))
  const { policyId = '' } = policies[0] ?? {}

  const { refundAmount, revokeExtra } = done(
    await gateway.call('getRevokeInfo', { policyId }, { login }),
  )
  const revoked = done(
    await gateway.call(
      'revokePolicyAndRefund',
      { policyId, expectedRefundable: refundAmount },
      { login },
    ),
  )
  const rows = await gateway.ctx.db.select().from(refunds).where(eq(refunds.payOrderId, payOrderId))
  const total = (amounts: readonly number[]) => amounts.reduce((sum, fen) => sum + fen, 0)
  expect(revoked.refundAmount).toBe(refundAmount)
  expect(total(rows.map(({ amountFen }) => amountFen))).toBe(refundAmount)
  expect(total(revokeExtra.premiumInfoList.map(({ premium }) => premium))).toBe(refundAmount)
})
