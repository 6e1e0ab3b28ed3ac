import * as v from 'valibot'
import { newPerson } from './person'
import { shanghai, type Insured, type Shopper, type Sold } from './shopper'

/** The tools of a preset. */
export interface Shop {
  shopper: Shopper
  /** Calls a test control, such as `PUT /clock`. */
  turn: (method: 'PUT' | 'POST', path: string, body: object) => Promise<void>
}

interface Preset {
  title: string
  summary: string
  /** Makes the situation, and answers the page that shows it. */
  make: (shop: Shop) => Promise<string>
}

const MINUTE_MS = 60_000
const ORDERS = 21

const one = (shopper: Shopper): Insured => ({ relationType: 'SELF', person: shopper.self })
const spouse = (): Insured => ({
  relationType: 'SPOUSE',
  person: newPerson('1991-05-12', 'F'),
})
const familyOf = (shopper: Shopper): Insured[] => [
  one(shopper),
  spouse(),
  { relationType: 'FATHER_PARENTS', person: newPerson('1962-03-15') },
  { relationType: 'DAUGHTER_CHILDREN', person: newPerson('2018-06-01', 'F') },
]
const address = (path: string, query: Record<string, string>, sold = shanghai) =>
  `${path}?${new URLSearchParams({ ...sold, ...query })}`

/** Buys a product whose policies the core of its insurer issues, and shows the order. */
const boughtOf =
  (sold: Sold, familyFor: (shopper: Shopper) => Insured[]): Preset['make'] =>
  async ({ shopper }) => {
    await shopper.signIn()
    const { orderId } = await shopper.buy(familyFor(shopper), sold)
    return address('/order-detail', { orderId }, sold)
  }

/**
 * Situations that would take a user many steps. Each is made by the same calls that the pages send.
 */
export const presets = {
  'paid-family': {
    title: '已付款的四人订单',
    summary: '本人、配偶、父亲、孩子，已承保',
    make: async ({ shopper }) => {
      await shopper.signIn()
      const { orderId } = await shopper.buy(familyOf(shopper))
      return address('/order-detail', { orderId })
    },
  },
  'unpaid-expiring': {
    title: '两分钟后过期的未付款订单',
    summary: '时钟会拨到过期前两分钟',
    make: async ({ shopper, turn }) => {
      await shopper.signIn()
      const { orderId } = await shopper.order([one(shopper)])
      const { expireAt } = await shopper.call('getOrder', { orderId })
      const now = new Date(Date.parse(expireAt) - 2 * MINUTE_MS).toISOString()
      await turn('PUT', '/clock', { now })
      await shopper.signIn()
      return address('/order-detail', { orderId })
    },
  },
  'renewal-due': {
    title: '即将自动续保的保单',
    summary: '两人已签约，时钟会拨到扣费通知日',
    make: async ({ shopper, turn }) => {
      await shopper.signIn()
      const { policyIds } = await shopper.buy([one(shopper), spouse()])
      const [policyId = ''] = policyIds
      const { configJsonValue } = await shopper.call('readConfig', {
        appID: 'huimin_insur',
        namespace: 'pre_insure_page',
        key: 'document:renewal',
      })
      const { textHash } = v.parse(v.object({ textHash: v.string() }), JSON.parse(configJsonValue))
      const { family, dates, becomes } = await shopper.call('getRenewalSwitch', { policyId })
      const expectedFen = family.reduce((sum, { premiumFen }) => sum + premiumFen, 0)
      const { signing } = await shopper.call('turnOnAutoRenewal', {
        ...{ policyIds, textHash, expectedFen },
        documents: becomes?.documents.map(({ url }) => url),
      })
      await shopper.sign(signing.kind === 'redirect' ? signing.url : '')
      await turn('PUT', '/clock', { now: `${dates.noticeOn}T09:00:00+08:00` })
      // The clock has moved far ahead and a login lasts only an hour, so the user signs in again.
      await shopper.signIn()
      return address('/renewal-contract', { policyId })
    },
  },
  'refund-pending': {
    title: '退款处理中的订单',
    summary: '已撤单，微信支付还没有退回',
    make: async ({ shopper, turn }) => {
      await shopper.signIn()
      const { orderId, outTradeNo, policyIds } = await shopper.buy([one(shopper)])
      await turn('PUT', `/pay-orders/${outTradeNo}/refunds`, { status: 'PROCESSING' })
      const [policyId = ''] = policyIds
      const { refundAmount } = await shopper.call('getRevokeInfo', { policyId })
      await shopper.call('revokePolicy', { policyId, expectedRefundable: refundAmount })
      return address('/order-detail', { orderId })
    },
  },
  'core-at-once': {
    title: '核心系统立即出单',
    summary: '右江壮乡保（LH47），四人已付款',
    make: boughtOf({ cityCode: '451000', productCode: 'LH47' }, familyOf),
  },
  'core-minutes': {
    title: '核心系统两分钟后出单',
    summary: '飞天丝路保（GS09），五人已付款，第五人不承保；只在销售期内能做成',
    make: boughtOf({ cityCode: '620900', productCode: 'GS09' }, (shopper) => [
      ...familyOf(shopper),
      { relationType: 'MOTHER_PARENTS', person: newPerson('1964-08-21', 'F') },
    ]),
  },
  'core-pool': {
    title: '三家共保，退保要核心系统同意',
    summary: '太行安居医护保（MA01），两人已付款，犹豫期后退保要等答复',
    make: boughtOf({ cityCode: '140500', productCode: 'MA01' }, (shopper) => [
      one(shopper),
      spouse(),
    ]),
  },
  'many-orders': {
    title: `${ORDERS} 笔订单`,
    summary: '二十笔已取消，一笔已承保，列表分两页',
    make: async ({ shopper }) => {
      await shopper.signIn()
      // One person cannot be insured so often, so all orders except the last are cancelled.
      for (let count = 1; count < ORDERS; count += 1) {
        const { orderId } = await shopper.order([one(shopper)])
        await shopper.call('cancelOrder', { orderId })
      }
      await shopper.buy([one(shopper)])
      return address('/order-center', {})
    },
  },
  booked: {
    title: '已预约下一期',
    summary: '开售时会收到一条通知',
    make: async ({ shopper }) => {
      await shopper.signIn()
      const product = { cityCode: '430100', productCode: 'LG01' }
      await shopper.call('confirmAppointment', product)
      return `/insure-reserve?${new URLSearchParams(product)}`
    },
  },
} as const satisfies Record<string, Preset>

export type PresetName = keyof typeof presets
