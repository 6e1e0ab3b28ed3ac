import { reconcile } from '../../../server/ledger/reconcile'
import { findRefund } from '../../../server/records/pay/repo'
import { damageOfStaffLog } from '../../../server/staff/verify-log'
import { fileGateway } from '../../support/gateway'
import { faultsOfModel } from '../../support/model'
import { fileConsole } from '../../support/open-console'
import {
  confirmedProposal,
  decide,
  done,
  family,
  moveClock,
  newMobile,
  openPayOrder,
  signIn,
  turnSandbox,
} from '../../support/purchase'
import { everything } from '../../support/rows'
import { granted, staffOf, type StaffMember } from '../../support/staff-console'

/** What the gateway wrote into its log. */
const logged: string[] = []
const keep = (...line: unknown[]) => logged.push(JSON.stringify(line))
const gateway = fileGateway({}, { log: { info: keep, warn: keep, error: keep } })
const staffConsole = fileConsole(gateway)

let caiwu: StaffMember
let caiwu2: StaffMember
let kefu: StaffMember
beforeAll(async () => {
  caiwu = await staffOf(staffConsole.origin, 'caiwu')
  caiwu2 = await staffOf(staffConsole.origin, 'caiwu2')
  kefu = await staffOf(staffConsole.origin, 'kefu')
})

/** A bought and revoked order whose refund the bank refuses. */
async function refusedByBank() {
  const mobile = newMobile()
  const login = await signIn(gateway, mobile)
  const insured = family()
  const orderId = await confirmedProposal(gateway, login, insured)
  const { outTradeNo, amountFen } = await openPayOrder(gateway, login, orderId)
  await decide(gateway, outTradeNo, 'PAID')
  await turnSandbox(gateway, `pay-orders/${outTradeNo}/refunds`, { status: 'ABNORMAL' })
  const { policies } = done(await gateway.call('getOrder', { orderId }, { login }))
  const policyId = policies[0]?.policyId ?? ''
  const revoke = { policyId, expectedRefundable: amountFen }
  done(await gateway.call('revokePolicyAndRefund', revoke, { login }))
  await gateway.jobs()
  await moveClock(gateway, 61_000)
  await gateway.jobs()
  return {
    mobile,
    login,
    insured,
    orderId,
    outTradeNo,
    outRefundNo: `R${outTradeNo}`,
    refundFen: amountFen,
  }
}

test('from a mobile to where the refund is, and what may be done', async () => {
  const one = await refusedByBank()
  const { people } = granted(await kefu.call('find', { query: one.mobile }))
  expect(people).toHaveLength(1)
  expect(people[0]).toMatchObject({ mobile: `*******${one.mobile.slice(-4)}` })
  expect(people[0]?.orders.map(({ orderId }) => orderId)).toEqual([one.orderId])
  const order = granted(await kefu.call('readOrder', { orderId: one.orderId }))
  expect(order.payments[0]?.taken).toMatchObject([{ why: 'PURCHASE', became: 'OWED_BACK' }])
  const refund = granted(await caiwu.call('readRefund', { outRefundNo: one.outRefundNo }))
  expect(refund).toMatchObject({
    status: 'ABNORMAL',
    step: 'BANK_REFUSED',
    amountFen: one.refundFen,
  })
  expect(refund.next).toMatchObject([
    { call: 'restartRefund', allowed: true, twoPersons: true },
    { call: 'settleRefund', allowed: true, twoPersons: true },
  ])
  const asService = granted(await kefu.call('readRefund', { outRefundNo: one.outRefundNo }))
  expect(asService.next.map(({ reason }) => reason)).toEqual(['PERMISSION', 'PERMISSION'])

  const line = granted(await kefu.call('readTimeLine', { userId: order.userId }))
  // What one of the staff looked at on one day is one line, however often they come back to it.
  const looksOf = (list: typeof line.list) =>
    list.filter(({ kind, by }) => kind === 'STAFF' && by === '客服小林')
  expect(looksOf(line.list)).toMatchObject([{ event: 'looked', times: 2 }])
  const later = granted(await kefu.call('readTimeLine', { userId: order.userId }))
  expect(looksOf(later.list)).toMatchObject([{ event: 'looked', times: 3 }])
  const kinds = new Set(line.list.map(({ kind }) => kind))
  for (const kind of ['ORDER', 'PAYMENT', 'REFUND', 'POLICY', 'MESSAGE', 'STAFF'])
    expect([...kinds]).toContain(kind)
  const all = [...line.list]
  for (let cursor = line.nextCursor; cursor !== null;) {
    const next = granted(await kefu.call('readTimeLine', { userId: order.userId, cursor }))
    all.push(...next.list)
    cursor = next.nextCursor
  }
  expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['EVIDENCE', 'ACCOUNT']))
  const places = all.map(({ at }) => at)
  expect([...places].sort().reverse()).toEqual(places)
})

test('everything finds the person, and a name only as a whole', async () => {
  const one = await refusedByBank()
  const [first] = one.insured
  const order = granted(await kefu.call('readOrder', { orderId: one.orderId }))
  const queries = {
    ORDER: one.orderId,
    PAY_ORDER: one.outTradeNo,
    PAYMENT: order.payments[0]?.taken[0]?.transactionId ?? '',
    REFUND: one.outRefundNo,
    POLICY: order.policies[0]?.policyNo ?? '',
    CREDENTIAL: first?.person.id ?? '',
    OPENID: order.userId,
  }
  for (const [kind, query] of Object.entries(queries)) {
    const { people } = granted(await kefu.call('find', { query }))
    expect([kind, people.map(({ userId }) => userId)]).toEqual([kind, [order.userId]])
    expect(people[0]?.found.map((each) => each.kind)).toContain(kind)
  }
  const named = granted(await kefu.call('find', { query: first?.person.name ?? '' }))
  expect(named.people.length).toBeGreaterThan(0)
  expect(granted(await kefu.call('find', { query: '王建' })).people).toEqual([])
})

test('two people start a refund again, and it is done once', async () => {
  const one = await refusedByBank()
  const { outRefundNo } = one
  const asked = granted(await caiwu.call('restartRefund', { outRefundNo, reason: '银行卡已恢复' }))
  expect(asked.outcome).toBe('ASKED')
  const approvalId = asked.approvalId ?? ''
  expect(await caiwu2.call('restartRefund', { outRefundNo, reason: '再来一次' })).toMatchObject({
    code: 'ALREADY_ASKED',
  })
  const decision = { approvalId, decision: 'APPROVE', reason: '已核对' } as const
  expect(await caiwu.call('decideApproval', decision)).toMatchObject({ code: 'OWN_REQUEST' })
  expect(await kefu.call('decideApproval', decision)).toMatchObject({ code: 'NOT_FOUND' })
  await turnSandbox(gateway, `refunds/${outRefundNo}`, {
    status: 'SUCCESS',
    notify: { drop: true },
  })
  const both = await Promise.all([
    caiwu2.call('decideApproval', decision),
    caiwu2.call('decideApproval', decision),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ ok }) => ok)).toMatchObject({ data: { status: 'DONE' } })
  await gateway.jobs()
  const refund = granted(await caiwu.call('readRefund', { outRefundNo }))
  expect(refund).toMatchObject({ status: 'REFUNDED', step: 'ARRIVED' })
  expect(refund.next.map(({ reason }) => reason)).toEqual(['ENDED', 'ENDED'])
})

const card = { bankType: 'ICBC_DEBIT' as const, account: '6222020200112233445', holder: '王建国' }

test('a refund that the bank refused goes to another card, by two people and once', async () => {
  const one = await refusedByBank()
  const { outRefundNo } = one
  const reason = '原卡已注销'
  expect(granted(await caiwu.call('readRefund', { outRefundNo })).takesCard).toBe(true)
  const { approvalId } = granted(await caiwu.call('restartRefund', { outRefundNo, card, reason }))
  const { list } = granted(await caiwu2.call('listApprovals', { status: 'ASKED' }))
  const [waits] = list.filter(({ subject }) => subject === outRefundNo)
  expect(waits?.detail).toMatchObject({ card: 'ICBC_DEBIT *3445', holder: '王**' })
  const given = { card: 'ICBC_DEBIT *3445', holder: '王**', status: 'ASKED' }
  expect(granted(await caiwu.call('readRefund', { outRefundNo })).card).toEqual(given)
  expect(JSON.stringify(waits)).not.toMatch(/6222|王建国/)
  const decision = { approvalId: approvalId ?? '', decision: 'APPROVE' as const, reason }
  expect(granted(await caiwu2.call('decideApproval', decision)).status).toBe('DONE')
  // Until it is sent, it is not given back in a second way.
  const documentNo = 'DK-2026-0009'
  const settling = await caiwu.call('settleRefund', { outRefundNo, documentNo, reason })
  expect(settling).toMatchObject({ code: 'NOT_ALLOWED_NOW', reason: 'STATE' })
  await gateway.jobs()
  const sent = await findRefund(gateway.ctx.db, outRefundNo)
  expect(sent).toMatchObject({ cardSealed: null })
  await moveClock(gateway, 61_000)
  await gateway.jobs()
  const refund = granted(await caiwu.call('readRefund', { outRefundNo }))
  expect(refund).toMatchObject({ status: 'REFUNDED', step: 'ARRIVED', takesCard: false })
  expect(refund.card).toEqual({ ...given, status: 'DONE' })
  // Neither rows, among them those of the staff log, nor the log of the gateway have the card.
  const kept = [...logged, JSON.stringify(await everything(gateway.ctx.db))].join('\n')
  expect(kept).toContain('ICBC_DEBIT *3445')
  expect(kept).not.toMatch(new RegExp(`${card.account}|${card.holder}`))
  expect((await reconcile(gateway.ctx.db)).differences).toEqual([])
  caiwu = await staffOf(staffConsole.origin, 'caiwu')
  caiwu2 = await staffOf(staffConsole.origin, 'caiwu2')
  const again = await caiwu.call('restartRefund', { outRefundNo, card, reason })
  expect(again).toMatchObject({ code: 'NOT_ALLOWED_NOW' })
})

test('a card that is not whole, or of a bank that takes none, is refused', async () => {
  const { outRefundNo } = await refusedByBank()
  const reason = '原卡已注销'
  const wrong = [
    { ...card, bankType: 'NOBODY_DEBIT' },
    { ...card, bankType: 'ICBC_CREDIT' },
    { ...card, account: '6222 0202 0011' },
    { ...card, holder: '王' },
  ]
  for (const each of wrong) {
    const asked = { outRefundNo, card: each as typeof card, reason }
    expect((await caiwu.call('restartRefund', asked)).status).toBe(400)
  }
})

test('a refund is settled outside by its document, and the books agree', async () => {
  const one = await refusedByBank()
  const { outRefundNo } = one
  const asked = granted(
    await caiwu.call('settleRefund', {
      outRefundNo,
      documentNo: 'DK-2026-0001',
      reason: '线下转账',
    }),
  )
  const { list } = granted(await caiwu2.call('listApprovals', { status: 'ASKED' }))
  expect(list).toMatchObject([
    { act: 'SETTLE_REFUND', subject: outRefundNo, amountFen: one.refundFen, mayDecide: true },
  ])
  const approvalId = asked.approvalId ?? ''
  const decided = await caiwu2.call('decideApproval', {
    ...{ approvalId, decision: 'APPROVE', reason: '凭证已核对' },
  })
  expect(granted(decided).status).toBe('DONE')
  const refund = granted(await caiwu.call('readRefund', { outRefundNo }))
  expect(refund).toMatchObject({ status: 'REFUNDED', documentNo: 'DK-2026-0001' })
  expect((await reconcile(gateway.ctx.db)).differences).toEqual([])
  expect(await faultsOfModel(gateway.ctx.db)).toEqual([])
  const { list: orders } = done(await gateway.call('listOrders', {}, { login: one.login }))
  expect(orders[0]).toMatchObject({ orderId: one.orderId, status: 'REVOKED' })
})

test('what nobody decides in a day ends, and what changed meanwhile fails', async () => {
  await moveClock(gateway, 5 * 60_000)
  caiwu = await staffOf(staffConsole.origin, 'caiwu')
  caiwu2 = await staffOf(staffConsole.origin, 'caiwu2')
  const late = await refusedByBank()
  const asked = granted(
    await caiwu.call('restartRefund', { outRefundNo: late.outRefundNo, reason: '请重试' }),
  )
  const stale = await refusedByBank()
  const settled = granted(
    await caiwu.call('settleRefund', {
      ...{ outRefundNo: stale.outRefundNo, documentNo: 'DK-2026-0002', reason: '线下转账' },
    }),
  )
  await turnSandbox(gateway, `refunds/${stale.outRefundNo}`, { status: 'SUCCESS' })
  const failed = await caiwu2.call('decideApproval', {
    ...{ approvalId: settled.approvalId ?? '', decision: 'APPROVE', reason: '已核对' },
  })
  expect(granted(failed)).toMatchObject({ status: 'FAILED', outcome: 'STATE' })
  await moveClock(gateway, 25 * 3_600_000)
  await gateway.jobs()
  const again = await staffOf(staffConsole.origin, 'caiwu2')
  const { list } = granted(await again.call('listApprovals', { status: 'EXPIRED' }))
  expect(list.map(({ approvalId }) => approvalId)).toEqual([asked.approvalId])
})

test('a reveal wants a reason, shows one field, and stands in the log', async () => {
  const service = await staffOf(staffConsole.origin, 'kefu2')
  const one = await refusedByBank()
  const wanted = { orderId: one.orderId, position: null, field: 'MOBILE' } as const
  expect(await service.call('reveal', { ...wanted, reason: '' })).toMatchObject({ status: 400 })
  const shown = granted(await service.call('reveal', { ...wanted, reason: '客户来电核对' }))
  expect(shown.value).toBe('13800138000')
  expect(await damageOfStaffLog(gateway.ctx)).toEqual([])
})

test('the second factor must be fresh for money', async () => {
  const stale = await staffOf(staffConsole.origin, 'caiwu')
  const one = await refusedByBank()
  await moveClock(gateway, 6 * 60_000)
  const answer = await stale.call('restartRefund', {
    outRefundNo: one.outRefundNo,
    reason: '请重试',
  })
  expect(answer).toMatchObject({ code: 'STEP_UP_NEEDED' })
})
