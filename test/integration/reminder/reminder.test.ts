import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  newMobile,
  openPayOrder,
  plain,
  signIn,
} from '../../support/purchase'
import type { Login } from '../../support/remote'

/** A person who asked for a reminder gets one message the next day, unless they bought before. */

const changsha = { cityCode: '430100', productCode: 'LG01' } as const
const KEY = 'LG01_TBY_WLTC'
const HOUR_MS = 3_600_000

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(async () => {
  await fetch(`${gateway.origin}/sandbox/reset`, { method: 'POST' })
})
afterEach(() => gateway.sandbox.clock.setOffset(0))
afterAll(() => gateway.close())

const remind = (login: Login, subscribeKey = KEY) =>
  gateway.call('addSubscribe', { subscribeKey, version: 2 }, { login })
const waits = async (login?: Login) =>
  done(await gateway.call('checkSubscribe', { subscribeKey: KEY }, { login })).subscribe
const messages = async (): Promise<{ touser: string; template_id: string }[]> => {
  await gateway.jobs()
  const answer = await fetch(`${gateway.origin}/sandbox/messages`)
  return (await answer.json()) as { touser: string; template_id: string }[]
}

test('API040 API041 one message the next day, then it may be asked for again', async () => {
  const mobile = newMobile()
  const login = await signIn(gateway, mobile)
  expect(await waits()).toBe(false)
  expect(await waits(login)).toBe(false)
  done(await remind(login))
  done(await remind(login))
  expect(await waits(login)).toBe(true)
  gateway.sandbox.clock.setOffset(23 * HOUR_MS)
  expect(await messages()).toEqual([])
  gateway.sandbox.clock.setOffset(25 * HOUR_MS)
  expect(await messages()).toMatchObject([{ touser: mobile, template_id: '100008' }])
  expect(await messages()).toHaveLength(1)
})

test('who began nothing is told of the sale, who began a form that it is not finished', async () => {
  const byWechat = async (code: string): Promise<Login> =>
    done(await gateway.call('loginByWechat', { code, appId: 'wx-sandbox' }))
  const [looking, beginning] = [await byWechat('who-looks'), await byWechat('who-begins')]
  const draft = { traceId: 'T1', applicant: { name: plain('张三') }, insurants: [] }
  done(await gateway.call('saveDraft', { ...changsha, draft }, { login: beginning }))
  for (const login of [looking, beginning]) done(await remind(login))
  gateway.sandbox.clock.setOffset(25 * HOUR_MS)
  const told = (await messages()) as unknown as {
    data: { thing3: { value: string }; date2: { value: string } }
  }[]
  // The sale goes on, so the day is that of cover and not an end.
  const { effectiveOn } = done(await gateway.call('getPageInfo', { ...changsha, version: 3 }))
  expect(told.map(({ data }) => data.date2.value)).toEqual([effectiveOn, effectiveOn])
  expect(told.map(({ data }) => data.thing3.value).sort()).toEqual([
    '投保尚未完成，点此继续',
    '正在开放投保，点此查看',
  ])
})

test('who bought by then is left alone', async () => {
  const login = await signIn(gateway, newMobile())
  done(await remind(login))
  const proposalId = await confirmedProposal(gateway, login, family(), changsha)
  const { outTradeNo } = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, outTradeNo, 'PAID')
  await gateway.jobs()
  gateway.sandbox.clock.setOffset(25 * HOUR_MS)
  const told = await messages()
  expect(told.filter(({ template_id }) => template_id === '100008')).toEqual([])
  expect(await waits(login)).toBe(false)
})

test('ST033 API041 an unknown product is refused; API044 an accepted message of WeChat exists', async () => {
  const login = await signIn(gateway, newMobile())
  expect(await remind(login, 'ZZ99_TBY_WLTC')).toMatchObject({ code: 30101 })
  const exists = async () =>
    done(await gateway.call('existSubscribe', { subscribeId: 'LG01_REMIND' }, { login })).exist
  const answer = (actionId: 'accept' | 'reject') =>
    gateway.call(
      'reportSubscribe',
      {
        templateId: 'SANDBOX-UNFINISHED',
        insuranceType: 'LG01',
        actionId,
        subscribeId: 'LG01_REMIND',
      },
      { login },
    )
  const statuses = async (by?: Login) => {
    const wanted = { subscribeId: 'LG01_REMIND' }
    const known = await gateway.call('getTemplateIds', wanted, by ? { login: by } : {})
    return done(known).templateIdList.map(({ status }) => status)
  }
  done(await answer('reject'))
  expect(await exists()).toBe(false)
  expect(await statuses(login)).toEqual([0])
  done(await answer('accept'))
  expect(await exists()).toBe(true)
  expect(await statuses(login)).toEqual([1])
  expect(await statuses()).toEqual([0])
})
