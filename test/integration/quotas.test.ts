import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { errorCodes } from '@/contract/errors'
import type { LogFields } from '../../server/context/log'
import { policies, smsCodes, traceEvents } from '../../server/db/schema'
import { openGateway, type TestGateway } from '../support/gateway'
import {
  codeRequest,
  confirmedProposal,
  decide,
  family,
  newMobile,
  newPerson,
  openPayOrder,
  readNotices,
  shanghai,
  signIn,
  solveCaptcha,
} from '../support/purchase'

/** Limits for many requests together, and the calls without limits. */

jest.setTimeout(60_000)

const within = async (
  settings: Record<string, string>,
  work: (gateway: TestGateway, alarms: string[]) => Promise<void>,
) => {
  const alarms: string[] = []
  const note = ({ alarm }: LogFields) => void (alarm && alarms.push(alarm))
  const log = { info: note, warn: note, error: note }
  const gateway = await openGateway(settings, { log })
  try {
    await work(gateway, alarms)
  } finally {
    await gateway.close()
  }
}

test('all codes of a day together cost no more than is set, also when many ask at once', () =>
  within({ SMS_DAILY_LIMIT: '3', TRUST_PROXY: '1' }, async (gateway, alarms) => {
    const solved = []
    for (let times = 0; times < 8; times += 1) {
      const phoneNumber = newMobile()
      solved.push({ phoneNumber, ...(await solveCaptcha(gateway, phoneNumber)) })
    }
    const asked = solved.map(({ phoneNumber, captchaId, offset }, index) =>
      gateway.call('sendSmsCode', codeRequest(phoneNumber, captchaId, { kind: 'slider', offset }), {
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
      }),
    )
    const codes = (await Promise.all(asked)).map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(3)
    expect(codes.filter((code) => code === errorCodes.SMS_LIMIT)).toHaveLength(5)
    expect(await gateway.ctx.db.select().from(smsCodes)).toHaveLength(3)
    expect(alarms).toContain('SMS_BUDGET_SPENT')
  }))

test('what WeChat Pay signed gets in, however much comes from its address', () =>
  within({ RATE_LIMIT: '40' }, async (gateway) => {
    const login = await signIn(gateway)
    const order = await openPayOrder(gateway, login, await confirmedProposal(gateway, login))
    const ask = async () => (await gateway.call('listOrders', {}, { login })).status
    while ((await ask()) !== 429);
    const forged = Array.from({ length: 60 }, () =>
      fetch(`${gateway.origin}/notify/wechatpay`, { method: 'POST', body: '{}' }),
    )
    for (const { status } of await Promise.all(forged)) expect(status).toBe(401)
    await decide(gateway, order.outTradeNo, 'PAID', { times: 3 })
    expect(await ask()).toBe(429)
    expect(await gateway.ctx.db.select().from(policies)).toHaveLength(2)
  }))

test('one address begins so many records of evidence a day', () =>
  within({ EVIDENCE_ADDRESS_LIMIT: '2' }, async (gateway) => {
    const login = await signIn(gateway)
    await readNotices(gateway, login)
    await readNotices(gateway, login)
    const [event] = await gateway.ctx.db
      .select()
      .from(traceEvents)
      .where(eq(traceEvents.position, 0))
    const { code } = await gateway.call('saveTrace', {
      ...shanghai,
      bizType: 'CREATE_POLICY',
      traceId: randomUUID(),
      events: [
        {
          seq: 0,
          type: 'ENTER',
          pageId: 'insure',
          pageVersion: event?.pageVersion ?? '',
          clientAt: new Date(gateway.now()).toISOString(),
        },
      ],
    })
    expect(code).toBe(errorCodes.TOO_MANY_REQUESTS)
  }))

test('who is insured by somebody else: whose consent was declared stands in the trace', () =>
  within({}, async (gateway) => {
    const login = await signIn(gateway)
    const child = { relationType: 'SON_CHILDREN' as const, person: newPerson('2018-06-01') }
    const proposalId = await confirmedProposal(gateway, login, [...family(), child])
    const events = await gateway.ctx.db.select().from(traceEvents)
    const submitted = events.find(({ type }) => type === 'SUBMIT')
    expect(submitted?.detail).toEqual({ proposalId, adultConsents: '1', guardianConsents: '2' })
  }))
