import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { reconcile } from '../../../server/ledger/reconcile'
import { render } from '../../../server/message/texts'
import { changedCatalogue } from '../../support/changed-catalogue'
import { openGateway, type TestGateway } from '../../support/gateway'
import { done } from '../../support/purchase'
import { renewing } from '../../support/renewing'
import { renewAsOther } from './renewal-as-other'

/**
 * A renewal that would become another product (ADR 64). No shipped product changes, so the
 * catalogue of this gateway is changed while it runs.
 */

const folder = changedCatalogue({})
const shipped = changedCatalogue({})

function changeProduct(): void {
  renewAsOther(folder)
  gateway.reloadCatalogue()
}

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ CATALOGUE_DIR: folder })
})
beforeEach(() => {
  gateway.sandbox.clock.setNow(Date.parse('2026-11-20T10:00:00+08:00'))
  for (const name of ['PP57.json', 'documents/PP57-clauses.json'])
    cpSync(join(shipped, '310000', name), join(folder, '310000', name))
  gateway.reloadCatalogue()
})
afterEach(async () => expect((await reconcile(gateway.ctx.db)).differences).toEqual([]))
afterAll(() => gateway.close())

const { until, bought, wanted, signed, sign, renewalOf, told, renewedBy } = renewing(() => gateway)

const clausesFile = v.looseObject({ content: v.array(v.string()) })

const agree = async (one: Awaited<ReturnType<typeof bought>>, productCode?: string) =>
  gateway.call(
    'turnOnAutoRenewal',
    { ...(await wanted(one)), productCode },
    { login: await one.enter() },
  )

test('A2 signed for one product: as another it is not charged, and the person is asked', async () => {
  const one = await bought()
  await signed(one)
  expect(await one.show()).toMatchObject({
    isOn: true,
    mustAgreeAgain: false,
    becomes: { productCode: 'PP57', expireOn: '2028-11-30', changes: [] },
  })
  changeProduct()
  expect(await one.show()).toMatchObject({
    isOn: false,
    obstacle: null,
    mustAgreeAgain: true,
    next: null,
    current: { productName: '申城安心保' },
    becomes: {
      productCode: 'PP58',
      productName: '申城安心保2028',
      effectiveOn: '2027-12-01',
      changes: [
        {
          name: '住院自费医疗费用',
          before: expect.stringMatching(/^100万元；/),
          after: expect.stringMatching(/^120万元；/),
        },
      ],
    },
  })
  await until('2027-11-13 09:00', '2027-11-19 09:00', '2027-11-20 08:30', '2027-11-21 08:30')
  expect(await renewedBy(one)).toEqual([])
  expect(await renewalOf(one)).toMatchObject({ status: 'ENDED', payOrderId: null })
  const messages = await told(one)
  expect(messages.map(({ payload }) => payload['what'])).toEqual(['续保产品有变化，未扣费，请确认'])
  const [asking] = messages
  expect(asking && (await render(gateway.ctx, asking))).toMatchObject({
    path: '/renewal-contract?cityCode=310000&productCode=PP57',
    page: 'pages/account/renewal-contract/index?cityCode=310000&productCode=PP57',
  })
})

test('A2 a change after the notice: what was announced is not charged', async () => {
  const one = await bought()
  await signed(one)
  await one.show()
  await until('2027-11-13 09:00', '2027-11-19 09:00')
  expect(await renewalOf(one)).toMatchObject({ status: 'SCHEDULED' })
  changeProduct()
  await until('2027-11-20 08:30', '2027-11-21 08:30')
  expect(await renewedBy(one)).toEqual([])
  expect(await renewalOf(one)).toMatchObject({ status: 'LAPSED', payOrderId: null })
})

test('A2 only the product that the person names is agreed to, and it is renewed as that', async () => {
  const one = await bought()
  await signed(one)
  await one.show()
  expect(await agree(one)).toMatchObject({ extra: { code: 'ON' } })
  changeProduct()
  const before = await renewalOf(one)
  for (const shown of [undefined, 'PP57'])
    expect(await agree(one, shown)).toMatchObject({
      extra: { field: 'productCode', code: 'PRODUCT_CHANGED' },
    })
  expect(await renewalOf(one)).toEqual(before)

  const { signing } = done(await agree(one, 'PP58'))
  const url = signing.kind === 'redirect' ? signing.url : ''
  await sign(new URL(url, gateway.origin).searchParams.get('code') ?? '')
  expect(await one.show()).toMatchObject({ isOn: true, mustAgreeAgain: false, status: 'ACTIVE' })
  await until('2027-11-13 09:00', '2027-11-19 09:00', '2027-11-20 08:30', '2027-11-20 08:40')
  expect(await renewedBy(one)).toMatchObject([{ storedStatus: 'PAID', productCode: 'PP58' }])
})

test('A2 a clause that changed after the consent: nothing is charged until it is agreed to anew', async () => {
  const one = await bought()
  await signed(one)
  const file = join(folder, '310000/documents/PP57-clauses.json')
  const clauses = v.parse(clausesFile, JSON.parse(readFileSync(file, 'utf8')))
  const changed = { ...clauses, content: [...clauses.content, '附则：本条为新增。'] }
  writeFileSync(file, JSON.stringify(changed))
  gateway.reloadCatalogue()
  expect(await one.show()).toMatchObject({ isOn: false, mustAgreeAgain: true, obstacle: null })

  const other = await bought()
  await signed(other)
  await other.show()
  await until('2027-11-13 09:00')
  expect((await told(one)).map(({ payload }) => payload['what'])).toEqual([
    '续保条款有变化，未扣费，请确认',
  ])
  expect(await renewalOf(one)).toMatchObject({ status: 'ENDED', payOrderId: null })
  expect(await renewalOf(other)).toMatchObject({ status: 'NOTIFIED' })
})

test('A2 the list of switches says the same', async () => {
  const one = await bought()
  await signed(one)
  await one.show()
  const seen = async () => {
    const asked = await gateway.call('getPoliciesRenewalSwitch', {}, { login: await one.enter() })
    return done(asked).list.map(({ isOn, isOffered }) => ({ isOn, isOffered }))
  }
  expect(await seen()).toEqual(Array(2).fill({ isOn: true, isOffered: false }))
  changeProduct()
  expect(await seen()).toEqual(Array(2).fill({ isOn: false, isOffered: true }))
})
