import * as v from 'valibot'
import { outbox } from '../../../server/db/schema'
import { guardRequests } from '../../../server/gateways/request-guard'
import { all } from '../../../server/jobs/all'
import { messageJobs } from '../../../server/jobs/message'
import { runJobs } from '../../../server/jobs/run'
import { addMessage } from '../../../server/records/message/repo'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  openPayOrder,
  signIn,
} from '../../support/purchase'
import type { Login } from '../../support/remote'

const HOUR_MS = 3_600_000

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(async () => {
  await fetch(`${gateway.origin}/sandbox/reset`, { method: 'POST' })
})
afterAll(() => gateway.close())

const sentMessages = v.array(
  v.object({
    touser: v.string(),
    template_id: v.string(),
    page: v.optional(v.string()),
    data: v.record(v.string(), v.object({ value: v.string() })),
  }),
)
const messages = async () => {
  const answer = await fetch(`${gateway.origin}/sandbox/messages`)
  return v.parse(sentMessages, await answer.json())
}
const rows = () => gateway.ctx.db.select().from(outbox)

const wechatLogin = async (code: string): Promise<Login> =>
  done(await gateway.call('loginByWechat', { code, appId: 'wx-sandbox' }))

const buy = async (login: Login) => {
  const proposalId = await confirmedProposal(gateway, login)
  const order = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, order.outTradeNo, 'PAID')
  return order
}

const failNext = (cmd: string, times: number) =>
  gateway.sandbox.faults.add({ cmd, mode: 'http500', times })

test('who bought through WeChat is told there, once, however often it is asked', async () => {
  const login = await wechatLogin('a-buyer')
  const issued = { templateId: 'SANDBOX-ISSUED', insuranceType: 'PP57', subscribeId: 'PP57' }
  done(await gateway.call('reportSubscribe', { ...issued, actionId: 'accept' }, { login }))
  const accepted = async () =>
    done(await gateway.call('getTemplateIds', { subscribeId: 'PP57' }, { login })).templateIdList[0]
  expect(await accepted()).toMatchObject({ status: 1 })
  await buy(login)
  await gateway.jobs()
  await gateway.jobs()
  // ST033 The consent was for one message, so the next one needs consent again.
  expect(await accepted()).toMatchObject({ status: 0 })
  const [message, ...others] = await messages()
  expect(others).toEqual([])
  expect(message).toMatchObject({
    template_id: 'SANDBOX-ISSUED',
    data: { number2: { value: '2' } },
  })
  expect(await rows()).toMatchObject([{ sentAt: expect.any(Number), nextTryAt: null, tries: 1 }])
})

test('nor again by a gateway that read it before another one sent it', async () => {
  await buy(await wechatLogin('read-twice'))
  const others = all.filter((job) => !messageJobs.includes(job))
  await runJobs(gateway.ctx, others)
  const read = await Promise.all(
    messageJobs.map(async (job) => ({ job, works: await job.due(gateway.ctx) })),
  )
  expect(read.flatMap(({ works }) => works)).toHaveLength(1)
  await gateway.jobs()
  await runJobs(
    gateway.ctx,
    read.map(({ job, works }) => ({ ...job, due: async () => works })),
  )
  expect(await messages()).toHaveLength(1)
  expect(await rows()).toMatchObject([{ sentAt: expect.any(Number), tries: 1 }])
})

test('nor by a gateway that was stopped beyond its lease and wakes', async () => {
  await buy(await wechatLogin('stopped'))
  const [work] = (await messageJobs[0]?.due(gateway.ctx)) ?? []
  const lapsed = new Error('lapsed')
  const running = guardRequests(
    () => Promise.reject(lapsed),
    () => work?.run(gateway.ctx, new AbortController().signal),
  )
  await expect(running).rejects.toBe(lapsed)
  expect(await messages()).toEqual([])
  await gateway.jobs()
  expect(await messages()).toHaveLength(1)
})

test('who bought in the official account is told there, of a web page', async () => {
  const appId = gateway.ctx.gateways.officialAccount?.appid ?? ''
  await buy(done(await gateway.call('loginByWechat', { code: 'person-oa-buyer', appId })))
  await gateway.jobs()
  expect(await messages()).toMatchObject([
    { template_id: 'SANDBOX-OA-ISSUED', page: expect.stringMatching(/^http.*\/policy-list$/) },
  ])
})

test('who bought by mobile is told by SMS, and the code inbox stays as it was', async () => {
  const mobile = '13988880001'
  await buy(await signIn(gateway, mobile))
  await gateway.jobs()
  expect(await messages()).toMatchObject([{ touser: mobile, template_id: '100002' }])
  const inbox = await fetch(`${gateway.origin}/sandbox/sms?phoneNumber=${mobile}`)
  expect(await inbox.json()).toMatchObject({ scene: 'LOGIN' })
})

test('money that goes back is told about too', async () => {
  const login = await signIn(gateway, '13988880002')
  const proposalId = await confirmedProposal(gateway, login)
  const { outTradeNo } = await openPayOrder(gateway, login, proposalId)
  done(await gateway.call('cancelOrder', { orderId: proposalId }, { login }))
  await decide(gateway, outTradeNo, 'PAID')
  await gateway.jobs()
  await moveClock(gateway, 120_000)
  await gateway.jobs()
  const sent = await messages()
  expect(sent.map(({ template_id }) => template_id)).toEqual(['100003'])
})

test('a message that could not be sent is tried again, with growing pauses', async () => {
  await buy(await wechatLogin('patient'))
  failNext('wechat.subscribeMessage', 2)
  await gateway.jobs()
  expect(await rows()).toMatchObject([{ sentAt: null, tries: 1, lastError: 'UNKNOWN' }])
  await gateway.jobs()
  expect(await rows()).toMatchObject([{ tries: 1 }])
  await moveClock(gateway, 31_000)
  await gateway.jobs()
  await moveClock(gateway, 31_000)
  await gateway.jobs()
  expect(await rows()).toMatchObject([{ sentAt: null, tries: 2 }])
  await moveClock(gateway, 31_000)
  await gateway.jobs()
  expect(await messages()).toHaveLength(1)
})

test('a message nobody takes for a day becomes a dead letter that is kept and seen', async () => {
  await buy(await wechatLogin('unlucky'))
  failNext('wechat.subscribeMessage', 100)
  for (let turn = 0; turn < 14; turn += 1) {
    await gateway.jobs()
    await moveClock(gateway, 7 * HOUR_MS)
  }
  expect(await rows()).toMatchObject([{ deadAt: expect.any(Number), nextTryAt: null, tries: 13 }])
  gateway.sandbox.faults.clear()
})

test('who did not subscribe and has no mobile is not reached: a dead letter at once', async () => {
  await buy(await wechatLogin('no-messages'))
  await gateway.jobs()
  expect(await messages()).toEqual([])
  expect(await rows()).toMatchObject([{ lastError: 'NO_CHANNEL', deadAt: expect.any(Number) }])
})

test('an access token that ran out is asked for anew', async () => {
  await buy(await wechatLogin('first'))
  await gateway.jobs()
  await moveClock(gateway, 3 * HOUR_MS)
  await buy(await wechatLogin('second'))
  await gateway.jobs()
  expect(await messages()).toHaveLength(2)
})

test('one event is written down once', async () => {
  const login = await wechatLogin('once')
  await buy(login)
  const [row] = await rows()
  if (!row) throw new Error('No message')
  await addMessage(gateway.ctx.db, { ...row, id: gateway.ctx.ids.next() })
  expect(await rows()).toHaveLength(1)
})
