import { eq, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/client'
import { keyChecks } from '../../db/schema'
import type { Place } from './places'

export const knownChecks = (db: Db) => db.select().from(keyChecks)

export const addCheck = (db: Db, check: typeof keyChecks.$inferInsert) =>
  db.insert(keyChecks).values(check).onConflictDoNothing()

export const dropCheck = (db: Db, id: string) => db.delete(keyChecks).where(eq(keyChecks.id, id))

const sealedRow = v.object({ at: v.string(), sealed: v.string(), owner: v.string() })
export type SealedRow = v.InferOutput<typeof sealedRow>

/** Ciphertexts that begin with `prefix` (or, negated, that do not), in their order on disk. */
export async function sealedRows(
  db: Db,
  { table, column, owner }: Place,
  wanted: { prefix: string; negate?: boolean; after?: string; limit: number },
): Promise<SealedRow[]> {
  const name = sql.identifier(column)
  const begins: SQL = sql`starts_with(${name}, ${wanted.prefix})`
  const answer: unknown = await db.execute(sql`
    select ctid::text as at, ${name} as sealed, ${owner} as owner
    from ${sql.identifier(table)}
    where ${name} is not null
      and ${wanted.negate ? sql`not ${begins}` : begins}
      and ctid > ${wanted.after ?? '(0,0)'}::tid
    limit ${wanted.limit}`)
  return v.parse(v.object({ rows: v.array(sealedRow) }), answer).rows
}

/** Skips a row that has changed meanwhile. It has a new place then, and is read again. */
export const resealRow = (db: Db, place: Place, row: SealedRow, sealed: string) =>
  db.execute(sql`
    update ${sql.identifier(place.table)} set ${sql.identifier(place.column)} = ${sealed}
    where ctid = ${row.at}::tid and ${sql.identifier(place.column)} = ${row.sealed}`)
