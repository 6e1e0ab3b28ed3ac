import { fileGateway } from '../../support/gateway'
import { confirmedProposal, decide, done, payOrderOf, signIn } from '../../support/purchase'
import type { Login } from '../../support/remote'

const gateway = fileGateway()

const statusOf = async (login: Login, payOrderId: string) =>
  done(await gateway.call('getPayStatus', { payOrderId }, { login })).payStatus

test('on a desktop WeChat Pay is a code that a phone scans, and another order than on a phone', async () => {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const open = (tradeType: 'NATIVE' | 'H5') =>
    gateway.call('createPayOrder', { ...payOrderOf(proposalId), tradeType }, { login })
  const { payOrderId, payParams } = done(await open('NATIVE'))
  expect(payParams).toMatchObject({
    kind: 'redirect',
    url: expect.stringMatching(/^\/sandbox\/cashier\?outTradeNo=/),
    codeImage: expect.stringMatching(/^data:image\/gif;base64,/),
  })
  const again = done(await open('NATIVE'))
  expect(again).toMatchObject({ payOrderId, payParams })

  const onPhone = done(await open('H5'))
  expect(onPhone.payOrderId).not.toBe(payOrderId)
  expect(onPhone.payParams).toEqual({ kind: 'redirect', url: expect.any(String) })
  expect(await statusOf(login, payOrderId)).toBe('CANCEL')

  const desktop = done(await open('NATIVE'))
  const url = desktop.payParams?.kind === 'redirect' ? desktop.payParams.url : ''
  const outTradeNo = new URL(url, gateway.origin).searchParams.get('outTradeNo') ?? ''
  const orders = (await (await fetch(`${gateway.origin}/sandbox/pay-orders`)).json()) as {
    outTradeNo: string
    tradeType: string
  }[]
  expect(orders.find((order) => order.outTradeNo === outTradeNo)?.tradeType).toBe('NATIVE')
  await decide(gateway, outTradeNo, 'PAID')
  expect(await statusOf(login, desktop.payOrderId)).toBe('PAID_OK')
  const result = done(await gateway.call('getResult', { proposalId, version: 3 }, { login }))
  expect(result.policies).not.toEqual([])
})
