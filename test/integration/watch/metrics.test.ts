import { freePort } from '../../../scripts/free-port'
import type { LogFields } from '../../../server/context/log'
import { serveMetrics } from '../../../server/metrics-server'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  openPayOrder,
  signIn,
} from '../../support/purchase'
import { rowsOf } from '../../support/rows'

const alarms: string[] = []
const note = ({ alarm }: LogFields) => void (alarm && alarms.push(alarm))

let gateway: TestGateway
let origin: string
let close: () => void
beforeAll(async () => {
  const port = await freePort()
  const log = { info: note, warn: note, error: note }
  gateway = await openGateway({ METRICS_PORT: String(port) }, { log })
  origin = `http://127.0.0.1:${port}`
  ;({ close } = await serveMetrics(gateway.ctx))
})
afterAll(async () => {
  close()
  await gateway.close()
})

const metric = async (line: RegExp): Promise<number | undefined> => {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const found = text.split('\n').find((each) => line.test(each))
  return found === undefined ? undefined : Number(found.split(' ').at(-1))
}

test('a purchase and a refusal are counted, a message that waits is seen and alarms', async () => {
  const login = await signIn(gateway)
  const order = await openPayOrder(gateway, login, await confirmedProposal(gateway, login))
  expect(await metric(/^huimin_outbox_age_seconds/)).toBe(0)
  await decide(gateway, order.outTradeNo, 'PAID')
  await gateway.call('getPayStatus', { payOrderId: 'unknown' }, { login })
  done(await gateway.call('getPayStatus', { payOrderId: order.payOrderId }, { login }))

  expect(await metric(/^huimin_payment_seconds_count{outcome="bought"}/)).toBe(1)
  expect(await metric(/^huimin_call_seconds_count{.*queryPayStatus.*code="0"/i)).toBe(1)
  expect(await metric(/^huimin_call_seconds_count{.*queryPayStatus.*code="[^0]/i)).toBe(1)

  await moveClock(gateway, 2 * 3_600_000)
  expect(await metric(/^huimin_outbox_age_seconds/)).toBeGreaterThan(7_000)
  gateway.sandbox.faults.add({ cmd: 'sms.send', mode: 'http500', times: 5 })
  await gateway.jobs()
  expect(alarms).toContain('OUTBOX_OLD')
  expect(await metric(/^huimin_alarms_total{alarm="OUTBOX_OLD"}/)).toBe(1)
  expect(await metric(/^huimin_job_seconds_count{.*job="sendMessages"/)).toBe(1)
  gateway.sandbox.faults.clear()
})

test('money that does not agree is counted and alarms', async () => {
  const login = await signIn(gateway)
  const order = await openPayOrder(gateway, login, await confirmedProposal(gateway, login))
  await decide(gateway, order.outTradeNo, 'PAID', { tamper: 'amount' })
  expect(alarms).toContain('PAYMENT_MISMATCH')
  expect(await metric(/^huimin_unmatched_money_total{reason="amount"}/)).toBe(1)
  expect(await metric(/^huimin_ledger_differences/)).toBe(0)
})

test('money for an order that nobody knows is refused, counted and alarms', async () => {
  const login = await signIn(gateway)
  const order = await openPayOrder(gateway, login, await confirmedProposal(gateway, login))
  await rowsOf(
    gateway.ctx.db,
    `update pay_orders set out_trade_no = 'X' where out_trade_no = '${order.outTradeNo}'`,
  )
  await decide(gateway, order.outTradeNo, 'PAID')
  expect(alarms).toContain('PAYMENT_UNKNOWN')
  expect(await metric(/^huimin_unmatched_money_total{reason="unknown"}/)).toBe(1)
})

test('nobody reads them where people reach the gateway, nor anything else there', async () => {
  expect(await (await fetch(`${gateway.origin}/metrics`)).text()).not.toContain('huimin_')
  expect((await fetch(`${origin}/healthz`)).status).toBe(404)
})
