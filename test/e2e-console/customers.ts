import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sampleMessageTemplates, sandboxGatewaySettings } from '../../sandbox/gateway-settings'
import { createHttp } from '../../server/gateways/http'
import { createWechatPay } from '../../server/gateways/wechat-pay/client'
import {
  confirmedProposal,
  done,
  outTradeNoAt,
  payOrderOf,
  plain,
  renewalTerms,
  signIn,
  turnSandbox,
} from '../support/purchase'
import { remoteGateway, type Login } from '../support/remote'
import { signContract } from '../support/sandbox'
import { readySandboxKeys } from '../support/sandbox-keys'
import type { Shop } from '../support/shop'
import { eventually, products } from '../support/storefront'

/** What customers did before somebody opens the console, by calls. */

const product = products.shanghai

export function customersOf(shop: Shop) {
  const origin = () => shop.sandbox.origin

  /** Somebody signs in, and makes an order for themselves that is not paid yet. */
  async function ordered(before: (login: Login) => Promise<void> = async () => undefined) {
    const { self } = shop.family()
    const { mobile, ...person } = self
    const gateway = remoteGateway(origin())
    const login = await signIn(gateway, mobile)
    await before(login)
    const insured = [{ relationType: 'SELF' as const, person }]
    const orderId = await confirmedProposal(gateway, login, insured, product)
    const made = await gateway.call('createPayOrder', payOrderOf(orderId), { login })
    const outTradeNo = outTradeNoAt(done(made).payParams, origin())
    return { gateway, login, self, orderId, outTradeNo }
  }

  async function bought() {
    const one = await ordered()
    await shop.sandbox.decide(one.outTradeNo, 'PAID')
    return one
  }

  /** Waits until the message about the policy reached them. */
  async function told(mobile: string): Promise<void> {
    const sent = async () => (await fetch(`${origin()}/sandbox/messages`)).text()
    await eventually(sent, (all) => all.includes(mobile))
  }

  const orderOf = async ({ gateway, login, orderId }: Awaited<ReturnType<typeof bought>>) =>
    done(await gateway.call('getOrder', { orderId }, { login }))

  /** A purchase that its person revoked, whose refund ended so. */
  async function revoked(status: 'SUCCESS' | 'ABNORMAL') {
    const one = await bought()
    const { gateway, login, outTradeNo } = one
    await shop.sandbox.planRefunds(outTradeNo, 'PROCESSING')
    const order = await orderOf(one)
    const policyId = order.policies[0]?.policyId ?? ''
    const asked = { policyId, expectedRefundable: order.totalFen }
    done(await gateway.call('revokePolicyAndRefund', asked, { login }))
    const outRefundNo = `R${outTradeNo}`
    const refunds = async () => (await orderOf(one)).refunds
    await eventually(refunds, (all) => all.some((refund) => refund.status === 'PROCESSING'))
    await shop.sandbox.endRefund(outRefundNo, status)
    const ended = status === 'SUCCESS' ? 'REFUNDED' : 'ABNORMAL'
    await eventually(refunds, (all) => all.some((refund) => refund.status === ended))
    return { ...one, outRefundNo }
  }

  /** A purchase whose auto-renewal its person signed. */
  async function renewing() {
    const one = await bought()
    const { gateway, login } = one
    const { policies, totalFen: expectedFen } = await orderOf(one)
    const policyIds = policies.map(({ policyId }) => policyId)
    const terms = await renewalTerms(gateway, policyIds[0], login)
    const wanted = { policyIds, expectedFen, ...terms }
    const { signing } = done(await gateway.call('turnOnAutoRenewal', wanted, { login }))
    const url = new URL(signing.kind === 'redirect' ? signing.url : '', gateway.origin)
    await signContract(gateway.origin, url.searchParams.get('code') ?? '')
    await eventually(
      async () =>
        done(await gateway.call('getRenewalSwitch', { policyId: policyIds[0] ?? '' }, { login })),
      ({ status }) => status === 'ACTIVE',
    )
    return one
  }

  /** A purchase of somebody without a mobile, who declined messages of the mini-program. */
  async function unreachable() {
    const gateway = remoteGateway(origin())
    const code = `person-${randomBytes(4).toString('hex')}`
    const accepts = (isSo: boolean) =>
      turnSandbox(gateway, 'subscriptions', {
        ...{ person: code, app: 'mini-program', accepts: isSo },
        templates: [sampleMessageTemplates.POLICY_ISSUED.wechatTemplate],
      })
    await accepts(false)
    const login = done(await gateway.call('loginByWechat', { code, appId: 'wx-sandbox' }))
    const { mobile: _mobile, ...person } = shop.family().self
    const insured = [{ relationType: 'SELF' as const, person }]
    const orderId = await confirmedProposal(gateway, login, insured, product)
    const made = await gateway.call('createPayOrder', payOrderOf(orderId), { login })
    await shop.sandbox.decide(outTradeNoAt(done(made).payParams, origin()), 'PAID')
    return { orderId, mend: () => accepts(true) }
  }

  /** Money on this merchant number for an order that nobody here knows. */
  async function stranger(): Promise<{ outTradeNo: string }> {
    const pay = createWechatPay({
      ...sandboxGatewaySettings(readySandboxKeys(), origin()).wechatPay,
      http: createHttp({ timeoutMs: 5_000 }),
      now: () => Date.now(),
      nonce: () => randomBytes(12).toString('hex'),
    })
    const notices = await passOnOnce(`${origin()}/notify/wechatpay`)
    const outTradeNo = `HM${randomBytes(8).toString('hex')}`
    const placed = await pay.createH5Order({
      outTradeNo,
      description: 'another shop',
      amountFen: 700,
      expireAt: Date.now() + 3_600_000,
      notifyUrl: notices.url,
      clientIp: '127.0.0.1',
      returnUrl: origin(),
    })
    if (!placed.ok) throw new Error(placed.code)
    await shop.sandbox.decide(outTradeNo, 'PAID', { times: 1 })
    await notices.passedOn
    return { outTradeNo }
  }

  /** A sharer with a friend who bought; the reward can be taken a month later. */
  async function rewarded() {
    const gateway = remoteGateway(origin())
    const appId = 'wx-sandbox-oa'
    const code = `person-${randomBytes(4).toString('hex')}`
    const enter = async () => done(await gateway.call('loginByWechat', { code, appId }))
    const login = await enter()
    const { name, id } = shop.family().self
    const who = { name: plain(name), credentialNo: plain(id), credentialType: 1 as const }
    done(await gateway.call('authH5Realname', who, { login }))
    const { shareWtagid } = done(await gateway.call('joinActivity', product, { login }))
    const friend = await ordered(async (by) => {
      done(await gateway.call('initRelation', { shareWtagid }, { login: by }))
    })
    await shop.sandbox.decide(friend.outTradeNo, 'PAID')
    return {
      /** Asks for the whole reward, which WeChat Pay does not take on. */
      withdraw: async () => {
        const again = await enter()
        const headers = { 'x-app-id': appId }
        const read = async () =>
          done(await gateway.call('getRewards', {}, { login: again, headers }))
        const { withdrawableFen } = await eventually(read, (found) => found.withdrawableFen > 0)
        const asked = { amountFen: withdrawableFen }
        done(await gateway.call('withdraw', asked, { login: again, headers }))
      },
    }
  }

  return { bought, told, orderOf, revoked, renewing, unreachable, stranger, rewarded }
}

/**
 * Passes one notice on, and takes it from WeChat Pay, which would repeat what the gateway refuses. Each
 * repetition is an alarm of its own.
 */
async function passOnOnce(to: string): Promise<{ url: string; passedOn: Promise<void> }> {
  let tell = (): void => undefined
  const passedOn = new Promise<void>((resolve) => (tell = resolve))
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => {
        const signed = Object.entries(request.headers).filter(([name]) =>
          /^wechatpay-|^content-type$/.test(name),
        )
        return fetch(to, {
          method: 'POST',
          headers: Object.fromEntries(signed) as Record<string, string>,
          body,
        })
      })
      .then(() => {
        response.writeHead(204).end()
        server.close()
        tell()
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/notify`, passedOn }
}
