import { eq } from 'drizzle-orm'
import { errorCodes } from '@/contract/errors'
import type { Product } from '../../../server/catalogue/product'
import { insurants, proposals } from '../../../server/db/schema'
import { payOrdersOf } from '../../../server/records/pay/repo'
import { fileGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  newPerson,
  openPayOrder,
  payOrderOf,
  signIn,
} from '../../support/purchase'
import { everything } from '../../support/rows'

/** The gateway checks the offer again when it writes the pay order. */
const gateway = fileGateway()

test('four spouses proposed before paying: one is paid for, at once or one after another', async () => {
  const login = await signIn(gateway)
  const proposals: string[] = []
  for (let times = 0; times < 4; times += 1) {
    const spouse = { relationType: 'SPOUSE' as const, person: newPerson() }
    proposals.push(await confirmedProposal(gateway, login, [spouse]))
  }
  const pay = (proposalId: string) =>
    gateway.call('createPayOrder', payOrderOf(proposalId), { login })
  const replies = await Promise.all(proposals.slice(0, 3).map(pay))
  const [opened, ...more] = replies.filter(({ code }) => code === 0).map(done)
  expect(more).toEqual([])
  const [order] = await payOrdersOf(gateway.ctx.db, proposals)
  expect(order?.id).toBe(opened?.payOrderId)
  await decide(gateway, order?.outTradeNo ?? '', 'PAID')
  for (const proposalId of proposals) {
    const bought = proposalId === order?.proposalId
    expect((await pay(proposalId)).code).toBe(
      bought ? errorCodes.ORDER_ALREADY_PAID : errorCodes.INSURANT_LIMIT,
    )
  }
})

test('KC040 a pay order without a choice is one of WeChat Pay', async () => {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const { payType, ...unchosen } = payOrderOf(proposalId)
  done(await gateway.call('createPayOrder', unchosen, { login }))
  expect((await payOrdersOf(gateway.ctx.db, [proposalId])).map((one) => one.payType)).toEqual([
    payType,
  ])
})

/** Changes of the product after the order was opened. */
const changes: [string, keyof typeof errorCodes, (product: Product) => Product][] = [
  [
    'is sold no longer',
    'SALE_CLOSED',
    (product) => ({ ...product, sale: { ...product.sale, endAt: '2025-01-01T00:00:00+08:00' } }),
  ],
  [
    'is not paid this way any more',
    'PAY_TYPE_UNAVAILABLE',
    (product) => ({
      ...product,
      payment: {
        ...product.payment,
        types: product.payment.types.filter(({ type }) => type !== 'WC_PAY'),
      },
    }),
  ],
  [
    'cannot be paid just now',
    'MAINTENANCE',
    (product) => ({
      ...product,
      payment: {
        ...product.payment,
        types: product.payment.types.map((type) => ({ ...type, paymentStatus: 'maintenance' })),
      },
    }),
  ],
  [
    'has another price',
    'PRICE_CHANGED',
    (product) => ({
      ...product,
      tariff: product.tariff.map((combo) => ({
        ...combo,
        bands: combo.bands.map((band) => ({ ...band, premiumFen: band.premiumFen + 100 })),
      })),
    }),
  ],
  [
    'covers other days',
    'PROPOSAL_EXPIRED',
    (product) => ({ ...product, cover: { ...product.cover, rule: 'nextDay', months: 6 } }),
  ],
  [
    'is for fewer people',
    'INSURANT_LIMIT',
    (product) => ({ ...product, limits: { ...product.limits, maxInsurantNum: 1 } }),
  ],
]

test.each(changes)(
  'an open order stays open when its product %s: %s',
  async (_how, code, change) => {
    const { ctx } = gateway
    const login = await signIn(gateway)
    const proposalId = await confirmedProposal(gateway, login)
    await openPayOrder(gateway, login, proposalId)
    const { catalogue } = ctx
    const product = (city: string, name: string) => {
      const known = catalogue.product(city, name)
      return known && change(known)
    }
    ctx.catalogue = { ...catalogue, product }
    try {
      const before = await everything(ctx.db)
      // Another way to pay needs another pay order. The open one must not be closed for it.
      const wanted = { ...payOrderOf(proposalId), tradeType: 'JSAPI' as const }
      expect((await gateway.call('createPayOrder', wanted, { login })).code).toBe(errorCodes[code])
      expect(await everything(ctx.db)).toEqual(before)
    } finally {
      ctx.catalogue = catalogue
    }
  },
)

test('a premium that changed since is not charged', async () => {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const { db } = gateway.ctx
  await db.update(insurants).set({ premiumFen: 1 }).where(eq(insurants.proposalId, proposalId))
  const refused = await gateway.call('createPayOrder', payOrderOf(proposalId), { login })
  expect(refused.code).toBe(errorCodes.PRICE_CHANGED)
  expect(await payOrdersOf(db, [proposalId])).toEqual([])
})

test('a proposal of last night whose cover has begun since is not paid', async () => {
  gateway.sandbox.clock.setNow(Date.parse('2026-11-30T23:40:00+08:00'))
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const { effectiveOn } = done(await gateway.call('getProposal', { proposalId }, { login }))
  expect(effectiveOn).toBe('2026-12-01')
  gateway.sandbox.clock.setNow(Date.parse('2026-12-01T00:20:00+08:00'))
  const open = () => gateway.call('createPayOrder', payOrderOf(proposalId), { login })
  // ER039 The proposal has expired, and no pay order was made.
  expect(done(await open())).toMatchObject({
    payStatus: 'EXPIRED',
    payOrderId: '',
    payParams: null,
  })
  // A longer time of the proposal does not help, because the coverage period is computed again.
  const { db } = gateway.ctx
  const expireAt = gateway.ctx.clock.now() + 3_600_000
  await db.update(proposals).set({ expireAt }).where(eq(proposals.id, proposalId))
  const { code, extra } = await open()
  expect([code, extra?.code]).toEqual([errorCodes.PROPOSAL_EXPIRED, 'PERIOD_CHANGED'])
  expect(await payOrdersOf(db, [proposalId])).toEqual([])
})
