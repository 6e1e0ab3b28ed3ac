import * as v from 'valibot'
import { ownData } from '@/contract/privacy'
import { startOfDayMs } from '@/domain/time/day'
import { fileGateway } from '../../support/gateway'
import { fileConsole } from '../../support/open-console'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  openPayOrder,
  signIn,
} from '../../support/purchase'
import { granted, staffOf } from '../../support/staff-console'

const gateway = fileGateway()
const staffConsole = fileConsole(gateway)
const proof = 'LY-2026-0001'
const reason = '本人来电，已核验身份'

async function bought() {
  const login = await signIn(gateway)
  const orderId = await confirmedProposal(gateway, login)
  const { outTradeNo } = await openPayOrder(gateway, login, orderId)
  await decide(gateway, outTradeNo, 'PAID')
  return { login, orderId }
}

test('the page as the person sees it, and a revocation by the preview that the person sees', async () => {
  const { login, orderId } = await bought()
  const kefu = await staffOf(staffConsole.origin, 'kefu')
  const own = done(await gateway.call('getOrder', { orderId }, { login }))
  expect(granted(await kefu.call('readAsCustomer', { orderId })).order).toEqual(own)

  const policyId = own.policies[0]?.policyId ?? ''
  const { preview } = granted(await kefu.call('previewRevoke', { policyId }))
  expect(preview).toEqual(done(await gateway.call('getRevokeInfo', { policyId }, { login })))
  const wanted = { policyId, expectedRefundable: preview.refundAmount, proof, reason }
  const other = { ...wanted, expectedRefundable: preview.refundAmount - 1 }
  expect(await kefu.call('revokeForCustomer', other)).toMatchObject({ code: 'CONFLICT' })
  expect(done(await gateway.call('getOrder', { orderId }, { login })).status).toBe('PAID')
  const asked = granted(await kefu.call('revokeForCustomer', wanted))
  expect(asked).toMatchObject({ outcome: 'ASKED', revoked: null })
  expect(await kefu.call('revokeForCustomer', wanted)).toMatchObject({ code: 'ALREADY_ASKED' })
  const approvalId = asked.approvalId ?? ''
  const decision = { approvalId, decision: 'APPROVE' as const, reason }
  expect(await kefu.call('decideApproval', decision)).toMatchObject({ code: 'OWN_REQUEST' })
  expect(done(await gateway.call('getOrder', { orderId }, { login })).status).toBe('PAID')
  const second = await staffOf(staffConsole.origin, 'kefu2')
  expect(granted(await second.call('decideApproval', decision))).toMatchObject({
    ...{ act: 'REVOKE_ORDER', status: 'DONE', amountFen: preview.refundAmount },
  })
  await gateway.jobs()
  expect(done(await gateway.call('getOrder', { orderId }, { login })).status).toBe('REVOKED')
})

test('a revocation for little money needs one person, and one whose amount changed is not carried out', async () => {
  await moveClock(gateway, 60_000)
  const first = await staffOf(staffConsole.origin, 'kefu')
  const second = await staffOf(staffConsole.origin, 'kefu2')
  const { login, orderId } = await bought()
  const own = done(await gateway.call('getOrder', { orderId }, { login }))
  const policyId = own.policies[0]?.policyId ?? ''
  const { preview } = granted(await first.call('previewRevoke', { policyId }))
  const wanted = { policyId, expectedRefundable: preview.refundAmount, proof, reason }
  const { approvalId } = granted(await first.call('revokeForCustomer', wanted))
  // An operator gives part of it back in the merchant console before the second person looks.
  const { outTradeNo } = granted(await first.call('readOrder', { orderId })).payments[0] ?? {}
  const part = { refundFen: 100 }
  const given = await fetch(`${gateway.origin}/sandbox/pay-orders/${outTradeNo}/refunds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(part),
  })
  expect(given.status).toBe(200)
  await gateway.jobs()
  const decision = { approvalId: approvalId ?? '', decision: 'APPROVE' as const, reason }
  expect(granted(await second.call('decideApproval', decision))).toMatchObject({
    ...{ status: 'FAILED', outcome: 'REFUND_CHANGED' },
  })
  expect(done(await gateway.call('getOrder', { orderId }, { login })).status).toBe('PAID')

  const { env } = gateway.ctx
  const limit = env.CONSOLE_ALONE_FEN
  env.CONSOLE_ALONE_FEN = preview.refundAmount
  const expectedRefundable = preview.refundAmount - part.refundFen
  const alone = granted(await first.call('revokeForCustomer', { ...wanted, expectedRefundable }))
  env.CONSOLE_ALONE_FEN = limit
  expect(alone).toMatchObject({ outcome: 'DONE', approvalId: null, revoked: { orderId } })
})

test('a clerk reads the status of the day, as the person does, before a job has written it', async () => {
  const { orderId } = await bought()
  const unpaid = await confirmedProposal(gateway, await signIn(gateway))
  const kefu = await staffOf(staffConsole.origin, 'kefu-sh')
  const { effectiveOn } = granted(await kefu.call('readOrder', { orderId })).policies[0] ?? {}
  await moveClock(gateway, startOfDayMs(effectiveOn ?? '') - gateway.ctx.clock.now())
  const late = await staffOf(staffConsole.origin, 'kefu-sh')
  const { policies } = granted(await late.call('readOrder', { orderId }))
  expect(new Set(policies.map(({ status }) => status))).toEqual(new Set(['EFFECTIVE']))
  expect(granted(await late.call('readOrder', { orderId: unpaid })).status).toBe('EXPIRED')
})

test('the time line of a person has the policies from the payment on, the newest first', async () => {
  const { orderId } = await bought()
  const kefu = await staffOf(staffConsole.origin, 'kefu-sh')
  const { userId, policies } = granted(await kefu.call('readOrder', { orderId }))
  const { list } = granted(await kefu.call('readTimeLine', { userId, kinds: ['POLICY'] }))
  expect(list.map(({ subject, event, detail }) => ({ subject, event, detail }))).toEqual(
    [...policies].reverse().map(({ policyId, policyNo }) => ({
      ...{ subject: policyId, event: 'CREATED', detail: policyNo },
    })),
  )
})

test('who looked at my data stands in what I export, with the reason', async () => {
  const { login, orderId } = await bought()
  await moveClock(gateway, 60_000)
  const kefu = await staffOf(staffConsole.origin, 'kefu2')
  granted(await kefu.call('reveal', { orderId, position: 0, field: 'CREDENTIAL_NO', reason }))
  const { json } = done(await gateway.call('exportData', {}, { login }))
  const { staffActs } = v.parse(ownData, JSON.parse(json))
  expect(staffActs).toMatchObject([{ act: 'reveal', reason }])
})

test('a data request is signed off: the copy, and the deletion once no money is on its way', async () => {
  const { orderId } = await bought()
  const kefu = await staffOf(staffConsole.origin, 'kefu-sh')
  const { userId } = granted(await kefu.call('readOrder', { orderId }))
  const hegui = await staffOf(staffConsole.origin, 'hegui')
  const copy = granted(await hegui.call('exportForCustomer', { userId, proof, reason }))
  expect(v.parse(ownData, JSON.parse(copy.json)).orders).toHaveLength(1)
  const { open } = granted(await hegui.call('previewDeletion', { userId }))
  const { forfeitFen } = open
  const wanted = { userId, forfeitFen, proof, reason }
  expect(await hegui.call('deleteForCustomer', { ...wanted, forfeitFen: 1 })).toMatchObject({
    code: 'CONFLICT',
  })
  expect(granted(await hegui.call('deleteForCustomer', wanted)).deleted).toBe(true)
  expect(granted(await hegui.call('readPerson', { userId }))).toMatchObject({ mobile: null })
})
