import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LogFields } from '../../../server/context/log'
import { evidenceJobs } from '../../../server/jobs/evidence'
import { runJobs } from '../../../server/jobs/run'
import { watchJobs } from '../../../server/jobs/watch'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  moveClock,
  openPayOrder,
  shanghai,
  signIn,
} from '../../support/purchase'
import type { Login } from '../../support/remote'

/**
 * Alarms that no other test fires. Each case makes its alarm as an operator meets it: a service that
 * does not answer, a job that does not run, a file that was changed.
 */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const alarms: string[] = []
const note = ({ alarm }: LogFields) => void (alarm && alarms.push(alarm))
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({}, { log: { info: note, warn: note, error: note } })
})
beforeEach(async () => {
  await fetch(`${gateway.origin}/sandbox/reset`, { method: 'POST' })
  alarms.length = 0
})
afterAll(() => gateway.close())

const fail = (cmd: string) => gateway.sandbox.faults.add({ cmd, mode: 'http500', times: 9 })

const ordered = async (
  login: Login,
  product = shanghai as { cityCode: string; productCode: string },
) => openPayOrder(gateway, login, await confirmedProposal(gateway, login, family(), product))
const bought = async (login: Login, product?: { cityCode: string; productCode: string }) => {
  const order = await ordered(login, product)
  await decide(gateway, order.outTradeNo, 'PAID')
  return order
}
/** The gateway is up, but of its jobs only the one that watches the others runs. */
const watchAfter = async (ms: number) => {
  await moveClock(gateway, ms)
  await runJobs(gateway.ctx, watchJobs)
}

test('JOBS_LATE and PAY_ORDERS_STUCK: nobody asks about an open order, nor ends it', async () => {
  await ordered(await signIn(gateway))
  await watchAfter(5 * MINUTE_MS)
  expect(alarms).toEqual([])
  await watchAfter(2 * MINUTE_MS)
  expect(alarms).toEqual(['JOBS_LATE'])
  await watchAfter(48 * HOUR_MS)
  expect(alarms).toContain('PAY_ORDERS_STUCK')
})

test('REFUND_OLD: a refund is owed for more than a day', async () => {
  const login = await signIn(gateway)
  const order = await ordered(login)
  done(await gateway.call('cancelOrder', { orderId: order.proposalId }, { login }))
  await decide(gateway, order.outTradeNo, 'PAID')
  await watchAfter(24 * HOUR_MS)
  expect(alarms).not.toContain('REFUND_OLD')
  await watchAfter(MINUTE_MS)
  expect(alarms).toContain('REFUND_OLD')
})

test('RECONCILIATION_LATE: no bill was compared for a day and a half', async () => {
  await gateway.jobs()
  await watchAfter(35 * HOUR_MS)
  expect(alarms).toEqual([])
  await watchAfter(2 * HOUR_MS)
  expect(alarms).toEqual(['RECONCILIATION_LATE'])
})

test('MESSAGE_REFUSED and MESSAGE_DEAD: WeChat takes no such message, and there is no number', async () => {
  const login = done(
    await gateway.call('loginByWechat', { code: 'alarmed-buyer', appId: 'wx-sandbox' }),
  )
  gateway.sandbox.faults.add({
    cmd: 'wechat.subscribeMessage',
    mode: 'code',
    code: 40037,
    times: 1,
  })
  await bought(login)
  await gateway.jobs()
  expect(alarms).toEqual(['MESSAGE_REFUSED', 'MESSAGE_DEAD'])
})

test('REALNAME_SILENT: the centre does not answer, and nobody can propose', async () => {
  const login = await signIn(gateway)
  fail('realname.verify')
  await expect(confirmedProposal(gateway, login)).rejects.toThrow('UNAVAILABLE')
  expect(alarms).toEqual(['REALNAME_SILENT'])
})

test('LICENCE_SILENT: nobody reads business licences', async () => {
  const login = await signIn(gateway)
  fail('ocr.bizLicense')
  const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array<number>(60).fill(0)])
  await gateway.call('readLicence', { picture: picture.toString('base64') }, { login })
  expect(alarms).toEqual(['LICENCE_SILENT'])
})

test('ID_CARD_SILENT: nobody reads identity cards', async () => {
  const login = await signIn(gateway)
  fail('ocr.idCard')
  const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64')
  await gateway.call('readIdCard', { side: 'FACE', picture }, { login })
  expect(alarms).toEqual(['ID_CARD_SILENT'])
})

test('UNDERWRITING_SILENT: the insurer does not say how a paid policy stands', async () => {
  fail('underwriting.decide')
  await bought(await signIn(gateway), { cityCode: '370700', productCode: 'PG54' })
  await gateway.jobs()
  expect(alarms).toContain('UNDERWRITING_SILENT')
})

// This comes last, because its damage stays.
test('EVIDENCE_DAMAGED: an anchor is not the one that was written', async () => {
  await confirmedProposal(gateway, await signIn(gateway))
  await moveClock(gateway, 24 * HOUR_MS)
  await runJobs(gateway.ctx, evidenceJobs)
  expect(alarms).toEqual([])
  const folder = join(gateway.ctx.env.DATA_DIR, 'anchors')
  for (const file of readdirSync(folder)) writeFileSync(join(folder, file), '{}')
  await moveClock(gateway, 24 * HOUR_MS)
  await runJobs(gateway.ctx, evidenceJobs)
  expect(alarms).toContain('EVIDENCE_DAMAGED')
})
