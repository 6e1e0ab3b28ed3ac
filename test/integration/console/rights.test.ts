import { eq } from 'drizzle-orm'
import { permissionsOf, roles, type Role } from '@/domain/staff/role'
import type { RequestOf } from '../../../server/console/calls/define'
import {
  consoleCalls,
  type ConsoleCallName,
  type ConsoleCalls,
} from '../../../server/console/calls/table'
import { outbox } from '../../../server/db/schema'
import { COMMAND, logAct } from '../../../server/records/staff/log'
import { lastLogRow } from '../../../server/records/staff/log-repo'
import { addStaff, staffByLogin } from '../../../server/records/staff/staff-repo'
import { openTotp, sealTotp, unusedCode } from '../../../server/staff/second-factor'
import { fileGateway } from '../../support/gateway'
import { fileConsole } from '../../support/open-console'
import { confirmedProposal, decide, done, openPayOrder, signIn } from '../../support/purchase'
import {
  credentialsOf,
  granted,
  signInAs,
  staffOf,
  type StaffMember,
} from '../../support/staff-console'

/** Drives every call of the table by every role, and by the same roles of another city. */

const gateway = fileGateway()
const staffConsole = fileConsole(gateway)

type Requests = { [N in ConsoleCallName]: RequestOf<ConsoleCalls[N]> }

let requests: Requests
const here = new Map<Role, StaffMember>()
const elsewhere = new Map<Role, StaffMember>()

const logins: Record<Role, string> = {
  SERVICE: 'kefu',
  FINANCE: 'caiwu',
  PRODUCT: 'chanpin',
  COMPLIANCE: 'hegui',
  ADMINISTRATOR: 'admin',
}

/** Adds somebody of Nanjing, who signs in with the password of the sandbox's staff. */
async function addElsewhere(role: Role): Promise<StaffMember> {
  const { ctx } = gateway
  const model = await staffByLogin(ctx.db, logins[role])
  if (!model) throw new Error('The sandbox has no such staff')
  const id = ctx.ids.next()
  const login = `nanjing-${role.toLowerCase()}`
  const secret = openTotp(ctx, model)
  await ctx.db.transaction(async (tx) => {
    const { passwordHash } = model
    await addStaff(tx, {
      ...{ id, login, name: login, roles: [role], cities: ['320100'], passwordHash },
      totpSealed: sealTotp(ctx, id, secret),
      createdAt: ctx.clock.now(),
    })
    await logAct(ctx, tx, COMMAND, { act: 'add', outcome: 'DONE', subject: id })
  })
  const { password } = await credentialsOf(staffConsole.origin, 'admin2')
  const code = unusedCode(secret, 0, gateway.now()) ?? ''
  return signInAs(staffConsole.origin, { login, password, code })
}

beforeAll(async () => {
  for (const role of roles) {
    here.set(role, await staffOf(staffConsole.origin, logins[role]))
    elsewhere.set(role, await addElsewhere(role))
  }
  const login = await signIn(gateway)
  const orderId = await confirmedProposal(gateway, login)
  const { outTradeNo, amountFen } = await openPayOrder(gateway, login, orderId)
  await decide(gateway, outTradeNo, 'PAID')
  const { policies } = done(await gateway.call('getOrder', { orderId }, { login }))
  const revoke = { policyId: policies[0]?.policyId ?? '', expectedRefundable: amountFen }
  done(await gateway.call('revokePolicyAndRefund', revoke, { login }))
  const kefu = here.get('SERVICE')
  const found = kefu && granted(await kefu.call('readOrder', { orderId }))
  const userId = found?.userId ?? ''
  const outRefundNo = `R${outTradeNo}`
  const reason = '核对权限'
  const part = { cityCode: '310000', productCode: null, channel: null, payType: null }
  const documentNo = 'DK-2026-0001'
  const [message] = await gateway.ctx.db.select().from(outbox).where(eq(outbox.userId, userId))
  const messageId = message?.id ?? ''
  const deadAt = gateway.now()
  await gateway.ctx.db
    .update(outbox)
    .set({ deadAt, nextTryAt: null })
    .where(eq(outbox.id, messageId))
  const restarted = await here.get('FINANCE')?.call('restartRefund', { outRefundNo, reason })
  const approvalId = (restarted && granted(restarted).approvalId) ?? ''
  const stopped = await here
    .get('PRODUCT')
    ?.call('stopSale', { ...part, words: '系统维护', endAt: null, reason })
  const { stopId = '', version = 1 } = stopped ? granted(stopped) : {}
  requests = {
    readSignIn: {},
    beginProviderSignIn: { back: null },
    signInByProvider: { query: '' },
    signIn: { login: 'nobody', password: 'x', code: '000000' },
    readSession: {},
    stepUp: { code: '000000' },
    signOut: {},
    signOutEverywhere: {},
    find: { query: orderId },
    readPerson: { userId },
    readTimeLine: { userId },
    readOrder: { orderId },
    reveal: { orderId, position: null, field: 'NAME', reason },
    listRefunds: {},
    readRefund: { outRefundNo },
    restartRefund: { outRefundNo, reason },
    settleRefund: { outRefundNo, documentNo, reason },
    listApprovals: {},
    decideApproval: { approvalId, decision: 'DECLINE', reason },
    listStops: {},
    stopSale: { ...part, words: '系统维护', endAt: null, reason },
    resumeSale: { stopId, at: null, version, reason },
    endRenewal: { renewalId: 'none', reason },
    sendAgain: { messageId, reason },
    correctMobile: { userId, mobile: '13700137000', proof: 'DA-2026-01', version: 1, reason },
    readAsCustomer: { orderId },
    previewRevoke: { policyId: revoke.policyId },
    revokeForCustomer: { ...revoke, proof: 'LY-2026-01', reason },
    exportForCustomer: { userId, proof: 'LY-2026-01', reason },
    previewDeletion: { userId },
    deleteForCustomer: { userId, forfeitFen: 0, proof: 'LY-2026-01', reason },
    listAlarms: {},
    takeAlarm: { alarmId: 'none', version: 1 },
    closeAlarm: { alarmId: 'none', version: 1, note: reason },
    listDeadMessages: {},
    reviveMessages: { which: { kind: 'ONE', messageId }, reason },
    listJobs: {},
    listProviders: {},
    listReconciliations: {},
    closeReconciliation: { day: '2026-11-20', note: reason, version: 0 },
    listUnmatched: {},
    listWithdrawals: {},
    retryWithdrawal: { withdrawalId: 'none', reason },
    readLedger: { month: '2026-11' },
    exportLedger: { month: '2026-11', reason },
    readLog: {},
    verifyLog: {},
    listRights: {},
    addStaff: { login: 'new.one', name: '新人', roles: ['SERVICE'], cities: ['*'], reason },
    renewStaff: { staffId: 'none', reason },
    drawInvitation: { staffId: 'none' },
    readInvitation: { token: 'A'.repeat(43) },
    acceptInvitation: { token: 'A'.repeat(43), password: 'a password of nobody', code: '000000' },
    changeStaff: {
      staffId: 'none',
      roles: ['SERVICE'],
      cities: ['*'],
      disabled: false,
      version: 1,
      reason,
    },
  }
})

const guarded = Object.values(consoleCalls).filter(
  ({ permission }) => permission !== 'ANYONE' && permission !== 'STAFF',
)
const names = guarded.map(({ name }) => name as ConsoleCallName)

/** Lists hold nothing of another city. Everything else about a record there does not exist. */
test('the same roles of another city see and change nothing of this one', async () => {
  const seen = new Set<string>()
  const { orderId } = requests.readOrder
  const secrets = [
    ...[orderId, requests.readPerson.userId, requests.readRefund.outRefundNo, '310000'],
    ...[requests.sendAgain.messageId, requests.decideApproval.approvalId],
    requests.resumeSale.stopId,
  ]
  for (const role of roles)
    for (const name of names) {
      if (!permissionsOf([role]).some((held) => held === consoleCalls[name].permission)) continue
      const reply = await elsewhere.get(role)?.call(name, requests[name] as never)
      const text = JSON.stringify(reply)
      for (const secret of secrets) expect([name, text.includes(secret)]).toEqual([name, false])
      if (reply?.ok === false)
        expect([name, reply.code]).toEqual([name, expect.stringMatching(/^(NOT_FOUND|FORBIDDEN)$/)])
      seen.add(`${name} ${reply?.ok ? 'lists' : 'refuses'}`)
    }
  const ofRecords = ['readPerson', 'readTimeLine', 'readOrder', 'reveal', 'readRefund', 'sendAgain']
  const acts = ['restartRefund', 'settleRefund', 'decideApproval', 'resumeSale', 'reviveMessages']
  for (const name of [...ofRecords, ...acts, 'correctMobile', 'revokeForCustomer'])
    expect(seen).toContain(`${name} refuses`)
})

test('each role may make exactly the calls whose permission it has, and a refusal is logged', async () => {
  for (const role of roles)
    for (const name of names) {
      const { permission } = consoleCalls[name]
      const before = (await lastLogRow(gateway.ctx.db))?.position ?? -1
      const reply = await here.get(role)?.call(name, requests[name] as never)
      const mayCall = permissionsOf([role]).some((held) => held === permission)
      const isBarred = reply?.ok === false && reply.code === 'FORBIDDEN'
      expect([role, name, isBarred]).toEqual([role, name, !mayCall])
      if (!isBarred) continue
      const last = await lastLogRow(gateway.ctx.db)
      expect(last).toMatchObject({ position: before + 1, act: name, outcome: 'REFUSED' })
    }
})

test('a field that the schema does not know is refused, whoever sends it', async () => {
  for (const name of names) {
    const role = roles.find((one) =>
      permissionsOf([one]).some((held) => held === consoleCalls[name].permission),
    )
    const asked = { ...requests[name], isAdmin: true }
    const reply = role && (await here.get(role)?.call(name, asked as never))
    expect([name, reply]).toMatchObject([name, { code: 'BAD_REQUEST', field: 'isAdmin' }])
  }
})
