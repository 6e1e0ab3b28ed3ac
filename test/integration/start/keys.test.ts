import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { createContext } from '../../../server/assemble'
import { addSampleStaff } from '../../../server/console/sample-staff'
import { createKeys, ownerOf, readMasterKeys } from '../../../server/context/keys'
import * as schema from '../../../server/db/schema'
import { checkKeys } from '../../../server/key-rotation/check'
import { rekey } from '../../../server/key-rotation/rekey'
import { places } from '../../../server/records/key-rotation/places'
import { findApproval } from '../../../server/records/staff/approval-repo'
import { COMMAND, logAct } from '../../../server/records/staff/log'
import { lastLogRow } from '../../../server/records/staff/log-repo'
import { listStaff } from '../../../server/records/staff/staff-repo'
import { askApproval, sealGiven } from '../../../server/staff/approval'
import { openTotp } from '../../../server/staff/second-factor'
import { damageOfStaffLog } from '../../../server/staff/verify-log'
import { openGateway, type TestGateway } from '../../support/gateway'
import { confirmedProposal, done, signIn } from '../../support/purchase'

const hashing = 'c0ffee'.repeat(10) + 'beef'
const old = `1:${'1d'.repeat(31)}ab`
const fresh = `2:${'2e'.repeat(31)}cd`
const ring = (text: string, hash = hashing) =>
  createKeys({ sealing: readMasterKeys(text), hashing: hash })

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ PII_KEY: old, HASH_KEY: hashing })
})
afterAll(() => gateway.close())

test('a wrong key, for data or for hashes, does not start', async () => {
  const { db } = gateway.ctx
  await expect(checkKeys(db, ring(fresh.replace('2:', '1:')))).rejects.toThrow('Key 1 of PII_KEY')
  await expect(checkKeys(db, ring(old, '9'.repeat(63) + '8'))).rejects.toThrow('HASH_KEY')
  const env = { ...gateway.ctx.env, PII_KEY: fresh.replace('2:', '1:') }
  const database = { db, close: async () => undefined }
  await expect(createContext(env, { database })).rejects.toThrow('Key 1 of PII_KEY')
  await checkKeys(db, ring(old))
})

test('the old key goes once everything is sealed anew, and nobody notices', async () => {
  const { db } = gateway.ctx
  const login = await signIn(gateway)
  await confirmedProposal(gateway, login)
  await expect(checkKeys(db, ring(fresh))).rejects.toThrow('still in use')

  const both = ring(`${fresh},${old}`)
  await checkKeys(db, both)
  gateway.ctx.keys = both
  const orders = () => gateway.call('listOrders', {}, { login })
  const before = done(await orders())
  expect(await rekey(db, both)).toBeGreaterThan(2)
  expect(await rekey(db, both)).toBe(0)

  await checkKeys(db, ring(fresh))
  gateway.ctx.keys = ring(fresh)
  expect(done(await orders())).toEqual(before)
})

test('a second factor, a mobile that waits for approval and a card are sealed anew, in the staff log', async () => {
  const { ctx } = gateway
  const { db, ids, clock } = ctx
  ctx.keys = ring(old)
  await addSampleStaff(ctx)
  const [asking] = await listStaff(db)
  const userId = ids.next()
  const id = await db.transaction(async (tx) => {
    const given = await askApproval(ctx, tx, asking?.id ?? '', {
      ...{ act: 'CORRECT_MOBILE', subject: userId, userId, payload: { userId }, reason: 'test' },
      givenSealed: sealGiven(ctx.keys, userId, '13712345678'),
    })
    await logAct(ctx, tx, COMMAND, { act: 'test', outcome: 'DONE' })
    return given ?? ''
  })
  const rows = async () => (await lastLogRow(db))?.position ?? -1
  const before = await rows()
  const both = ring(`${fresh},${old}`)
  expect(await rekey(db, both, clock)).toBeGreaterThan(5)
  expect(await rekey(db, both, clock)).toBe(0)
  expect(await rows()).toBe(before + 2)
  ctx.keys = ring(fresh)
  const waiting = await findApproval(db, id)
  const sealed = waiting?.givenSealed ?? ''
  expect(ctx.keys.open(sealed, ownerOf(userId), 'approval')).toBe('13712345678')
  for (const one of await listStaff(db)) expect(openTotp(ctx, one)).toMatch(/^[A-Z2-7]+$/)
  expect(await damageOfStaffLog(ctx)).toEqual([])
})

test('every sealed column is known to the rekeying', () => {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const sealed = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      Object.keys(getTableColumns(table))
        .filter((name) => name.endsWith('Sealed'))
        .map((name) => `${getTableName(table)}.${snake(name)}`),
    )
  expect(places.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(sealed.sort())
})
