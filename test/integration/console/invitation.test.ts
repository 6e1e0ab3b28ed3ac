import type { Role } from '@/domain/staff/role'
import { listInvitations } from '../../../server/records/staff/invitation-repo'
import { logAct } from '../../../server/records/staff/log'
import { logRowsAfter } from '../../../server/records/staff/log-repo'
import { staffByLogin } from '../../../server/records/staff/staff-repo'
import { renewSignIn } from '../../../server/staff/invitation'
import { unusedCode } from '../../../server/staff/second-factor'
import { damageOfStaffLog } from '../../../server/staff/verify-log'
import { fileGateway } from '../../support/gateway'
import { fileConsole } from '../../support/open-console'
import { moveClock } from '../../support/purchase'
import { everything, untilWaiting } from '../../support/rows'
import {
  granted,
  replyOf,
  sendToConsole,
  signInAs,
  staffOf,
  type StaffMember,
} from '../../support/staff-console'

/** How somebody comes to the staff by the console, and to another sign-in when they lost theirs. */

const logged: string[] = []
const keep = (...line: unknown[]) => logged.push(JSON.stringify(line))
const gateway = fileGateway({}, { log: { info: keep, warn: keep, error: keep } })
const staffConsole = fileConsole(gateway)

let admin: StaffMember
let admin2: StaffMember
/** A new half minute, because a code is taken once. */
const enter = async () => {
  await moveClock(gateway, 31_000)
  admin = await staffOf(staffConsole.origin, 'admin')
  admin2 = await staffOf(staffConsole.origin, 'admin2')
}
beforeEach(enter)

const reason = '新入职'
const password = 'correct horse battery'
/** The secrets of this file: none of them may be kept in plain text. */
const secrets: string[] = [password]

const idOf = async (login: string): Promise<string> =>
  (await staffByLogin(gateway.ctx.db, login))?.id ?? ''

/** Two administrators agree that somebody is added. */
async function added(login: string, roles: Role[] = ['SERVICE'], cities = ['*']): Promise<string> {
  const asked = granted(
    await admin.call('addStaff', { login, name: '小钱', roles, cities, reason }),
  )
  await decided(asked.approvalId)
  return idOf(login)
}

async function decided(approvalId: string | null) {
  const decision = { approvalId: approvalId ?? '', decision: 'APPROVE' as const, reason: '已核对' }
  const reply = granted(await admin2.call('decideApproval', decision))
  expect(reply.status).toBe('DONE')
}

async function drawn(staffId: string): Promise<string> {
  const { token } = granted(await admin.call('drawInvitation', { staffId }))
  secrets.push(token)
  return token
}

const read = async (token: string) =>
  replyOf(
    'readInvitation',
    await sendToConsole(staffConsole.origin, '/api/readInvitation', { token }),
  )

const accept = async (given: { token: string; code: string; password?: string }) =>
  replyOf(
    'acceptInvitation',
    await sendToConsole(staffConsole.origin, '/api/acceptInvitation', { password, ...given }),
  )

async function secretOf(token: string): Promise<string> {
  const { secret } = granted(await read(token))
  secrets.push(secret)
  return secret
}

const codeOf = (secret: string, lastStep = 0): string =>
  unusedCode(secret, lastStep, gateway.now()) ?? ''

/** Somebody whom a link lets in; answers the secret of their second factor. */
async function setUp(staffId: string): Promise<string> {
  const token = await drawn(staffId)
  const secret = await secretOf(token)
  granted(await accept({ token, code: codeOf(secret) }))
  return secret
}

async function enterAs(login: string, secret: string): Promise<StaffMember> {
  const lastStep = (await staffByLogin(gateway.ctx.db, login))?.totpStep
  return signInAs(staffConsole.origin, { login, password, code: codeOf(secret, lastStep) })
}

test('two administrators add somebody, who sets up a sign-in by a link and comes in', async () => {
  const wanted = { login: 'qian', name: '小钱', roles: ['SERVICE' as const], cities: ['310000'] }
  const asked = granted(await admin.call('addStaff', { ...wanted, reason }))
  expect(asked.outcome).toBe('ASKED')
  const twice = await admin2.call('addStaff', { ...wanted, name: '别人', reason })
  expect(twice).toMatchObject({ code: 'ALREADY_ASKED' })
  const approvalId = asked.approvalId ?? ''
  const own = await admin.call('decideApproval', { approvalId, decision: 'APPROVE', reason })
  expect(own).toMatchObject({ code: 'OWN_REQUEST' })
  // Until it is approved there is nobody.
  expect(await staffByLogin(gateway.ctx.db, 'qian')).toBeUndefined()
  const waits = granted(await admin2.call('listApprovals', { status: 'ASKED' })).list
  expect(waits.find((one) => one.approvalId === approvalId)?.detail).toEqual({
    ...{ login: 'qian', name: '小钱', roles: 'SERVICE', cities: '310000' },
  })
  await decided(approvalId)
  const staffId = await idOf('qian')
  const before = granted(await admin.call('listRights', {})).staff
  expect(before.find((one) => one.staffId === staffId)).toMatchObject({
    ...{ roles: ['SERVICE'], cities: ['310000'], invitation: { expireAt: null } },
  })
  // Without a password nobody signs in, not even with an empty one.
  for (const tried of ['', password])
    await expect(
      signInAs(staffConsole.origin, { login: 'qian', password: tried, code: '000000' }),
    ).rejects.toThrow()

  const token = await drawn(staffId)
  const invited = granted(await read(token))
  expect(invited).toMatchObject({ login: 'qian', name: '小钱' })
  expect(invited.address).toContain(`secret=${invited.secret}`)
  const secret = await secretOf(token)
  expect(granted(await accept({ token, code: codeOf(secret) })).login).toBe('qian')
  const qian = await enterAs('qian', secret)
  expect(granted(await qian.call('readSession', {}))).toMatchObject({ cities: ['310000'] })
  const after = granted(await admin.call('listRights', {})).staff
  expect(after.find((one) => one.staffId === staffId)?.invitation).toBeNull()

  // It is used up, and there is no second one without two people.
  expect(await read(token)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await accept({ token, code: codeOf(secret) })).toMatchObject({ code: 'NOT_FOUND' })
  const again = await admin.call('drawInvitation', { staffId })
  expect(again).toMatchObject({ code: 'NOT_ALLOWED_NOW', reason: 'STATE' })
  const taken = await admin.call('addStaff', { ...wanted, reason })
  expect(taken).toMatchObject({ code: 'INVALID', field: 'login', reason: 'TAKEN' })
})

test('a wrong code or a weak password leaves the link as it is', async () => {
  const token = await drawn(await added('sun'))
  const secret = await secretOf(token)
  const code = codeOf(secret)
  const other = code === '000000' ? '000001' : '000000'
  const wrong = await accept({ token, code: other })
  expect(wrong).toMatchObject({ status: 422, field: 'code', reason: 'WRONG' })
  const short = await accept({ token, code, password: 'short' })
  expect(short).toMatchObject({ status: 400, field: 'password' })
  for (const weak of ['aaaaaaaaaaaa', 'my-name-is-SUN-2026']) {
    const reply = await accept({ token, code, password: weak })
    expect(reply).toMatchObject({ status: 422, field: 'password', reason: 'WEAK' })
  }
  expect((await accept({ token, code })).ok).toBe(true)
})

test('of two who use a link at the same moment one comes in, and the code is used up', async () => {
  const token = await drawn(await added('li'))
  const secret = await secretOf(token)
  const code = codeOf(secret)
  const both = await Promise.all([accept({ token, code }), accept({ token, code })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  await expect(signInAs(staffConsole.origin, { login: 'li', password, code })).rejects.toThrow()
  await enterAs('li', secret)
})

test('a link is void after a day, when another one is drawn, and when the account is disabled', async () => {
  const staffId = await added('zhou')
  const first = await drawn(staffId)
  const before = await secretOf(first)
  const second = await drawn(staffId)
  expect((await read(first)).status).toBe(404)
  // Whoever read the first one does not know the secret of the second.
  expect(await secretOf(second)).not.toBe(before)
  await moveClock(gateway, 24 * 3_600_000)
  const late = await accept({ token: second, code: codeOf(before) })
  expect(late).toMatchObject({ code: 'NOT_FOUND' })
  await enter()
  const third = await drawn(staffId)
  const { version } = (await staffByLogin(gateway.ctx.db, 'zhou')) ?? { version: 0 }
  const disabling = { staffId, version, roles: [], cities: ['*'], disabled: true, reason }
  await decided(granted(await admin.call('changeStaff', disabling)).approvalId)
  expect((await read(third)).status).toBe(404)
  const none = await admin.call('drawInvitation', { staffId })
  expect(none).toMatchObject({ code: 'NOT_ALLOWED_NOW' })
})

test('a week after the approval no link is drawn any more', async () => {
  const staffId = await added('wu')
  await moveClock(gateway, 7 * 24 * 3_600_000)
  await enter()
  const late = await admin.call('drawInvitation', { staffId })
  expect(late).toMatchObject({ code: 'NOT_ALLOWED_NOW' })
})

test('two administrators renew a lost sign-in: sessions and the old one end at once', async () => {
  const staffId = await added('zheng', ['ADMINISTRATOR'], ['320100'])
  const old = await setUp(staffId)
  const zheng = await enterAs('zheng', old)
  // An administrator of some cities neither adds, renews nor invites.
  const kefu = await idOf('kefu')
  const given = {
    login: 'mine',
    name: '自己',
    roles: ['ADMINISTRATOR' as const],
    cities: ['320100'],
  }
  for (const reply of [
    await zheng.call('addStaff', { ...given, reason }),
    await zheng.call('renewStaff', { staffId: kefu, reason }),
    await zheng.call('drawInvitation', { staffId: kefu }),
  ])
    expect(reply).toMatchObject({ code: 'NOT_FOUND' })

  const asked = granted(await admin.call('renewStaff', { staffId, reason: '手机丢了' }))
  // Asking alone changes nothing.
  expect((await zheng.call('readSession', {})).ok).toBe(true)
  await decided(asked.approvalId)
  expect(await zheng.call('readSession', {})).toMatchObject({ code: 'NOT_SIGNED_IN' })
  await moveClock(gateway, 31_000)
  await expect(enterAs('zheng', old)).rejects.toThrow()
  const fresh = await setUp(staffId)
  expect(fresh).not.toBe(old)
  await enterAs('zheng', fresh)
})

test('a sign-in that is checked while it is renewed does not come in', async () => {
  // PGlite has one connection, so nothing runs in between there.
  if (process.env['TEST_DATABASE_URL'] === undefined) return
  const { ctx } = gateway
  const staffId = await added('shi')
  const secret = await setUp(staffId)
  await moveClock(gateway, 31_000)
  const { db } = ctx
  const entering = await db.transaction(async (tx) => {
    await renewSignIn(ctx, tx, { staffId })
    await logAct(ctx, tx, { id: staffId, name: 'shi' }, { act: 'renew', outcome: 'DONE' })
    const entered = enterAs('shi', secret).catch((error: unknown) => error)
    await untilWaiting(db, 1)
    return { entered }
  })
  expect(await entering.entered).toMatchObject({ message: expect.stringMatching('SIGN_IN_FAILED') })
})

test('a link that nobody knows is refused and logged; the log is whole and keeps no secret', async () => {
  expect((await read('A'.repeat(43))).status).toBe(404)
  const rows = await logRowsAfter(gateway.ctx.db, -1, 10_000)
  expect(rows.at(-1)).toMatchObject({
    act: 'readInvitation',
    outcome: 'REFUSED',
    code: 'NOT_FOUND',
  })
  const acts = new Set(rows.map(({ act, outcome }) => `${act} ${outcome}`))
  for (const act of [
    ...['addStaff DONE', 'addStaff REFUSED', 'carryOut ADD_STAFF DONE', 'drawInvitation DONE'],
    ...['readInvitation DONE', 'acceptInvitation DONE', 'acceptInvitation REFUSED'],
    ...['renewStaff DONE', 'carryOut RENEW_STAFF DONE'],
  ])
    expect(acts).toContain(act)
  expect(await damageOfStaffLog(gateway.ctx)).toEqual([])
  const kept = [...logged, JSON.stringify(await everything(gateway.ctx.db))].join('\n')
  for (const secret of secrets) expect(kept.includes(secret)).toBe(false)
})

test('the last administrator who can sign in keeps theirs', async () => {
  const newcomer = await added('feng', ['ADMINISTRATOR'])
  const others = granted(await admin.call('listRights', {})).staff.filter(
    ({ roles, login, disabledAt }) =>
      roles.includes('ADMINISTRATOR') && disabledAt === null && !/^(admin|feng)$/.test(login),
  )
  for (const { staffId, version } of others.filter(({ login }) => login !== 'admin2')) {
    const change = { staffId, version, roles: [], cities: ['*'], disabled: true, reason }
    await decided(granted(await admin.call('changeStaff', change)).approvalId)
  }
  // Two are left who can sign in; both ask to renew the other, and each approves their own renewal.
  const [one, two] = [await idOf('admin'), await idOf('admin2')]
  const ofTwo = granted(await admin.call('renewStaff', { staffId: two, reason }))
  const ofOne = granted(await admin2.call('renewStaff', { staffId: one, reason }))
  const approve = { decision: 'APPROVE' as const, reason: '已核对' }
  const both = await Promise.all([
    admin2.call('decideApproval', { approvalId: ofTwo.approvalId ?? '', ...approve }),
    admin.call('decideApproval', { approvalId: ofOne.approvalId ?? '', ...approve }),
  ])
  const states = both.map((reply) => (reply.ok ? reply.data.status : reply.code))
  expect(states.filter((state) => state === 'DONE')).toHaveLength(1)
  const invited = (await listInvitations(gateway.ctx.db)).map(({ staffId }) => staffId)
  // The newcomer, who has not set up anything, does not count.
  expect(invited).toContain(newcomer)
  expect([one, two].filter((staffId) => invited.includes(staffId))).toHaveLength(1)
})
