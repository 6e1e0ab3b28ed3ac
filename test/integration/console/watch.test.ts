import { eq, sql } from 'drizzle-orm'
import { outbox, staffLog } from '../../../server/db/schema'
import { keepReconciliation } from '../../../server/records/ledger/repo'
import { damageOfStaffLog, verifyStaffLog } from '../../../server/staff/verify-log'
import { fileGateway } from '../../support/gateway'
import { fileConsole } from '../../support/open-console'
import {
  confirmedProposal,
  decide,
  moveClock,
  newMobile,
  openPayOrder,
  signIn,
  takeNumber,
} from '../../support/purchase'
import { granted, staffOf, type StaffMember } from '../../support/staff-console'

const gateway = fileGateway()
const staffConsole = fileConsole(gateway)
const reason = '值班处理'

let chanpin: StaffMember
let caiwu: StaffMember
let hegui: StaffMember
beforeAll(async () => {
  chanpin = await staffOf(staffConsole.origin, 'chanpin')
  caiwu = await staffOf(staffConsole.origin, 'caiwu')
  hegui = await staffOf(staffConsole.origin, 'hegui')
})

/** Somebody buys; the order is paid and its messages are sent. */
async function bought() {
  const login = await signIn(gateway)
  const orderId = await confirmedProposal(gateway, login)
  const { outTradeNo } = await openPayOrder(gateway, login, orderId)
  await decide(gateway, outTradeNo, 'PAID')
  return { login, orderId, outTradeNo }
}

test('an alarm comes with its lines of the runbook, is taken over once and closed with a note', async () => {
  const { ctx } = gateway
  const raise = () =>
    ctx.log.error({ alarm: 'PAYMENT_MISMATCH', outTradeNo: 'HM1', expectedFen: 100 }, 'test')
  raise()
  raise()
  await gateway.jobs()
  const [alarm] = granted(await chanpin.call('listAlarms', {})).list
  expect(alarm).toMatchObject({ alarm: 'PAYMENT_MISMATCH', subject: 'HM1', times: 2 })
  expect(alarm?.todo).toContain('merchant console')
  expect(granted(await caiwu.call('listUnmatched', {})).alarms).toMatchObject([{ subject: 'HM1' }])

  const given = { alarmId: alarm?.alarmId ?? '', version: 1 }
  const both = await Promise.all([chanpin.call('takeAlarm', given), caiwu.call('takeAlarm', given)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const loser = both.find(({ ok }) => !ok)
  expect(loser).toMatchObject({
    code: 'CONFLICT',
    current: { takenBy: { staffId: expect.any(String) } },
  })
  const closed = await chanpin.call('closeAlarm', {
    ...given,
    version: 2,
    note: '已在商户平台退款',
  })
  expect(granted(closed).closedAt).not.toBeNull()
  raise()
  await gateway.jobs()
  expect(granted(await chanpin.call('listAlarms', {})).list).toMatchObject([{ times: 1 }])
})

test('dead messages go out again, one or all of a kind', async () => {
  await bought()
  const { db } = gateway.ctx
  const killed = { deadAt: gateway.now(), nextTryAt: null, sentAt: null, lastError: 'REFUSED' }
  await db.update(outbox).set(killed).where(eq(outbox.topic, 'POLICY_ISSUED'))
  const dead = granted(await chanpin.call('listDeadMessages', {}))
  expect(dead.kinds).toMatchObject([{ topic: 'POLICY_ISSUED', lastError: 'REFUSED', times: 1 }])
  const which = { kind: 'TOPIC', topic: 'POLICY_ISSUED' } as const
  expect(granted(await chanpin.call('reviveMessages', { which, reason })).messages).toBe(1)
  expect(granted(await chanpin.call('listDeadMessages', {})).list).toEqual([])
  await gateway.jobs()
  const [sent] = await db.select().from(outbox).where(eq(outbox.topic, 'POLICY_ISSUED'))
  expect(sent?.sentAt).not.toBeNull()
})

test('jobs and providers say how they do', async () => {
  await bought()
  await gateway.jobs()
  const { jobs, lag } = granted(await chanpin.call('listJobs', {}))
  expect(jobs.map(({ job }) => job)).toContain('verifyStaffLog')
  expect(lag.map(({ name }) => name)).toContain('huimin_job_lag_seconds')
  const { providers } = granted(await chanpin.call('listProviders', {}))
  const wechat = providers.find(({ provider }) => provider === 'WECHAT_PAY')
  expect(wechat?.paid).toBeGreaterThanOrEqual(1)
})

test('the differences of a day are closed with a note, and another one opens it again', async () => {
  const day = '2026-11-20'
  const found = { day, at: gateway.now(), payOrders: 1, billLines: 2 }
  const differences = [{ kind: 'BILL_PAYMENT_UNKNOWN' as const, reference: '4200', foundFen: 6900 }]
  await keepReconciliation(gateway.ctx.db, { ...found, differences })
  expect(granted(await caiwu.call('listUnmatched', {})).bills).toMatchObject([{ day }])
  const closed = await caiwu.call('closeReconciliation', {
    day,
    note: '已在商户平台退款',
    version: 0,
  })
  expect(granted(closed).closed).toMatchObject({ note: '已在商户平台退款', by: '财务小陈' })
  const again = await caiwu.call('closeReconciliation', { day, note: '重复', version: 0 })
  expect(again).toMatchObject({ code: 'CONFLICT', current: { version: 1 } })
  const more = [...differences, { kind: 'LINE_MISSING' as const, reference: 'x' }]
  await keepReconciliation(gateway.ctx.db, { ...found, differences: more })
  const open = granted(await caiwu.call('listReconciliations', { onlyOpen: true }))
  expect(open.list.map((each) => each.day)).toEqual([day])
})

test("the books of a month, and a file in which no person's text is a formula", async () => {
  await bought()
  const month = new Date(gateway.now() + 8 * 3_600_000).toISOString().slice(0, 7)
  const books = granted(await caiwu.call('readLedger', { month }))
  expect(books.sums.reduce((sum, { debitFen, creditFen }) => sum + debitFen - creditFen, 0)).toBe(0)
  const account = 'PREMIUM'
  const ofAccount = granted(await caiwu.call('readLedger', { month, account }))
  expect(ofAccount.list.length).toBeGreaterThan(0)
  expect(ofAccount.list.every(({ debit, credit }) => [debit, credit].includes(account))).toBe(true)
  // The entry that is last on a page is not the first of the next one.
  const [first, second] = books.list
  const cursor = `${Date.parse(first?.occurredAt ?? '')}.${first?.entryId}`
  const next = granted(await caiwu.call('readLedger', { month, cursor }))
  expect(next.list[0]).toEqual(second)
  const file = granted(await caiwu.call('exportLedger', { month, account, reason }))
  expect(file.csv.split('\r\n')).toHaveLength(file.rows + 2)
  const [last] = granted(await hegui.call('readLog', { act: 'exportLedger' })).list
  expect(last).toMatchObject({ subject: month, reason, detail: { sha256: file.sha256 } })
})

test('a message is sent once more, and rights need a second administrator', async () => {
  const { orderId } = await bought()
  await gateway.jobs()
  const kefu = await staffOf(staffConsole.origin, 'kefu')
  const { userId } = granted(await kefu.call('readOrder', { orderId }))
  const kinds = ['MESSAGE' as const]
  const line = granted(await kefu.call('readTimeLine', { userId, kinds })).list
  const message = line.find(({ event }) => event === 'POLICY_ISSUED')
  const again = granted(await kefu.call('sendAgain', { messageId: message?.subject ?? '', reason }))
  await gateway.jobs()
  const [sent] = await gateway.ctx.db.select().from(outbox).where(eq(outbox.id, again.messageId))
  expect(sent?.sentAt).not.toBeNull()

  const admin = await staffOf(staffConsole.origin, 'admin')
  const admin2 = await staffOf(staffConsole.origin, 'admin2')
  const { staff } = granted(await admin.call('listRights', {}))
  const target = staff.find(({ login }) => login === 'kefu')
  const rights = { roles: ['COMPLIANCE' as const], cities: ['310000'], disabled: false }
  const given = { staffId: target?.staffId ?? '', version: target?.version ?? 0, ...rights, reason }
  const { approvalId } = granted(await admin.call('changeStaff', given))
  const decision = { approvalId: approvalId ?? '', decision: 'APPROVE' as const, reason }
  expect(granted(await admin2.call('decideApproval', decision)).status).toBe('DONE')
  // The change holds at once: the session of before is over.
  expect(await kefu.call('readSession', {})).toMatchObject({ status: 401 })
  // Whoever still has the page of before is told how it is now, and changes nothing.
  const late = await admin2.call('changeStaff', { ...given, roles: ['FINANCE' as const] })
  expect(late).toMatchObject({
    code: 'CONFLICT',
    current: {
      roles: ['COMPLIANCE'],
      cities: ['310000'],
      disabledAt: null,
      version: given.version + 1,
    },
  })
})

test('a mobile is corrected by two people, and whoever had the old one is signed out', async () => {
  const { login, orderId } = await bought()
  await moveClock(gateway, 60_000)
  const kefu2 = await staffOf(staffConsole.origin, 'kefu2')
  const sh = await staffOf(staffConsole.origin, 'kefu-sh')
  const { userId } = granted(await kefu2.call('readOrder', { orderId }))
  const seen = granted(await kefu2.call('readPerson', { userId }))
  const given = { userId, proof: 'DA-2026-01', version: seen.mobileVersion, reason }
  const mobile = '13712345678'
  const asked = granted(await kefu2.call('correctMobile', { ...given, mobile }))
  const [waits] = granted(await sh.call('listApprovals', { status: 'ASKED' })).list
  expect(waits).toMatchObject({ act: 'CORRECT_MOBILE', detail: { mobile: '*******5678' } })
  expect(JSON.stringify(waits)).not.toContain(mobile)
  const decide = (approvalId: string | null) =>
    sh.call('decideApproval', { approvalId: approvalId ?? '', decision: 'APPROVE', reason })
  expect(granted(await decide(asked.approvalId)).status).toBe('DONE')
  expect((await gateway.call('listOrders', {}, { login })).code).not.toBe(0)
  const { people } = granted(await sh.call('find', { query: mobile }))
  expect(people.map((each) => each.userId)).toEqual([userId])

  // Somebody else still has the page of before, and is shown the mobile of now.
  const late = await sh.call('correctMobile', { ...given, mobile: '13787654321' })
  const current = { mobile: '*******5678', mobileVersion: given.version + 1 }
  expect(late).toMatchObject({ status: 409, code: 'CONFLICT', current })
  // The person changes it between the request and its approval: what two people agreed to is over.
  const next = { ...given, version: current.mobileVersion, mobile: '13787654321' }
  const waiting = granted(await kefu2.call('correctMobile', next))
  const own = await signIn(gateway, mobile)
  await takeNumber(gateway, own, newMobile())
  expect(granted(await decide(waiting.approvalId))).toMatchObject({
    ...{ status: 'FAILED', outcome: 'STATE' },
  })
})

describe('the staff log', () => {
  test('cannot be changed or deleted, and an effect without its row is refused', async () => {
    const { db } = gateway.ctx
    await expect(db.update(staffLog).set({ staffName: 'x' })).rejects.toThrow()
    await expect(db.delete(staffLog)).rejects.toThrow()
    await expect(db.execute(sql`truncate staff_log`)).rejects.toThrow()
    const effects = [
      `insert into sale_stops (id, words, start_at) values ('x', 'x', now())`,
      `update staff set roles = array['ADMINISTRATOR']`,
      `update raised_alarms set closed_at = now()`,
    ]
    for (const effect of effects)
      await expect(db.transaction((tx) => tx.execute(sql.raw(effect)))).rejects.toThrow()
    const asConsole = db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('huimin.staff', 'x', true)`)
      await tx.update(outbox).set({ tries: 5 })
    })
    await expect(asConsole).rejects.toThrow()
  })

  test('shows what somebody changed past the triggers, also an end that was cut off', async () => {
    const { db } = gateway.ctx
    expect(await damageOfStaffLog(gateway.ctx)).toEqual([])
    await verifyStaffLog(gateway.ctx)
    const past = (statement: string) =>
      db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local session_replication_role = 'replica'`))
        await tx.execute(sql.raw(statement))
      })
    await past(`update staff_log set reason = 'other' where position = 3`)
    expect(await damageOfStaffLog(gateway.ctx)).toEqual(['CHAIN'])
    expect(granted(await hegui.call('verifyLog', {})).damage).toEqual(['CHAIN'])
    await past(`delete from staff_log where position >= 3`)
    expect(await damageOfStaffLog(gateway.ctx)).toEqual(['CUT'])
    gateway.ctx.alarmBook.take()
    await verifyStaffLog(gateway.ctx)
    const raised = gateway.ctx.alarmBook.take().map(({ alarm }) => alarm)
    expect(raised).toEqual(['STAFF_LOG_DAMAGED'])
  })
})
