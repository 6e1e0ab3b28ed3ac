import { errorCodes } from '@/contract/errors'
import { openGateway, type TestGateway } from '../../support/gateway'
import { done, moveClock, newMobile, signIn } from '../../support/purchase'
import type { Login } from '../../support/remote'
import { everything } from '../../support/rows'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const source = 'WEB_VIEW'
const attr = { attr: { productCode: 'PP57' } }
const issue = (login: Login, where = source) =>
  gateway.call('issueLoginTicket', { version: 3, source: where }, { login })
const ticketOf = async (login: Login) => done(await issue(login)).token
const enter = (token: string, where = source, headers: Record<string, string> = {}) =>
  gateway.call('loginByTicket', { token, source: where }, { headers })

describe('a ticket', () => {
  test('signs its owner in once, in a login of its own', async () => {
    const phone = newMobile()
    const login = await signIn(gateway, phone)
    const token = await ticketOf(login)
    const second = done(await enter(token))
    expect(second.openId).toBe(login.openId)
    expect(second.token).not.toBe(login.token)
    const status = done(await gateway.call('getUserStatus', attr, { login: second }))
    expect(status.phoneNumber?.maskValue).toBe(`*******${phone.slice(-4)}`)
    expect((await enter(token)).code).toBe(errorCodes.TICKET_INVALID)
  })

  test('is used by one of ten that try at once', async () => {
    const token = await ticketOf(await signIn(gateway))
    const tries = await Promise.all(Array.from({ length: 10 }, () => enter(token)))
    expect(tries.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  test('is bound to the browser that uses it', async () => {
    const token = await ticketOf(await signIn(gateway))
    const reply = await enter(token, source, { origin: 'https://shop.example' })
    expect(reply.headers.get('set-cookie')).toMatch(/^hm_bound=/)
  })

  test('is over after two minutes', async () => {
    const token = await ticketOf(await signIn(gateway))
    await moveClock(gateway, 2 * 60_000)
    expect((await enter(token)).code).toBe(errorCodes.TICKET_INVALID)
  })

  test('is good nowhere but where it was meant for, and then not there either', async () => {
    const token = await ticketOf(await signIn(gateway))
    expect((await enter(token, 'ELSEWHERE')).code).toBe(errorCodes.TICKET_INVALID)
    expect((await enter(token)).code).toBe(errorCodes.TICKET_INVALID)
  })

  test('ends with the login that asked for it', async () => {
    const login = await signIn(gateway)
    const token = await ticketOf(login)
    done(await gateway.call('logout', {}, { login }))
    expect((await enter(token)).code).toBe(errorCodes.TICKET_INVALID)
  })

  test('lies nowhere in the database, and ten wait at most', async () => {
    const login = await signIn(gateway)
    const tokens: string[] = []
    for (let asked = 0; asked < 10; asked += 1) tokens.push(await ticketOf(login))
    expect((await issue(login)).code).toBe(errorCodes.TOO_MANY_REQUESTS)
    const rows = JSON.stringify(await everything(gateway.ctx.db))
    expect(tokens.filter((token) => rows.includes(token))).toEqual([])
    await moveClock(gateway, 2 * 60_000)
    done(await issue(login))
  })
})
