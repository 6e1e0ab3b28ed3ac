import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { pathOf, type Call } from '@/contract/call'
import { calls } from '@/contract/calls'
import { errorCodes, errorName } from '@/contract/errors'
import { byCircle } from '../../support/circle'
import { openGateway, type TestGateway } from '../../support/gateway'
import { confirmedProposal, openPayOrder, signIn } from '../../support/purchase'
import type { Login } from '../../support/remote'
import { everything } from '../../support/rows'

const table: Record<string, Call> = calls
const names = Object.keys(table)

let gateway: TestGateway
let login: Login
let before: Record<string, string[]>
beforeAll(async () => {
  gateway = await openGateway()
  login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  await openPayOrder(gateway, login, proposalId)
  before = await everything(gateway.ctx.db)
})
afterAll(() => gateway.close())

/** The empty object is left out, because calls without fields accept it, such as the logout. */
const anything = fc.jsonValue({ maxDepth: 3 }).filter((data) => JSON.stringify(data) !== '{}')

const callNamed = (name: string): Call => {
  const call = table[name]
  if (!call) throw new Error(`No call ${name}`)
  return call
}

describe.each(names)('%s', (name) => {
  const call = callNamed(name)
  const { cmd, apiVersion } = call
  const send = (body: unknown, more: { login?: Login | undefined; key?: string } = {}) =>
    gateway.send(pathOf(call), body, { login, key: randomUUID(), ...more })
  const refused = async (body: unknown, status: number, code: keyof typeof errorCodes) => {
    expect(await send(body)).toMatchObject({ status, code: errorCodes[code] })
  }

  test('refuses what is no envelope', async () => {
    for (const body of ['', '{', 'null', '[]', '"text"', '7', '{}'])
      await refused(body, 400, 'BAD_REQUEST')
  })

  test('refuses the envelope of another call or version', async () => {
    await refused({ cmd: 'other', apiVersion, data: {} }, 400, 'BAD_REQUEST')
    for (const other of [1, 4, '3', null])
      await refused({ cmd, apiVersion: other, data: {} }, 400, 'BAD_REQUEST')
  })

  test('API001 takes either version of the envelope', async () => {
    for (const either of [2, 3]) {
      const { status, extra } = await send({ cmd, apiVersion: either, data: { nobodyAsked: 1 } })
      expect([status, extra?.field === 'apiVersion']).toEqual([400, false])
    }
  })

  test('refuses a field nobody asked for, beside the data and in it', async () => {
    await refused({ cmd, apiVersion, data: {}, userId: 'x' }, 400, 'BAD_REQUEST')
    await refused({ cmd, apiVersion, data: { isAdmin: true } }, 400, 'BAD_REQUEST')
    const polluted = `{"cmd":"${cmd}","apiVersion":${apiVersion},"data":{"__proto__":{"a":1}}}`
    await refused(polluted, 400, 'BAD_REQUEST')
  })

  test('refuses a body of more than 64 KB, or of what the call itself takes', async () => {
    const text = 'x'.repeat(call.maxBytes ?? 65_536)
    await refused({ cmd, apiVersion, data: { text } }, 413, 'TOO_LARGE')
  })

  test('answers anything with an envelope and never with a fault of its own', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async (data) => {
        const { status, code } = await send({ cmd, apiVersion, data })
        expect(status).toBeLessThan(500)
        expect(errorName(code) === 'UNKNOWN' && code !== 0).toBe(false)
      }),
      { numRuns: byCircle(8, 15) },
    )
  })

  if (call.access === 'user')
    test('is for people who are signed in', async () => {
      const body = { cmd, apiVersion, data: {} }
      const refusedLogin = { status: 401, code: errorCodes.AUTH_FAILED }
      expect(await send(body, { login: undefined })).toMatchObject(refusedLogin)
      const forged = { openId: login.openId, token: 'a'.repeat(43) }
      expect(await send(body, { login: forged })).toMatchObject(refusedLogin)
      const borrowed = { openId: '86-somebody', token: login.token }
      expect(await send(body, { login: borrowed })).toMatchObject(refusedLogin)
    })

  if (call.idempotent)
    test('wants an idempotency key', async () => {
      for (const key of ['', 'short', 'x'.repeat(256)])
        expect(await send({ cmd, apiVersion, data: {} }, { key })).toMatchObject({
          status: 400,
          code: errorCodes.IDEMPOTENCY_KEY_MISSING,
        })
    })

  // This comes once per call, because reading every table takes longer than a refusal.
  test('has changed nothing by any of this', async () => {
    expect(await everything(gateway.ctx.db)).toEqual(before)
  })
})

describe('the gateway', () => {
  test('answers an unknown call, another method and another type of body like everything else', async () => {
    const notFound = { status: 404, code: errorCodes.ADDRESS_UNKNOWN }
    expect(await gateway.send('/rpc/city-insur-pay/noSuchCall', {})).toMatchObject(notFound)
    const asForm = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    const pay = pathOf(calls.getPayStatus)
    expect(await gateway.send(pay, 'a=1', asForm)).toMatchObject({ status: 400 })
  })

  test('echoes the request id, tells its time and shows nothing of itself', async () => {
    const path = pathOf(calls.readConfig)
    const sent = { headers: { 'x-request-id': 'abc-123' } }
    const { headers } = await gateway.send(path, {}, sent)
    expect(headers.get('x-request-id')).toBe('abc-123')
    expect(Math.abs(Number(headers.get('x-server-time')) - gateway.ctx.clock.now())).toBeLessThan(
      5000,
    )
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('cache-control')).toBe('no-store')
    const odd = await gateway.send(path, {}, { headers: { 'x-request-id': 'a b' } })
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})
