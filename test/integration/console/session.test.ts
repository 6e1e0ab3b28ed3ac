import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { pathOf, type Call } from '@/contract/call'
import { calls } from '@/contract/calls'
import { createConsole } from '../../../server/console/app'
import { consolePathOf } from '../../../server/console/calls/define'
import { consoleCalls } from '../../../server/console/calls/table'
import { logRowsAfter } from '../../../server/records/staff/log-repo'
import { fileGateway } from '../../support/gateway'
import { fileConsole, openConsole } from '../../support/open-console'
import { moveClock, shanghai, signIn } from '../../support/purchase'
import { credentialsOf, granted, sendToConsole, staffOf } from '../../support/staff-console'

const gateway = fileGateway()
let origin: string
const staffConsole = fileConsole(gateway)
beforeAll(() => {
  origin = staffConsole.origin
})

test('files go out compressed and are kept for a year, the page and answers not at all', async () => {
  const root = mkdtempSync(join(tmpdir(), 'huimin-console-'))
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'index.html'), '<!doctype html>')
  writeFileSync(join(root, 'assets/main-A1.js'), 'x'.repeat(1000))
  writeFileSync(join(root, 'assets/main-A1.js.gz'), gzipSync('x'.repeat(1000)))
  const app = await createConsole(gateway.ctx, { root })
  const get = (url: string) =>
    app.inject({ method: 'GET', url, headers: { 'accept-encoding': 'gzip' } })
  const script = await get('/assets/main-A1.js')
  expect(script.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': expect.stringContaining('javascript') as string,
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(gunzipSync(script.rawPayload)).toHaveLength(1000)
  for (const url of ['/', '/stops', '/index.html', '/sandbox/staff'])
    expect((await get(url)).headers['cache-control']).toBe('no-store')
  await app.close()
  rmSync(root, { recursive: true })
})

const HALF_MINUTE = 30_000
const MINUTE = 60_000

describe('signing in', () => {
  test('password and code open a session, which says what its role may do', async () => {
    const kefu = await staffOf(origin, 'kefu')
    const session = granted(await kefu.call('readSession', {}))
    expect(session).toMatchObject({ login: 'kefu', roles: ['SERVICE'], cities: ['*'] })
    expect(session.permissions).toContain('person.find')
    expect(session.permissions).not.toContain('sale.stop')
  })

  test('the cookie cannot be read by a script, sent from elsewhere or used on another host', async () => {
    const sent = await sendToConsole(origin, '/api/signIn', await credentialsOf(origin, 'kefu2'))
    expect(sent.headers.get('set-cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/)
  })

  test('without the sandbox nobody of its made-up staff comes in, not even by an open session', async () => {
    const finance = await staffOf(origin, 'caiwu')
    const live = { ...gateway.ctx, env: { ...gateway.ctx.env, SANDBOX: false } }
    const other = await openConsole(live)
    const given = await credentialsOf(origin, 'caiwu2')
    expect((await sendToConsole(other.origin, '/api/signIn', given)).status).toBe(401)
    const path = '/api/readSession'
    expect((await sendToConsole(other.origin, path, {}, finance.headers)).status).toBe(401)
    expect((await sendToConsole(origin, path, {}, finance.headers)).status).toBe(200)
    await other.close()
  })

  test('a code is taken once, even by two at the same moment', async () => {
    const given = await credentialsOf(origin, 'hegui')
    const both = await Promise.all([
      sendToConsole(origin, '/api/signIn', given),
      sendToConsole(origin, '/api/signIn', given),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await sendToConsole(origin, '/api/signIn', given)).status).toBe(401)
  })

  test('five wrong tries lock the account, also when they come together', async () => {
    const given = await credentialsOf(origin, 'chanpin')
    const wrong = { ...given, password: 'wrong' }
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => sendToConsole(origin, '/api/signIn', wrong)),
    )
    const statuses = tries.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 423)).toHaveLength(3)
    expect((await sendToConsole(origin, '/api/signIn', given)).status).toBe(423)
    await moveClock(gateway, 16 * MINUTE)
    const later = await credentialsOf(origin, 'chanpin')
    expect((await sendToConsole(origin, '/api/signIn', later)).status).toBe(200)
  })

  test('a login that does not exist is refused like a wrong password', async () => {
    const { password, code } = await credentialsOf(origin, 'admin')
    const nobody = await sendToConsole(origin, '/api/signIn', { login: 'nobody', password, code })
    expect(nobody).toMatchObject({ status: 401, body: { code: 'SIGN_IN_FAILED' } })
  })

  test('the account for emergencies raises an alarm', async () => {
    gateway.ctx.alarmBook.take()
    await staffOf(origin, 'boli')
    const raised = gateway.ctx.alarmBook.take()
    expect(raised).toMatchObject([{ alarm: 'BREAK_GLASS', subject: 'boli' }])
  })
})

describe('a session', () => {
  test('ends after half an hour without a call, and after twelve hours', async () => {
    const idle = await staffOf(origin, 'caiwu')
    await moveClock(gateway, 29 * MINUTE)
    expect((await idle.call('readSession', {})).ok).toBe(true)
    await moveClock(gateway, 31 * MINUTE)
    expect(await idle.call('readSession', {})).toMatchObject({ code: 'NOT_SIGNED_IN' })

    const busy = await staffOf(origin, 'caiwu')
    for (let i = 0; i < 26; i++) {
      await moveClock(gateway, 27 * MINUTE)
      expect((await busy.call('readSession', {})).ok).toBe(true)
    }
    await moveClock(gateway, 20 * MINUTE)
    expect(await busy.call('readSession', {})).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })

  test('signing out everywhere ends all of them', async () => {
    const one = await staffOf(origin, 'admin')
    await moveClock(gateway, HALF_MINUTE)
    const other = await staffOf(origin, 'admin')
    expect(granted(await other.call('signOutEverywhere', {})).sessions).toBe(2)
    expect(await one.call('readSession', {})).toMatchObject({ status: 401 })
  })

  test('a forged cookie, and one whose letters were changed, open nothing', async () => {
    const kefu = await staffOf(origin, 'kefu')
    const changed = kefu.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const cookie of [changed, `hm_staff=${'A'.repeat(43)}`, 'hm_staff=']) {
      const sent = await sendToConsole(origin, '/api/readSession', {}, { cookie })
      expect(sent).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } })
    }
  })

  test('a stolen cookie works from anywhere, and opens nothing once its owner is disabled', async () => {
    await moveClock(gateway, MINUTE)
    const [admin, admin2] = [await staffOf(origin, 'admin'), await staffOf(origin, 'admin2')]
    const owner = await staffOf(origin, 'kefu-js')
    const stolen = { ...owner.headers, 'user-agent': 'somebody else' }
    const path = '/api/readSession'
    expect((await sendToConsole(origin, path, {}, stolen)).status).toBe(200)
    const { staff } = granted(await admin.call('listRights', {}))
    const known = staff.find(({ login }) => login === 'kefu-js')
    if (!known) throw new Error('The sandbox has no such staff')
    const { staffId, version, roles, cities } = known
    const reason = '笔记本电脑被盗'
    const wanted = { staffId, version, roles, cities, disabled: true, reason }
    const { approvalId } = granted(await admin.call('changeStaff', wanted))
    const decision = { approvalId: approvalId ?? '', decision: 'APPROVE' as const, reason }
    expect(granted(await admin2.call('decideApproval', decision)).status).toBe('DONE')
    expect((await sendToConsole(origin, path, {}, stolen)).status).toBe(401)
    await moveClock(gateway, MINUTE)
    const given = await credentialsOf(origin, 'kefu-js')
    expect((await sendToConsole(origin, '/api/signIn', given)).status).toBe(401)
  })

  test('a page of another site cannot sign a browser in', async () => {
    const given = await credentialsOf(origin, 'kefu2')
    const evil = { origin: 'https://evil.example' }
    expect(await sendToConsole(origin, '/api/signIn', given, evil)).toMatchObject({
      status: 403,
      body: { code: 'ORIGIN_REFUSED' },
    })
  })

  test('a page of another site can make no call, with or without the token', async () => {
    const kefu = await staffOf(origin, 'kefu2')
    const evil = { ...kefu.headers, origin: 'https://evil.example' }
    for (const headers of [
      evil,
      { ...kefu.headers, 'sec-fetch-site': 'cross-site' },
      { cookie: kefu.cookie },
      { ...kefu.headers, 'x-csrf-token': 'x' },
    ])
      expect(await sendToConsole(origin, '/api/signOut', {}, headers)).toMatchObject({
        status: 403,
        body: { code: 'ORIGIN_REFUSED' },
      })
    expect((await kefu.call('readSession', {})).ok).toBe(true)
  })
})

describe('console and storefront', () => {
  test('have no call in common', async () => {
    const kefu = await staffOf(origin, 'kefu-sh')
    const headers = { ...kefu.headers, 'content-type': 'application/json', origin: gateway.origin }
    for (const path of Object.values(consoleCalls).map(consolePathOf)) {
      const sent = await fetch(gateway.origin + path, { method: 'POST', headers, body: '{}' })
      expect([path, await sent.json()]).toMatchObject([path, { code: 10009 }])
    }
    for (const { path, body } of Object.values<Call>(calls).map((call) => ({
      path: pathOf(call),
      body: { cmd: call.cmd, apiVersion: call.apiVersion, data: shanghai },
    })))
      expect([path, (await sendToConsole(origin, path, body, kefu.headers)).status]).toEqual([
        ...[path, 404],
      ])
  })

  test('the login of one is none of the other', async () => {
    const { openId, token } = await signIn(gateway)
    for (const headers of [
      { 'x-login-id': openId, 'x-login-token': token },
      { cookie: `hm_staff=${token}` },
    ])
      expect((await sendToConsole(origin, '/api/readSession', {}, headers)).status).toBe(401)
    const kefu2 = await staffOf(origin, 'kefu2')
    const token2 = kefu2.cookie.replace('hm_staff=', '')
    const login = { openId, token: token2 }
    expect((await gateway.call('listOrders', {}, { login })).code).not.toBe(0)
  })
})

test('every act and every refusal has its row, one after another', async () => {
  const rows = await logRowsAfter(gateway.ctx.db, -1, 1000)
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_row, index) => index))
  const acts = rows.map(({ act, outcome }) => `${act} ${outcome}`)
  for (const act of ['signIn DONE', 'signIn REFUSED', 'signOutEverywhere DONE'])
    expect(acts).toContain(act)
})
