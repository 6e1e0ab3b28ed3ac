import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../../../server/db/client'
import { rowsOf } from '../../support/rows'

test('the embedded database is on the disk before it acknowledges, and nobody else reads it', async () => {
  const dataDir = fs.mkdtempSync(join(tmpdir(), 'huimin-durable-'))
  const database = await openDatabase({ DATA_DIR: dataDir })
  expect(fs.statSync(join(dataDir, 'pglite')).mode & 0o777).toBe(0o700)
  expect(await rowsOf(database.db, 'show fsync')).toEqual([{ fsync: 'on' }])

  const synced: string[] = []
  const real = fs.fsyncSync
  const spy = jest.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
    synced.push(fs.readlinkSync(`/proc/self/fd/${file}`))
    real(file)
  })
  await database.db.execute(sql`create table t (n int)`)
  synced.length = 0
  await database.db.execute(sql`insert into t values (1)`)
  expect(synced.some((path) => path.includes('pg_wal'))).toBe(true)
  spy.mockRestore()
  await database.close()

  const again = await openDatabase({ DATA_DIR: dataDir })
  expect(await rowsOf(again.db, 'select n from t')).toEqual([{ n: 1 }])
  await again.close()
  fs.rmSync(dataDir, { recursive: true })
})
