import { errorCodes } from '@/contract/errors'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  codeRequest,
  done,
  moveClock,
  newMobile,
  requestCode,
  sendCode,
  signIn,
  solveCaptcha,
} from '../../support/purchase'
import type { Login } from '../../support/remote'
import { everything } from '../../support/rows'

const MINUTE_MS = 60_000
const attr = { attr: { productCode: 'PP57' } }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterEach(() => {
  gateway.sandbox.faults.clear()
})
afterAll(() => gateway.close())

const send = (...asked: Parameters<typeof codeRequest>) =>
  gateway.call('sendSmsCode', codeRequest(...asked))

const enter = (phoneNumber: string, sessionId: string, verifyCode: string) =>
  gateway.call('loginByPhone', {
    phoneNumber,
    verifyCode,
    includeFields: 'UserInfo',
    source: 'h5-normal',
    sessionId,
  })

const other = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('sending codes', () => {
  test('API096 sent twice under one token is one message; a token is of its number', async () => {
    const phone = newMobile()
    const { smsToken } = done(await gateway.call('getSmsToken', { phoneNumber: phone }))
    const { captchaId, offset } = await solveCaptcha(gateway, phone)
    const asked = { ...codeRequest(phone, captchaId, { kind: 'slider', offset }), smsToken }
    const first = done(await gateway.call('sendSmsCode', asked))
    const inbox = async () =>
      (await fetch(`${gateway.origin}/sandbox/sms?phoneNumber=${phone}`)).text()
    const message = await inbox()
    await moveClock(gateway, 5_000)
    // The answer was lost. The captcha is used up, and the minute until the next code is not over.
    expect(done(await gateway.call('sendSmsCode', asked))).toEqual(first)
    expect(await inbox()).toBe(message)
    const foreign = { ...asked, phoneNumber: newMobile() }
    expect((await gateway.call('sendSmsCode', foreign)).code).toBe(errorCodes.BAD_REQUEST)
    const forged = { ...asked, smsToken: `${first.sessionId}.x` }
    expect((await gateway.call('sendSmsCode', forged)).code).toBe(errorCodes.BAD_REQUEST)
  })

  test('waits 60 s between two to one number, also when ten ask at once', async () => {
    const phone = newMobile()
    const solved = await Promise.all(Array.from({ length: 10 }, () => solveCaptcha(gateway, phone)))
    const replies = await Promise.all(
      solved.map(({ captchaId, offset }) => send(phone, captchaId, { kind: 'slider', offset })),
    )
    const codes = replies.map(({ code }) => code).sort((a, b) => a - b)
    expect(codes).toEqual([0, ...Array.from({ length: 9 }, () => errorCodes.SMS_TOO_SOON)])
    await moveClock(gateway, MINUTE_MS)
    done(await sendCode(gateway, phone))
  })

  test('stops at five an hour and ten a day for one number', async () => {
    const phone = newMobile()
    const sendAll = async (count: number) => {
      for (let sent = 0; sent < count; sent += 1) {
        done(await sendCode(gateway, phone))
        await moveClock(gateway, MINUTE_MS)
      }
    }
    await sendAll(5)
    expect((await sendCode(gateway, phone)).code).toBe(errorCodes.SMS_LIMIT)
    await moveClock(gateway, 60 * MINUTE_MS)
    await sendAll(5)
    await moveClock(gateway, 60 * MINUTE_MS)
    expect((await sendCode(gateway, phone)).code).toBe(errorCodes.SMS_LIMIT)
    await moveClock(gateway, 24 * 60 * MINUTE_MS)
    done(await sendCode(gateway, phone))
  })

  test('says so when the provider refuses, and lets the person try again at once', async () => {
    const phone = newMobile()
    const provider = jest.spyOn(gateway.ctx.gateways.sms, 'sendCode')
    provider.mockResolvedValueOnce({ ok: false, code: 'REFUSED' })
    const failed = await sendCode(gateway, phone)
    expect(failed.code).toBe(errorCodes.SMS_SEND_FAILED)
    provider.mockRestore()
    done(await sendCode(gateway, phone))
  })

  test('says so when the provider has an error of its own', async () => {
    const phone = newMobile()
    gateway.sandbox.faults.add({ cmd: 'sms.send', mode: 'http500', times: 1 })
    expect((await sendCode(gateway, phone)).code).toBe(errorCodes.SMS_SEND_FAILED)
    done(await sendCode(gateway, phone))
  })

  test('that may have arrived counts, and its code is good', async () => {
    const phone = newMobile()
    gateway.sandbox.faults.add({ cmd: 'sms.send', mode: 'drop', times: 1 })
    const { sessionId, code } = await requestCode(gateway, phone)
    expect((await sendCode(gateway, phone)).code).toBe(errorCodes.SMS_TOO_SOON)
    done(await enter(phone, sessionId, code))
  })
})

describe('the code', () => {
  test('is good once', async () => {
    const phone = newMobile()
    const { sessionId, code } = await requestCode(gateway, phone)
    done(await enter(phone, sessionId, code))
    expect((await enter(phone, sessionId, code)).code).toBe(errorCodes.VERIFY_CODE_EXPIRED)
  })

  test('takes five tries, the right one too late', async () => {
    const phone = newMobile()
    const { sessionId, code } = await requestCode(gateway, phone)
    for (const _try of [1, 2, 3, 4])
      expect((await enter(phone, sessionId, other(code))).code).toBe(errorCodes.VERIFY_CODE_WRONG)
    const fifth = await enter(phone, sessionId, other(code))
    expect(fifth.code).toBe(errorCodes.VERIFY_CODE_TRIES)
    expect((await enter(phone, sessionId, code)).code).toBe(errorCodes.VERIFY_CODE_TRIES)
    // The person can ask for another code at once.
    const fresh = await requestCode(gateway, phone)
    done(await enter(phone, fresh.sessionId, fresh.code))
  })

  test('belongs to its number and session, and ends after five minutes', async () => {
    const [mine, yours] = [newMobile(), newMobile()]
    const first = await requestCode(gateway, mine)
    const second = await requestCode(gateway, yours)
    const crossed = await enter(yours, first.sessionId, first.code)
    expect(crossed.code).toBe(errorCodes.VERIFY_CODE_EXPIRED)
    await moveClock(gateway, 5 * MINUTE_MS)
    const late = await enter(yours, second.sessionId, second.code)
    expect(late.code).toBe(errorCodes.VERIFY_CODE_EXPIRED)
  })

  test('is replaced by the next one', async () => {
    const phone = newMobile()
    const first = await requestCode(gateway, phone)
    await moveClock(gateway, MINUTE_MS)
    const second = await requestCode(gateway, phone)
    const old = await enter(phone, first.sessionId, first.code)
    expect(old.code).toBe(errorCodes.VERIFY_CODE_EXPIRED)
    done(await enter(phone, second.sessionId, second.code))
  })
})

describe('the login', () => {
  test('lasts one hour and no longer', async () => {
    const login = await signIn(gateway)
    await moveClock(gateway, 59 * MINUTE_MS)
    done(await gateway.call('getUserStatus', attr, { login }))
    await moveClock(gateway, MINUTE_MS)
    const late = await gateway.call('getUserStatus', attr, { login })
    expect(late).toMatchObject({ status: 401, code: errorCodes.AUTH_FAILED })
  })

  test('ends with the logout, alone', async () => {
    const phone = newMobile()
    const first = await signIn(gateway, phone)
    await moveClock(gateway, MINUTE_MS)
    const login = await signIn(gateway, phone)
    done(await gateway.call('logout', {}, { login: first }))
    expect((await gateway.call('getUserStatus', attr, { login: first })).status).toBe(401)
    const status = done(await gateway.call('getUserStatus', attr, { login }))
    expect(status.phoneNumber?.maskValue).toBe(`*******${phone.slice(-4)}`)
  })

  test('tells no mobile number, neither in its id nor in the database', async () => {
    const phone = newMobile()
    const login = await signIn(gateway, phone)
    expect(login.openId).toMatch(/^86-[0-9A-Z]{26}$/)
    const rows = JSON.stringify(await everything(gateway.ctx.db))
    expect(rows).not.toContain(phone)
    expect(rows).not.toContain(login.token)
  })

  test('by wx.login is one account for one person', async () => {
    const enterWx = (code: string) => gateway.call('loginByWechat', { code, appId: 'wx-sandbox' })
    const atOnce = await Promise.all([enterWx('code-of-lin'), enterWx('code-of-lin')])
    const [first, second] = [done(atOnce[0]), done(atOnce[1])]
    const again = done(await enterWx('code-of-lin'))
    const someone = done(await enterWx('code-of-zhao'))
    expect([second.userId, again.userId]).toEqual([first.userId, first.userId])
    expect(someone.userId).not.toBe(first.userId)
    expect((await enterWx('invalid-code')).code).toBe(errorCodes.WX_LOGIN_FAILED)
  })
})

describe('the phone number that WeChat tells', () => {
  const enterWx = async (code: string) =>
    done(await gateway.call('loginByWechat', { code, appId: 'wx-sandbox' }))
  const tell = (login: Login, phoneCode: string) =>
    gateway.call('setPhoneByWechat', { phoneCode }, { login })

  test('is kept for who pressed the button, once', async () => {
    const phone = newMobile()
    const login = await enterWx('code-of-phone-1')
    const told = done(await tell(login, `phone-${phone}-a`))
    expect(told).toMatchObject({
      status: 0,
      phoneNumber: { maskValue: `*******${phone.slice(-4)}` },
    })
    const status = done(await gateway.call('getUserStatus', attr, { login }))
    expect(status.phoneNumber?.maskValue).toBe(told.phoneNumber.maskValue)
    expect((await tell(login, `phone-${phone}-a`)).code).toBe(errorCodes.PHONE_FAILED)
    expect(JSON.stringify(await everything(gateway.ctx.db))).not.toContain(phone)
  })

  test('stays with the account that has it', async () => {
    const phone = newMobile()
    await signIn(gateway, phone)
    const login = await enterWx('code-of-phone-2')
    expect((await tell(login, `phone-${phone}-b`)).code).toBe(errorCodes.PHONE_TAKEN)
  })

  test('is told to nobody whom the mini-program does not know', async () => {
    const login = await signIn(gateway)
    const reply = await tell(login, `phone-${newMobile()}-c`)
    expect(reply.code).toBe(errorCodes.PHONE_FAILED)
  })
})

test('a thousand numbers from one address stop early', async () => {
  const strict = await openGateway({ SMS_ADDRESS_LIMIT: '3' })
  try {
    for (const _sent of [1, 2, 3]) done(await sendCode(strict, newMobile()))
    expect((await sendCode(strict, newMobile())).code).toBe(errorCodes.SMS_LIMIT)
  } finally {
    await strict.close()
  }
})

test('too many requests from one address are turned away', async () => {
  const strict = await openGateway({ RATE_LIMIT: '5' })
  try {
    const info = () =>
      strict.call('getPageInfo', { cityCode: '310000', productCode: 'PP57', version: 3 })
    for (const _asked of [1, 2, 3, 4, 5]) done(await info())
    const reply = await info()
    expect(reply).toMatchObject({ status: 429, code: errorCodes.TOO_MANY_REQUESTS })
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await strict.close()
  }
})
