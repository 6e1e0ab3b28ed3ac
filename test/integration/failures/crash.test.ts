import { pathOf } from '@/contract/call'
import { calls } from '@/contract/calls'
import { headers } from '@/contract/envelope'
import { confirmedProposal, decide, done, payOrderOf, signIn } from '../../support/purchase'
import { post, remoteGateway, type Login } from '../../support/remote'
import { sandboxOf } from '../../support/sandbox'
import { startGateway, type RunningGateway } from '../../support/start-gateway'

/** A real process, which is killed as a power cut would do it. */
let running: RunningGateway
beforeAll(async () => {
  running = await startGateway({ JOB_INTERVAL_SECONDS: '1', LOG_LEVEL: 'error' })
})
afterAll(() => running.dispose())

const policiesAfterRestart = async (login: Login) => {
  const gateway = remoteGateway(running.origin)
  return done(await gateway.call('listPolicies', {}, { login })).list
}

test('killed after the payment and started again: the policies are there, once', async () => {
  const gateway = remoteGateway(running.origin)
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const created = done(await gateway.call('createPayOrder', payOrderOf(proposalId), { login }))
  const outTradeNo = await onlyUnpaid(running.origin)
  // The notification never arrives, and the process dies before it queries WeChat Pay.
  await decide(gateway, outTradeNo, 'PAID', { drop: true })
  await running.kill()
  await running.restart()

  const { payOrderId } = created
  const { payStatus } = done(await gateway.call('getPayStatus', { payOrderId }, { login }))
  expect(payStatus).toBe('PAID_OK')
  expect(await policiesAfterRestart(login)).toHaveLength(2)
  await decide(gateway, outTradeNo, 'PAID', { times: 3 })
  expect(await policiesAfterRestart(login)).toHaveLength(2)
})

test('killed while it opens pay orders: the same key goes on, with one order', async () => {
  const gateway = remoteGateway(running.origin)
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const key = 'crash-in-the-middle'
  await fetch(`${running.origin}/sandbox/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cmd: 'wechatpay.h5', mode: 'delay', delayMs: 6000, times: 1 }),
  })
  const lost = gateway
    .call('createPayOrder', payOrderOf(proposalId), { login, key })
    .catch(() => undefined)
  await untilOrderKnown(running.origin)
  await running.kill()
  expect(await lost).toBeUndefined()
  await running.restart()

  // The dead process still holds the key for a while, so the sandbox's clock moves past this time.
  await fetch(`${running.origin}/sandbox/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offsetMs: 60_000 }),
  })
  const body = {
    cmd: calls.createPayOrder.cmd,
    apiVersion: calls.createPayOrder.apiVersion,
    data: payOrderOf(proposalId),
  }
  const reply = await post(running.origin, pathOf(calls.createPayOrder), body, { login, key })
  expect(reply.code).toBe(0)
  expect(await unpaid(running.origin)).toHaveLength(1)
  expect(reply.headers.get(headers.serverTime)).not.toBeNull()
})

test('and the books are clean', async () => {
  await running.stop()
  const { code, output } = await running.run('scripts/reconcile.ts')
  expect(output).toContain('2 policies, 0 differences')
  expect(code).toBe(0)
})

test('and what is not clean ends the command with 1', async () => {
  await running.restart()
  const [paid] = (await sandboxOf(running.origin).payOrders()).filter(
    ({ outcome }) => outcome === 'PAID',
  )
  await fetch(`${running.origin}/sandbox/pay-orders/${paid?.outTradeNo}/refunds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refundFen: 100 }),
  })
  await running.stop()
  const { code, output } = await running.run('scripts/reconcile.ts')
  expect(output).toContain('POLICIES_DIFFER')
  expect(code).toBe(1)
})

const unpaid = async (origin: string): Promise<string[]> => {
  const answer = await fetch(`${origin}/sandbox/pay-orders`)
  const text = JSON.stringify(await answer.json())
  return [...text.matchAll(/"outTradeNo":"(\w+)"[^{}]*?"outcome":"UNPAID"/g)].map(
    ([, outTradeNo = '']) => outTradeNo,
  )
}

const onlyUnpaid = async (origin: string): Promise<string> => {
  const [outTradeNo = '', ...others] = await unpaid(origin)
  expect(others).toEqual([])
  return outTradeNo
}

const untilOrderKnown = async (origin: string): Promise<void> => {
  while ((await unpaid(origin)).length === 0) await new Promise((resolve) => setImmediate(resolve))
}
