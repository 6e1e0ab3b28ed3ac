import * as v from 'valibot'
import { listOrders } from '@/contract/order'
import { getCashierOrder } from '@/contract/pay'
import { listPolicies } from '@/contract/policy'
import { shownPayment } from '@/contract/product'
import { productPage, productPageText, type ProductPage } from '@/contract/product-page'
import { shownRefund } from '@/contract/shown'
import { moneyText } from '@/copy/purchase/outcomes'
import { refundStatuses } from '@/copy/records/refunds'
import { orderStatusText, policyStatusText } from '@/copy/records/statuses'
import { orderWordOf, policyWordOf, situationOf } from '@/domain/situation/situation'
import { loadCatalogue } from '../../server/catalogue/load'
import { anOrder, aPolicy } from '../support/records'

const page = loadCatalogue().page('310000', 'PP57')

/** Reads a changed answer of the gateway with the schema of today's client. */
const read = (change: object) =>
  v.parse(productPage, JSON.parse(productPageText({ ...page, ...change } as ProductPage)))

test('a page of tomorrow is shown without what a client of today does not know', () => {
  if (!page) throw new Error('No such product')
  const tomorrow = read({
    sections: [{ kind: 'hologram', title: '全息', beams: 3 }, ...page.sections],
    hero: { ...page.hero, art: 'spaceport' },
    form: {
      ...page.form,
      credentialTypes: [...page.form.credentialTypes, '999'],
      relations: [...page.form.relations, { type: 'COUSIN', label: '表亲' }],
    },
    health: { ...page.health, sections: ['quiz', ...page.health.sections] },
    payConfirm: { ...page.payConfirm, sections: [...page.payConfirm.sections, 'gift'] },
    result: { ...page.result, sections: ['fireworks'] },
  })
  expect(tomorrow).toEqual({
    ...page,
    hero: { ...page.hero, art: 'skyline' },
    result: { ...page.result, sections: [] },
  })
})

test('a section that is known but broken costs only itself', () => {
  const [first, ...others] = page?.sections ?? []
  expect(read({ sections: [{ ...first, title: 7 }, ...others] }).sections).toEqual(others)
})

test('ways to pay that are not known are left out of their list', () => {
  const payment = loadCatalogue().product('442000', 'LH1F')?.payment
  const types = [...(payment?.types ?? []), { ...payment?.types[0], type: 'MOON_PAY' }]
  expect(v.parse(shownPayment, { ...payment, types })).toEqual(payment)
})

test('an order, a policy and a refund of tomorrow are shown plainly, never left out or a blank page', () => {
  const ours = anOrder()
  const list = [{ ...ours, status: 'ABROAD' }, ours]
  const [order, known] = v.parse(listOrders.response, { list, nextCursor: null }).list
  expect(known).toEqual(ours)
  expect(order && orderStatusText(orderWordOf(order))).toBe('更新后可查看')
  const held = { list: [{ ...aPolicy(), status: 'ABROAD' }], nextCursor: null }
  const policies = v.parse(listPolicies.response, held).list
  expect(policies.map((policy) => policyStatusText(policyWordOf(policy)))).toEqual(['更新后可查看'])
  expect(situationOf({ order: { status: 'PAID' }, policies }).outcome).toBe('UNKNOWN')
  const at = '2026-11-28T02:00:00.000Z'
  const refund = { status: 'BY_POST', amountFen: 100, requestedAt: at, acceptedAt: null }
  const shown = v.parse(shownRefund, { ...refund, refundedAt: null })
  expect(refundStatuses[shown.status]).toBe('更新后可查看')
  expect(moneyText(situationOf({ refunds: [shown] }).money)).toContain('更新后查看')
})

test('ER062 a cashier of yesterday, which says nothing of underwriting, has nothing to tell', () => {
  const { underwriting } = getCashierOrder.response.entries
  expect(v.parse(v.object({ underwriting }), {})).toEqual({ underwriting: { status: 'DONE' } })
})
