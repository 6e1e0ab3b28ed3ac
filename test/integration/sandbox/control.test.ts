import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { validate } from '@/domain/credential/credential'
import type { ReservedTry } from '../../../server/gateways/reserved-try'
import { createWechatMessages } from '../../../server/gateways/wechat-message/client'
import { startSandbox } from './host'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeEach(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.app.close())

test('nothing that a page of another site sends changes anything', async () => {
  const writing = sandbox.routes.filter(
    ({ method, url }) => !['GET', 'HEAD'].includes(method) && url.startsWith('/sandbox/'),
  )
  expect(writing).toContainEqual({ method: 'POST', url: '/sandbox/reset' })
  const answers = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ].flatMap((headers) =>
    writing.map(async ({ method, url }) => {
      const asked = { method, url, headers, payload: '{}' } as InjectOptions
      return (await sandbox.app.inject(asked)).statusCode
    }),
  )
  expect(new Set(await Promise.all(answers))).toEqual(new Set([403]))
  expect(sandbox.resets).toEqual([])
  // A page of the sandbox, and a script, may do it.
  for (const headers of [{ origin: sandbox.origin }, {}])
    expect(
      (await fetch(`${sandbox.origin}/sandbox/reset`, { method: 'POST', headers })).status,
    ).toBe(200)
  expect(sandbox.resets).toHaveLength(2)
})

describe('the clock', () => {
  it('is put to an instant, runs on, and is restored', async () => {
    const put = await sandbox.send('PUT', '/clock', { now: '2027-03-01T00:00:00+08:00' })
    expect(put.body).toMatchObject({
      now: expect.stringMatching(/^2027-03-01T00:00:0\d.*\+08:00$/),
    })
    expect(sandbox.clock.now()).toBeGreaterThanOrEqual(Date.UTC(2027, 1, 28, 16))
    expect((await sandbox.send('GET', '/clock')).body).toEqual({
      now: expect.stringMatching(/^2027-03-01T00:00:0\d/),
      offsetMs: sandbox.clock.offsetMs(),
    })
    expect((await sandbox.send('PUT', '/clock', { offsetMs: 0 })).body).toMatchObject({
      offsetMs: 0,
    })
    expect(Math.abs(sandbox.clock.now() - Date.now())).toBeLessThan(1000)
  })

  it.each([
    {},
    { now: 0 },
    { now: '2027-03-01T00:00:00' },
    { now: '2027-13-01T00:00:00+08:00' },
    { now: 'tomorrow+08:00' },
    { offsetMs: '5' },
    { offsetMs: 1e15 },
    { offsetMs: 0, now: '2027-03-01T00:00:00+08:00' },
    [],
    null,
  ])('refuses %j', async (body) => {
    const answer = await sandbox.send('PUT', '/clock', body)
    expect(answer).toMatchObject({ status: 400, body: { error: 'INVALID_REQUEST' } })
    expect(sandbox.clock.offsetMs()).toBe(0)
  })
})

describe('faults', () => {
  it('are listed in order, used up one by one and cleared', async () => {
    const fault = { cmd: 'createPayOrderToc', mode: 'http500', times: 2 }
    await sandbox.send('PUT', '/faults', fault)
    await sandbox.send('PUT', '/faults', { cmd: 'createPayOrderToc', mode: 'drop' })
    expect(sandbox.faults.take('getPriceToc')).toBeUndefined()
    const modes = [1, 2, 3, 4].map(() => sandbox.faults.take('createPayOrderToc')?.mode)
    expect(modes).toEqual(['http500', 'http500', 'drop', undefined])

    await sandbox.send('PUT', '/faults', fault)
    expect((await sandbox.send('DELETE', '/faults')).body).toEqual([])
    expect(sandbox.faults.take('createPayOrderToc')).toBeUndefined()
  })

  it.each([
    {},
    { cmd: 'sms.send', mode: 'explode' },
    { cmd: '', mode: 'drop' },
    { cmd: 'sms.send', mode: 'delay' },
    { cmd: 'sms.send', mode: 'code' },
    { cmd: 'sms.send', mode: 'drop', times: 0 },
    { cmd: 'sms.send', mode: 'drop', times: 1.5 },
    { cmd: 'sms.send', mode: 'drop', extra: 1 },
    { cmd: 'sms.send', mode: 'delay', delayMs: -1 },
  ])('refuse %j', async (body) => {
    expect((await sandbox.send('PUT', '/faults', body)).status).toBe(400)
    expect((await sandbox.send('GET', '/faults')).body).toEqual([])
  })

  it('refuse a name for which nobody asks, and tell the known ones', async () => {
    const answer = await sandbox.send('PUT', '/faults', { cmd: 'sms.sent', mode: 'drop' })
    expect(answer).toMatchObject({ status: 400, body: { error: 'INVALID_REQUEST' } })
    const { known } = answer.body as { known: string[] }
    expect(known).toEqual([...known].sort())
    expect(known).toEqual(expect.arrayContaining(['createPayOrderToc', 'sms.send']))
    expect((await sandbox.send('GET', '/faults')).body).toEqual([])
  })

  it('have the names that the README tells', () => {
    const readme = readFileSync(join(__dirname, '../../../sandbox/README.md'), 'utf8')
    const simulators = sandbox.faults.names().filter((name) => name.includes('.'))
    expect(simulators.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
  })
})

describe('a made-up person', () => {
  test('has a name and valid numbers, and is somebody else the next time', async () => {
    const one = await sandbox.send('GET', '/person?birthOn=1960-02-29&gender=F')
    const { name, credentialNo, mobile } = one.body as Record<string, string>
    expect(name).toMatch(/^\p{Script=Han}{2,3}$/u)
    expect(mobile).toMatch(/^139\d{8}$/)
    const value = String(credentialNo)
    expect(validate({ type: '01', value })).toMatchObject({ ok: true })
    expect(value.slice(6, 14)).toBe('19600229')
    expect((await sandbox.send('GET', '/person')).body).not.toEqual(one.body)
    expect((await sandbox.send('GET', '/person?birthOn=1961-02-29')).status).toBe(400)
  })
})

describe('the SMS inbox', () => {
  const message = { phoneNumber: '13800138000', scene: 'LOGIN', validMinutes: 5 }

  it('shows the newest code of a number', async () => {
    expect((await sandbox.send('GET', '/sms?phoneNumber=13800138000')).status).toBe(404)
    expect(await sandbox.sms.sendCode({ ...message, code: '111111' })).toMatchObject({ ok: true })
    await sandbox.sms.sendCode({ ...message, code: '222222', scene: 'BIND_PHONE' })
    await sandbox.sms.sendCode({ ...message, phoneNumber: '13900139000', code: '333333' })
    expect((await sandbox.send('GET', '/sms?phoneNumber=13800138000')).body).toEqual({
      phoneNumber: '13800138000',
      code: '222222',
      scene: 'BIND_PHONE',
      sentAt: expect.stringMatching(/\+08:00$/),
    })
    for (const query of ['', '?phoneNumber=1380', '?phoneNumber=13800138000%20'])
      expect((await sandbox.send('GET', `/sms${query}`)).status).toBe(400)
  })

  it.each([
    [{ mode: 'drop' }, 'UNKNOWN'],
    [{ mode: 'http500' }, 'FAILED'],
    [{ mode: 'code', code: 'LimitExceeded.PhoneNumberDailyLimit' }, 'RATE_LIMITED'],
    [{ mode: 'code', code: 'FailedOperation.PhoneNumberInBlacklist' }, 'NUMBER_INVALID'],
    [{ mode: 'code', code: 'FailedOperation.SignatureIncorrectOrUnapproved' }, 'REFUSED'],
  ])('is not filled by a call with the fault %j', async (fault, code) => {
    await sandbox.send('PUT', '/faults', { cmd: 'sms.send', ...fault })
    expect(await sandbox.sms.sendCode({ ...message, code: '1234' })).toEqual({ ok: false, code })
  })
})

describe('the other outside services', () => {
  it('know the same person by the same login code', async () => {
    const [first, again, other] = [
      await sandbox.login.code2session('code-a'),
      await sandbox.login.code2session('code-a'),
      await sandbox.login.code2session('code-b'),
    ]
    expect(first).toMatchObject({ ok: true, value: { openid: expect.stringMatching(/^o-.{26}$/) } })
    expect(again).toEqual(first)
    expect(other.ok && first.ok && other.value.openid !== first.value.openid).toBe(true)
  })

  it.each([
    ['invalid-code', 'CODE_INVALID'],
    ['used-code', 'CODE_INVALID'],
    ['blocked-user', 'BLOCKED'],
    ['busy', 'UNKNOWN'],
    ['', 'REFUSED'],
  ])('refuse the login code %j as %s', async (jsCode, code) => {
    expect(await sandbox.login.code2session(jsCode)).toEqual({ ok: false, code })
  })

  const person = {
    accountId: '86-13800138000',
    channel: 'BROWSER' as const,
    name: '王小明',
    credentialType: 1,
    credentialNo: '310101199001011234',
  }

  const reserved = {} as ReservedTry

  it('pass every well-formed person', async () => {
    expect(await sandbox.realname.verify(person, reserved)).toEqual({
      ok: true,
      value: { level: 'LV1' },
    })
    expect(await sandbox.realname.verify({ ...person, channel: 'WECHAT' }, reserved)).toEqual({
      ok: true,
      value: { level: 'LV2' },
    })
    expect(await sandbox.realname.verify({ ...person, credentialNo: '身份证' }, reserved)).toEqual({
      ok: false,
      code: 'REFUSED',
    })
  })

  it.each([
    ['沙箱已实名', 'HAD_AUTH'],
    ['沙箱证件占用', 'ID_HAD_USE'],
    ['沙箱证件不符', 'ID_NOT_MATCH'],
    ['沙箱姓名不符', 'BASIC2_NOT_MATCH'],
    ['沙箱黑名单', 'CREDENTIALNO_BLACKLIST'],
    ['沙箱登录过期', 'AUTH_FAILED'],
    ['沙箱微信失败', 'WX_AUTH_FAIL'],
  ])('refuse %s with %s', async (name, code) => {
    expect(await sandbox.realname.verify({ ...person, name }, reserved)).toEqual({
      ok: false,
      code,
    })
  })

  it('keep subscription messages for testers', async () => {
    const message = { openid: 'o-1', templateId: 'T1', page: 'pages/policy/list' }
    const messages = createWechatMessages(sandbox.api, 'release')
    expect(await messages.send({ ...message, data: { thing1: '沪惠保' } })).toMatchObject({
      ok: true,
    })
    expect((await sandbox.send('GET', '/messages')).body).toMatchObject([
      { touser: 'o-1', data: { thing1: { value: '沪惠保' } } },
    ])
  })

  it('answer captchas only as the gateway tells them', async () => {
    expect((await sandbox.send('GET', '/captcha/known')).body).toEqual({
      offset: 420,
      choice: 'circle',
    })
    expect((await sandbox.send('GET', '/captcha/nobody')).status).toBe(404)
  })
})

describe('pay orders', () => {
  it.each([
    { outcome: 'FREE' },
    {},
    { outcome: 'PAID', notify: { times: -1 } },
    { outcome: 'PAID', notify: { times: 1e9 } },
    { outcome: 'PAID', notify: { tamper: 'colour' } },
    { outcome: 'PAID', notify: { drop: 'yes' } },
    { outcome: 'PAID', extra: true },
  ])('refuse %j and stay as they are', async (body) => {
    const order = sandbox.newOrder()
    await sandbox.pay.createJsapiOrder({ ...order, openid: 'o-1' })
    const answer = await sandbox.send('PUT', `/pay-orders/${order.outTradeNo}`, body)
    expect(answer).toMatchObject({ status: 400, body: { error: 'INVALID_REQUEST' } })
    expect((await sandbox.send('GET', '/pay-orders')).body).toMatchObject([
      { outTradeNo: order.outTradeNo, outcome: 'UNPAID', amountFen: 51600 },
    ])
  })

  it('refuse a body that is not JSON', async () => {
    const url = `${sandbox.origin}/sandbox/pay-orders/HM000001`
    const response = await fetch(url, { method: 'PUT', body: '{"outcome":' })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: 'INVALID_REQUEST',
      issues: ['the body is not JSON'],
    })
  })
})

describe('a reset', () => {
  it('empties everything and asks the gateway to follow', async () => {
    const order = sandbox.newOrder()
    await sandbox.pay.createJsapiOrder({ ...order, openid: 'o-1' })
    await sandbox.send('PUT', '/clock', { offsetMs: 5000 })
    await sandbox.send('PUT', '/faults', { cmd: 'sms.send', mode: 'drop' })

    expect((await sandbox.send('POST', '/reset')).body).toEqual({ ok: true })
    expect(sandbox.resets).toEqual(['reset'])
    expect(sandbox.clock.offsetMs()).toBe(0)
    expect((await sandbox.send('GET', '/faults')).body).toEqual([])
    expect((await sandbox.send('GET', '/pay-orders')).body).toEqual([])
  })
})
