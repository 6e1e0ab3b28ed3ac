import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@/domain/time/day'
import { describeError } from '../../../server/context/log'
import { users } from '../../../server/db/schema'
import { openGateway, type TestGateway } from '../../support/gateway'
import { catalogueWithCore, issuing } from '../../support/insurer-core'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  newMobile,
  newPerson,
  openPayOrder,
  plain,
  shanghai,
  signIn,
} from '../../support/purchase'
import { everything } from '../../support/rows'

/** Canary data: a name, an identity number and a mobile that must appear nowhere in plain text. */
const canary = { name: '慕容金丝雀', id: newPerson('1987-08-17').id }
const phone = newMobile()
const logged: string[] = []
const log = {
  info: (...line: unknown[]) => logged.push(JSON.stringify(line)),
  warn: (...line: unknown[]) => logged.push(JSON.stringify(line)),
  error: (...line: unknown[]) => logged.push(JSON.stringify(line)),
}

let gateway: TestGateway
beforeAll(async () => {
  const capabilities = { ...issuing, handOver: {} }
  gateway = await openGateway({ CATALOGUE_DIR: catalogueWithCore({ capabilities }) }, { log })
})
afterAll(() => gateway.close())

test('a whole purchase leaves no personal data in rows, answers or logs', async () => {
  const login = await signIn(gateway, phone)
  const half = canary.id.slice(0, 9)
  const draft = {
    traceId: randomUUID(),
    applicant: { name: plain(canary.name), credentialNo: plain(canary.id), mobile: plain(phone) },
    insurants: [{ key: 'a', name: plain(canary.name), credentialNo: plain(half) }],
  }
  const saved = done(await gateway.call('saveDraft', { ...shanghai, draft }, { login }))
  expect(saved.draft.applicant.name).toMatchObject({ encryptType: 2, maskValue: '慕****' })
  expect(saved.draft.insurants[0]?.credentialNo).toEqual({ encryptType: 1, value: half })
  const proposalId = await confirmedProposal(gateway, login, [
    { relationType: 'SELF', person: canary },
  ])
  const { payOrderId, outTradeNo } = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, outTradeNo, 'PAID')
  // The core of the insurer is silent first, so what it is asked waits.
  gateway.sandbox.faults.add({ cmd: 'core.issue', mode: 'drop', times: 1 })
  await gateway.jobs()
  const waiting = await everything(gateway.ctx.db)
  expect(waiting['insurer_requests']).toHaveLength(1)
  await moveClock(gateway, 5_000)
  await gateway.jobs()
  const { list } = done(await gateway.call('listPolicies', {}, { login }))
  const policyId = list[0]?.policyId ?? ''
  const answers = [
    await gateway.call('getDraft', shanghai, { login }),
    await gateway.call('getUserStatus', { attr: { productCode: 'PP57' } }, { login }),
    await gateway.call('getProposal', { proposalId }, { login }),
    await gateway.call('getOrder', { orderId: proposalId }, { login }),
    await gateway.call('listOrders', {}, { login }),
    await gateway.call('listHistoricalInsurants', shanghai, { login }),
    await gateway.call('getCashierOrder', { payOrderId }, { login }),
    await gateway.call('getPolicy', { policyId }, { login }),
    await gateway.call('listPolicies', {}, { login }),
  ]
  const revoked = { policyId, expectedRefundable: list[0]?.premiumFen ?? 0 }
  done(await gateway.call('revokePolicyAndRefund', revoked, { login }))
  await gateway.jobs()
  // The day is handed over to the insurer.
  await moveClock(gateway, DAY_MS)
  await gateway.jobs()
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 0))
  // A request that fails inside is logged without its content.
  await gateway.send('/v1/rpc/user-info-service/getUserStatus', { name: canary.name }, { login })

  const rows = await everything(gateway.ctx.db)
  expect(rows['insurer_requests']).toHaveLength(2)
  expect(rows['handover_rows']?.length).toBeGreaterThan(0)
  expect(logged.length).toBeGreaterThan(20)
  for (const secret of [canary.name, canary.id, phone, login.token]) {
    for (const stored of [waiting, rows]) expect(JSON.stringify(stored)).not.toContain(secret)
    expect(JSON.stringify(answers.map(({ data }) => data))).not.toContain(secret)
    expect(logged.join('\n')).not.toContain(secret)
  }
})

test('a query that fails is logged without its values', async () => {
  const row = { id: canary.id, openId: canary.name, createdAt: 0 }
  await gateway.ctx.db.insert(users).values(row)
  const failed: unknown = await gateway.ctx.db
    .insert(users)
    .values(row)
    .catch((error: unknown) => error)
  const described = describeError(failed)
  expect(described).toMatchObject({ code: '23505' })
  expect(JSON.stringify(described)).not.toContain(canary.id)
})
