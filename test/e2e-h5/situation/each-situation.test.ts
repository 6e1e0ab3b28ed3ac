import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { DAY_MS } from '@/domain/time/day'
import type { Applicant } from '../../support/family'
import { done, renewalTerms, turnSandbox, type Product } from '../../support/purchase'
import type { Login, RemoteGateway } from '../../support/remote'
import { signContract } from '../../support/sandbox'
import { openShop } from '../../support/shop'
import { buyByCalls, orderByCalls, signInByCalls } from '../../support/signed-in-phone'
import { eventually, products } from '../../support/storefront'
import { test } from '../../support/test'
import { look } from './claims'

/**
 * Each state of an order, a policy, a refund, a renewal and a sale, made by calls (ADR 130). Every
 * page that speaks of it says its word, and none says a word of another state.
 */

const shop = openShop({ own: true, settings: { JOB_INTERVAL_SECONDS: '1' } })
const { shanghai } = products
const union = { cityCode: '370700', productCode: 'PG54' }
const notYetSold = { cityCode: '621000', productCode: 'GS10' }

interface Order {
  orderId: string
  gateway: RemoteGateway
  login: Login
}

const read = async ({ gateway, login, orderId }: Order) =>
  done(await gateway.call('getOrder', { orderId }, { login }))

/** The order once its policies are issued, and the address of the first of them. */
async function issued(order: Order, product: Product) {
  const { policies } = await eventually(
    () => read(order),
    (seen) => seen.policies.length > 0,
  )
  const [first = assert.fail('no policy')] = policies
  return { policies, seen: { ...product, orderId: order.orderId, policyId: first.policyId } }
}

/** Moves the clock and signs in again, because logins end. */
async function later(page: Page, days: number, { mobile }: Applicant) {
  await shop.sandbox.shiftClock(days * DAY_MS)
  return signInByCalls(page, shop.sandbox.origin, mobile)
}

const bought = {
  order: '等待生效',
  result: '投保成功',
  orders: '已支付',
  policies: '待生效',
  policy: '零时起生效',
  family: '待生效',
}
const paid = ['已支付', '完成支付', '保单生成', '保单已生成', '查看收据', '请TA确认']
const held = [...paid, '查看电子保单', '理赔指引']
const renewalOff = ['未开通，到期后不会自动扣费', '自动续保未开通']

test('an order that nobody paid', async () => {
  const { page } = await shop.phone()
  const order = await orderByCalls(page, shop.sandbox, shop.family().self, { product: shanghai })
  const seen = { ...shanghai, orderId: order.orderId }
  await look(page, seen, {
    says: { order: '等待支付', result: '尚未收到付款', orders: '去支付' },
    alsoMay: ['支付中', '前完成支付', '等待生效'],
  })
  done(await order.gateway.call('cancelOrder', { orderId: order.orderId }, { login: order.login }))
  await look(page, seen, {
    says: { order: '订单取消', result: '订单已关闭', orders: '已取消' },
    alsoMay: ['没有生成保单'],
  })
})

test('an order whose time is over', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const order = await orderByCalls(page, shop.sandbox, self, { product: shanghai })
  const again = { ...order, ...(await later(page, 2, self)) }
  await eventually(
    () => read(again),
    ({ status }) => status === 'EXPIRED',
  )
  await look(
    page,
    { ...shanghai, orderId: order.orderId },
    {
      says: { order: '已失效', result: '订单已关闭', orders: '已失效' },
      alsoMay: ['没有生成保单'],
    },
  )
})

test('a policy before, in and after its cover', async () => {
  const { page } = await shop.phone()
  const { self, spouse } = shop.family()
  const order = await buyByCalls(page, shop.sandbox, self, { product: union, spouse })
  const { policies, seen } = await issued(order, union)
  await look(page, seen, {
    says: {
      order: '核保中',
      result: '支付成功，核保中',
      orders: '已支付',
      policies: '核保中',
      policy: '保险公司正在核保',
      family: '核保中',
    },
    alsoMay: [...paid, '自始无效', '等待生效', '可撤单，全额退款'].filter(
      (claim) => claim !== '保单已生成',
    ),
  })
  for (const { policyNo } of policies)
    await turnSandbox(order.gateway, `underwriting/${policyNo}`, { decision: 'ACCEPTED' })
  const accepted = { ...order, ...(await later(page, 1, self)) }
  await eventually(
    () => read(accepted),
    (one) => one.policies.every(({ status }) => status === 'WAITING'),
  )
  await look(page, seen, {
    says: { ...bought, result: '投保成功' },
    alsoMay: [...held, '可撤单，全额退款'],
  })
  await later(page, 60, self)
  await look(page, seen, {
    says: {
      order: '保障生效',
      result: '保障已生效',
      orders: '已支付',
      policies: '保障中',
      policy: '二十四时止',
      family: '保障中',
    },
    alsoMay: held,
  })
  await later(page, 450, self)
  await look(page, seen, {
    says: {
      order: '已到期',
      result: '保障已结束',
      orders: '已支付',
      policies: '已到期',
      policy: '保障已于',
      family: '目前没有生效或待生效的保障',
    },
    alsoMay: [...held, '保障生效'].filter((claim) => claim !== '请TA确认'),
  })
})

test('a policy that the insurer refused', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const order = await buyByCalls(page, shop.sandbox, self, { product: union })
  await shop.sandbox.planRefunds(order.outTradeNo, 'PROCESSING')
  const { policies, seen } = await issued(order, union)
  await turnSandbox(order.gateway, `underwriting/${policies[0]?.policyNo}`, { decision: 'REFUSED' })
  const again = { ...order, ...(await later(page, 1, self)) }
  await eventually(
    () => read(again),
    ({ refunds }) => refunds.some(({ acceptedAt }) => acceptedAt !== null),
  )
  const may = ['完成支付', '核保未通过', '自始无效', '未通过保险公司核保', '查看收据', '退款到账']
  await look(page, seen, {
    says: {
      order: '等待到账',
      result: '正在原路退回',
      orders: '核保未通过',
      policies: '核保未通过',
      policy: '核保未通过',
      family: '目前没有生效或待生效的保障',
    },
    alsoMay: may,
  })
})

test('a policy that was revoked, and its money', async () => {
  const { page } = await shop.phone()
  const order = await buyByCalls(page, shop.sandbox, shop.family().self, { product: shanghai })
  await shop.sandbox.planRefunds(order.outTradeNo, 'PROCESSING')
  const { seen } = await issued(order, shanghai)
  done(
    await order.gateway.call(
      'revokePolicyAndRefund',
      { policyId: seen.policyId, expectedRefundable: 12_900 },
      { login: order.login },
    ),
  )
  await eventually(
    () => read(order),
    ({ refunds }) => refunds.some(({ acceptedAt }) => acceptedAt !== null),
  )
  const may = ['完成支付', '保单生成', '已撤销', '保单已失效', '查看收据', '退款到账']
  await look(page, seen, {
    says: {
      order: '等待到账',
      result: '正在原路退回',
      orders: '已撤销',
      policies: '撤销中',
      policy: '撤销中',
      family: '目前没有生效或待生效的保障',
    },
    alsoMay: may,
  })
  await shop.sandbox.endRefund(`R${order.outTradeNo}`, 'SUCCESS')
  await eventually(
    () => read(order),
    ({ policies }) => policies.every(({ status }) => status === 'REVOKED'),
  )
  await look(page, seen, {
    says: {
      order: '已到账',
      result: '已原路退回',
      orders: '已撤销',
      policies: '已撤销',
      policy: '保费已退回',
    },
    alsoMay: may,
  })
})

test('a policy that the merchant refunded', async () => {
  const { page } = await shop.phone()
  const order = await buyByCalls(page, shop.sandbox, shop.family().self, { product: shanghai })
  const { seen } = await issued(order, shanghai)
  await shop.sandbox.refundInConsole(order.outTradeNo)
  await eventually(
    () => read(order),
    ({ givenBack }) => givenBack,
  )
  await look(page, seen, {
    says: {
      order: '商户退款',
      result: '商户已退款',
      orders: '已退款',
      policies: '已退款',
      policy: '保单已失效',
      family: '目前没有生效或待生效的保障',
    },
    alsoMay: ['完成支付', '保单生成', '已到账', '退款到账', '已原路退回', '查看收据'],
  })
})

test('a renewal that is off and on', async () => {
  const { page } = await shop.phone()
  const order = await buyByCalls(page, shop.sandbox, shop.family().self, { product: shanghai })
  const { gateway, login } = order
  const { seen } = await issued(order, shanghai)
  const may = ['待生效', '零时起生效', '保单已生成', '查看电子保单', '理赔指引', '可撤单，全额退款']
  await look(page, seen, {
    says: { policy: '未开通，到期后不会自动扣费', renewal: '同意并去微信签约' },
    alsoMay: [...may, ...renewalOff],
  })
  const wanted = {
    policyIds: [seen.policyId],
    expectedFen: 12_900,
    ...(await renewalTerms(gateway, seen.policyId, login)),
  }
  const { signing } = done(await gateway.call('turnOnAutoRenewal', wanted, { login }))
  const url = new URL(signing.kind === 'redirect' ? signing.url : '', shop.sandbox.origin)
  await signContract(shop.sandbox.origin, url.searchParams.get('code') ?? '')
  await look(page, seen, {
    says: { renewal: '已开通，扣费前', policy: '扣费日', policies: '自动续保已开通' },
    alsoMay: may,
  })
})

test('a sale that is open or to come, and its booking', async () => {
  const { page } = await shop.phone()
  await look(page, shanghai, { says: { booking: '正在开放投保' } })
  await look(page, notYetSold, { says: { booking: '即将开放投保' } })
  const { gateway, login } = await signInByCalls(
    page,
    shop.sandbox.origin,
    shop.family().self.mobile,
  )
  done(await gateway.call('confirmAppointment', notYetSold, { login }))
  await look(page, notYetSold, { says: { booking: '您已预约成功' }, alsoMay: ['取消预约'] })
})
