import { platformKeys } from '@huimin/wechat-sandbox'
import { generateSandboxKeys } from '../../../sandbox/world/keys'
import { createHttp } from '../../../server/gateways/http'
import { createWechatPay } from '../../../server/gateways/wechat-pay/client'
import type { WechatPayKeys } from '../../../server/gateways/wechat-pay/keys'
import { authorization } from '../../../server/gateways/wechat-pay/signature'
import { startSandbox } from './host'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeEach(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.app.close())

const strangers = generateSandboxKeys()

const jsapi = async () => {
  const order = sandbox.newOrder()
  const created = await sandbox.pay.createJsapiOrder({ ...order, openid: 'o-1' })
  if (!created.ok) throw new Error(created.code)
  return order
}

/** A handwritten query with our merchant's signature. */
const signedQuery = (outTradeNo: string) => {
  const { keys, baseUrl } = sandbox.settings.wechatPay
  const path = `/v3/pay/transactions/out-trade-no/${outTradeNo}?mchid=${keys.mchid}`
  const url = new URL(`${baseUrl}${path}`)
  const value = authorization({
    method: 'GET',
    target: `${url.pathname}${url.search}`,
    body: '',
    mchid: keys.mchid,
    serial: keys.merchantSerial,
    privateKeyPem: keys.privateKeyPem,
    now: sandbox.clock.now(),
    nonce: 'n',
  })
  return { url: url.href, headers: { authorization: value } }
}

describe('what the client believes', () => {
  const clientWith = (change: Partial<WechatPayKeys>, baseUrl?: string) =>
    createWechatPay({
      keys: { ...sandbox.settings.wechatPay.keys, ...change },
      baseUrl: baseUrl ?? sandbox.settings.wechatPay.baseUrl,
      http: createHttp({ timeoutMs: 200 }),
      now: sandbox.clock.now,
      nonce: () => 'nonce-nonce-nonce',
    })

  it('takes a 2xx without a valid signature for forged', async () => {
    const { outTradeNo } = await jsapi()
    const platformCertificates = platformKeys(strangers)
    const other = clientWith({ platformCertificates })
    expect(await other.queryByOutTradeNo(outTradeNo)).toEqual({ ok: false, code: 'FORGED' })

    const body = JSON.stringify({ trade_state: 'SUCCESS' })
    const unsigned = createWechatPay({
      ...sandbox.settings.wechatPay,
      http: async () => ({ ok: true, value: { status: 200, headers: {}, body } }),
      now: sandbox.clock.now,
      nonce: () => 'n',
    })
    expect(await unsigned.queryByOutTradeNo(outTradeNo)).toEqual({ ok: false, code: 'FORGED' })
    expect(await unsigned.close(outTradeNo)).toEqual({ ok: false, code: 'FORGED' })
  })

  it('asks for the key it has, and takes a notification signed with any that it knows', async () => {
    const { platformCertificates } = sandbox.settings.wechatPay.keys
    const { outTradeNo } = await jsapi()
    for (const [serial, pem] of Object.entries(platformCertificates)) {
      const only = { platformSerial: serial, platformCertificates: { [serial]: pem } }
      expect((await clientWith(only).queryByOutTradeNo(outTradeNo)).ok).toBe(true)
    }
    for (let times = 0; sandbox.noticed.serials.size < 2; times += 1) {
      const order = await jsapi()
      await sandbox.send('PUT', `/pay-orders/${order.outTradeNo}`, { outcome: 'PAID' })
      expect(sandbox.noticed.accepted).toHaveLength(times + 1)
    }
    expect([...sandbox.noticed.serials].sort()).toEqual(Object.keys(platformCertificates).sort())
  })

  it('takes the signed answer about another order for forged', async () => {
    const [asked, other] = [await jsapi(), await jsapi()]
    const swapping = createWechatPay({
      ...sandbox.settings.wechatPay,
      // An attacker in between returns a genuine answer to another query.
      http: (request) => sandbox.http({ ...request, ...signedQuery(other.outTradeNo) }),
      now: sandbox.clock.now,
      nonce: () => 'n',
    })
    expect(await swapping.queryByOutTradeNo(asked.outTradeNo)).toEqual({
      ok: false,
      code: 'FORGED',
    })
  })

  it('is refused with another key, serial or merchant', async () => {
    const { outTradeNo } = await jsapi()
    const { privateKey } = strangers.merchant
    for (const wrong of [
      { privateKeyPem: privateKey },
      { merchantSerial: 'OLD' },
      { mchid: '1900000002' },
    ])
      expect(await clientWith(wrong).queryByOutTradeNo(outTradeNo)).toEqual({
        ok: false,
        code: 'REFUSED',
      })
  })

  it.each([
    [{ mode: 'delay', delayMs: 5_000 }, 'UNKNOWN'],
    [{ mode: 'drop' }, 'UNKNOWN'],
    [{ mode: 'http500' }, 'UNKNOWN'],
    [{ mode: 'authFailed' }, 'REFUSED'],
    [{ mode: 'code', code: 'NOT_ENOUGH' }, 'NOT_ENOUGH'],
    [{ mode: 'code', code: 'FREQUENCY_LIMITED' }, 'RATE_LIMITED'],
    [{ mode: 'code', code: 'PARAM_ERROR' }, 'REFUSED'],
    [{ mode: 'code', code: 'constructor' }, 'REFUSED'],
  ])('reads the fault %j as %s, once', async (fault, code) => {
    const order = { ...sandbox.newOrder(), openid: 'o-1' }
    await sandbox.send('PUT', '/faults', { cmd: 'wechatpay.jsapi', ...fault })
    const client = clientWith({})
    expect(await client.createJsapiOrder(order)).toEqual({ ok: false, code })
    await sandbox.send('DELETE', '/faults')
    expect((await sandbox.pay.createJsapiOrder(order)).ok).toBe(true)
  })

  it('does not know what became of an order whose answer was lost: it exists', async () => {
    const order = { ...sandbox.newOrder(), openid: 'o-1' }
    await sandbox.send('PUT', '/faults', { cmd: 'wechatpay.jsapi', mode: 'drop' })
    expect(await sandbox.pay.createJsapiOrder(order)).toEqual({ ok: false, code: 'UNKNOWN' })
    expect(await sandbox.pay.queryByOutTradeNo(order.outTradeNo)).toMatchObject({
      value: { outcome: 'UNPAID' },
    })
  })

  it('does not know what a service says that cannot be reached, or refuses without signing', async () => {
    const away = clientWith({}, 'http://127.0.0.1:9')
    expect(await away.close('HM000001')).toEqual({ ok: false, code: 'UNKNOWN' })
    const proxy = createWechatPay({
      ...sandbox.settings.wechatPay,
      http: async () => ({
        ok: true,
        value: { status: 404, headers: {}, body: '{"code":"ORDER_NOT_EXIST"}' },
      }),
      now: sandbox.clock.now,
      nonce: () => 'n',
    })
    expect(await proxy.queryByOutTradeNo('HM000001')).toEqual({ ok: false, code: 'UNKNOWN' })
  })

  it('still works when testers move the clock, for both sides share it', async () => {
    sandbox.clock.setOffset(400 * 86_400_000)
    const { outTradeNo } = await jsapi()
    await sandbox.send('PUT', `/pay-orders/${outTradeNo}`, { outcome: 'PAID' })
    expect(sandbox.noticed.accepted).toHaveLength(1)
  })
})
