import { pathOf } from '@/contract/call'
import { calls } from '@/contract/calls'
import { headers } from '@/contract/envelope'
import { extraValueOf } from '@/domain/apply/home'
import type { LogFields } from '../../../server/context/log'
import { createCanary } from '../../support/canary'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  newMobile,
  newPerson,
  outTradeNoOf,
  payOrderOf,
  signIn,
} from '../../support/purchase'
import { openCollector, type CollectedSpan, type Collector } from './collector'

/** One trace leads from a tap to the message about it, and nobody's data are in it. */

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined
const homes = { cityCode: '310000', productCode: 'SHJB' } as const
const tap = (digit: string) => ({ traceId: digit.repeat(32), spanId: digit.repeat(16) })
const paying = tap('a')
const revoking = tap('b')
const traced = ({ traceId, spanId }: ReturnType<typeof tap>) => ({
  headers: { [headers.traceparent]: `00-${traceId}-${spanId}-01` },
})

const canary = createCanary()
const logged: LogFields[] = []
let refundTold: () => void
const notified = new Promise<void>((resolve) => (refundTold = resolve))
const note = (fields: LogFields) => {
  logged.push(fields)
  if (logged.filter(({ route }) => route?.startsWith('/notify/')).length === 2) refundTold()
}
let collector: Collector
let spans: CollectedSpan[] = []

beforeAll(async () => {
  collector = await openCollector()
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_TRACES_SAMPLER_ARG: '1',
  }
  const gateway = await openGateway(settings, { log: { info: note, warn: note, error: note } })
  try {
    await buyAndRevoke(gateway)
  } finally {
    await gateway.close()
  }
  spans = collector.spans()
})
afterAll(() => collector.close())

async function buyAndRevoke(gateway: TestGateway): Promise<void> {
  const mobile = canary.mind(newMobile())
  const login = await signIn(gateway, mobile)
  const person = newPerson()
  const detailAddress = canary.mind('控江路100弄5号601室')
  const extraValue = extraValueOf(
    { cityDistrictName: '杨浦区', detailAddress, propertyRelationType: 'OWNER' },
    '01',
  )
  for (const value of [login.token, person.name, person.id, '13800138000']) canary.mind(value)
  const people = [{ relationType: 'SELF' as const, person, home: { extraValue } }]
  const proposalId = await confirmedProposal(gateway, login, people, homes)

  const { payOrderId } = done(
    await gateway.call('createPayOrder', payOrderOf(proposalId), { login, ...traced(paying) }),
  )
  await decide(gateway, await outTradeNoOf(gateway, payOrderId), 'PAID')
  await gateway.jobs()

  const { policies } = done(await gateway.call('getOrder', { orderId: proposalId }, { login }))
  const [policy] = policies
  if (!policy) throw new Error('Nothing was bought')
  const wanted = { policyId: policy.policyId, expectedRefundable: 6800 }
  done(await gateway.call('revokePolicyAndRefund', wanted, { login, ...traced(revoking) }))
  await gateway.jobs()
  await notified

  await sendEverywhere(gateway)
}

/** Personal data where nobody expects it: refused fields, addresses, headers, failed statements. */
async function sendEverywhere(gateway: TestGateway): Promise<void> {
  const name = canary.mind('欧阳金丝雀')
  const secret = canary.mind('canary-in-a-header')
  const more = {
    tracestate: `a=${secret}`,
    baggage: `name=${secret}`,
    [headers.traceparent]: `00-${secret}-01`,
    [headers.outerId]: secret,
    [headers.wtagid]: secret,
    [headers.requestId]: secret,
  }
  await gateway.send(`${pathOf(calls.getOrder)}?name=${encodeURIComponent(name)}`, { name })
  await gateway.call('getCityConfig', { cityCode: name }, { headers: more })
  await fetch(`${gateway.origin}/${encodeURIComponent(name)}?name=${secret}`, { headers: more })
  gateway.sandbox.faults.add({ cmd: 'sms.send', mode: 'http500', times: 1 })
  await expect(signIn(gateway, canary.mind(newMobile()))).rejects.toThrow()
}

const named = (name: RegExp, { traceId }: { traceId: string }) =>
  spans.filter((span) => span.traceId === traceId && name.test(span.name))
const only = (name: RegExp, trace: { traceId: string }): CollectedSpan => {
  const [found, ...others] = named(name, trace)
  if (!found || others.length > 0)
    throw new Error(`${String(name)}: ${JSON.stringify(spans.map((span) => span.name))}`)
  return found
}

const inside = ({ spanId }: CollectedSpan): string[] =>
  spans.filter(({ parentSpanId }) => parentSpanId === spanId).map(({ name }) => name)

test('the trace of a tap goes on to the provider, its notification and the message about it', () => {
  const asked = only(/^POST .*createPayOrderToc$/, paying)
  expect(asked.parentSpanId).toBe(paying.spanId)
  expect(inside(asked)).toContainEqual(expect.stringMatching(/^POST 127/))

  const notification = only(/^notification WECHAT_PAY trade$/, paying)
  const message = only(/^job sendMessages$/, paying)
  expect(message.parentSpanId).toBe(notification.spanId)
  expect(inside(message)).toContainEqual(expect.stringMatching(/^POST 127/))
})

test('a notification also names the request in which it came', () => {
  const { links } = only(/^notification WECHAT_PAY trade$/, paying)
  const came = spans.find(({ name }) => name === 'POST /notify/wechatpay')
  expect(links).toEqual([{ traceId: came?.traceId }])
  expect(came?.traceId).not.toBe(paying.traceId)
})

test('a refund goes on with the trace of the tap that asked for it', () => {
  const asked = only(/^POST .*revokePolicyAndRefund$/, revoking)
  const pushed = only(/^job pushRefunds$/, revoking)
  expect(pushed.parentSpanId).toBe(asked.spanId)
  expect(only(/^notification WECHAT_PAY refund$/, revoking).parentSpanId).toBe(asked.spanId)
})

test('statements are named by verb and table, inside of what asked them', () => {
  const statements = named(/^(select|insert|update|begin|commit)/, paying)
  if (!onPostgres) return expect(statements).toEqual([])
  const [written] = named(/^insert cover_claims, insert pay_orders, /, paying)
  expect(written?.parentSpanId).toBe(only(/^POST .*createPayOrderToc$/, paying).spanId)
  expect(named(/, insert ledger, /, paying)[0]?.parentSpanId).toBe(
    only(/^notification WECHAT_PAY trade$/, paying).spanId,
  )
})

test('a line of the log names its trace', () => {
  const line = logged.find(({ route }) => route?.endsWith('/createPayOrderToc'))
  expect(line?.traceId).toBe(paying.traceId)
})

test('no span holds personal data, values of statements or what a stranger sent', () => {
  expect(spans.length).toBeGreaterThan(20)
  expect(canary.found(collector.text())).toEqual([])
  const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
  expect([...keys].filter((key) => /statement$|text|param|query$|path|url/.test(key))).toEqual(
    onPostgres ? ['db.prepared_statement'] : [],
  )
  expect(spans.filter(({ status }) => status.message !== undefined)).toEqual([])
})
