import { checkHandler } from '@huimin/wechat-sandbox'
import { openGateway, type TestGateway } from '../../support/gateway'
import { confirmedProposal, openPayOrder, signIn } from '../../support/purchase'
import type { Login } from '../../support/remote'
import { readySandboxKeys } from '../../support/sandbox-keys'

/** The gateway's own handler of notifications stands the test that the sandbox gives to anybody's. */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

it('passes the check of handlers, and no notice is taken twice or from a stranger', async () => {
  const placed = new Map<string, { login: Login; payOrderId: string }>()
  const placeOrder = async () => {
    const login = await signIn(gateway)
    const proposalId = await confirmedProposal(gateway, login)
    const { payOrderId, outTradeNo } = await openPayOrder(gateway, login, proposalId)
    placed.set(outTradeNo, { login, payOrderId })
    return outTradeNo
  }
  const stateOf = async (outTradeNo: string) => {
    const known = placed.get(outTradeNo)
    if (!known) throw new Error('The check asks for an order that nobody placed')
    const { login, payOrderId } = known
    return JSON.stringify((await gateway.call('getPayStatus', { payOrderId }, { login })).data)
  }
  const verdicts = await checkHandler({
    notifyUrl: `${gateway.origin}/notify/wechatpay`,
    sandbox: gateway.origin,
    keys: readySandboxKeys(),
    ...{ placeOrder, stateOf },
  })
  expect(verdicts.filter(({ passed }) => !passed)).toEqual([])
  expect(verdicts).toHaveLength(19)
})
