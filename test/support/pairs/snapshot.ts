import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../../server/db/client'
import { forgettable } from '../../../server/db/empty'
import { rowsOf } from '../rows'

const column = v.object({ table: v.string(), columns: v.string() })

/**
 * Copies all rows of a PostgreSQL aside. The answer brings them back, in one statement. It switches
 * triggers off, so it is only for a test's own database.
 */
export async function keepRows(db: Db, name: string): Promise<() => Promise<void>> {
  const tables = forgettable()
  await db.execute(sql.raw(`create schema ${name}`))
  for (const table of tables)
    await db.execute(sql.raw(`create table ${name}.${table} as table public.${table}`))
  const lists = v.parse(
    v.array(column),
    await rowsOf(
      db,
      `select table_name as "table", string_agg(quote_ident(column_name), ', ') as columns
       from information_schema.columns
       where table_schema = 'public' and is_generated = 'NEVER' group by table_name`,
    ),
  )
  const columnsOf = new Map(lists.map(({ table, columns }) => [`"${table}"`, columns]))
  const moves = tables.map((table) => {
    const columns = columnsOf.get(table) ?? ''
    const copy = `insert into ${table} (${columns}) overriding system value`
    return `delete from ${table}; ${copy} select ${columns} from ${name}.${table};`
  })
  const quietly = `set local session_replication_role = 'replica';`
  const restore = `do $$ begin ${quietly} ${moves.join(' ')} end $$`
  return async () => void (await db.execute(sql.raw(restore)))
}
