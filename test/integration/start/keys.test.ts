import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { createContext } from '../../../server/assemble'
import { createKeys, readMasterKeys } from '../../../server/context/keys'
import * as schema from '../../../server/db/schema'
import { checkKeys } from '../../../server/key-rotation/check'
import { rekey } from '../../../server/key-rotation/rekey'
import { places } from '../../../server/records/key-rotation/places'
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
}, 120_000)
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
