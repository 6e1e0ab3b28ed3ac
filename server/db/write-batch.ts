import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database'
import { sendWrite } from './transaction'

/** What can write but not read: a database, a transaction, or a batch of writes in it. */
export type Writes = Pick<Db, 'insert' | 'update' | 'delete'>

/** How the text of a batch begins. Spans name all tables of it. */
export const BATCH_BEGINS = 'with "write_0" as ('

/**
 * Runs work that only writes, and then sends its writes as one statement of this transaction, which
 * nobody waits for. The parts of a statement run in any order and see the rows as they were before it.
 * So a write to a table that the statement writes already begins the next statement, unless both only
 * insert, and no write of a batch may have a subquery. References between tables are checked at the
 * end of each statement.
 */
export async function together<T>(tx: Db, work: (writes: Writes) => Promise<T>): Promise<T> {
  const batch = new Batch()
  const done = await work(batch.writesIn(tx))
  for (const statement of batch.statements()) await sendWrite(tx, statement)
  return done
}

/** An `upsert` is an insert that does something else when the row exists. */
type Verb = keyof Writes | 'upsert'

interface Write {
  verb: Verb
  table: PgTable
  statement: SQL
}

/** The clauses of a write. Anything else would read, for example `returning`. */
const clauses = ['values', 'set', 'where', 'onConflictDoNothing', 'onConflictDoUpdate']

type Method = (...args: unknown[]) => object
const isMethod = (value: unknown): value is Method => typeof value === 'function'

class Batch {
  /** Each group is sent as one statement. */
  readonly #groups: Write[][] = []

  writesIn(tx: Db): Writes {
    const begin = (verb: Verb, statement: (table: PgTable) => object) => (table: PgTable) =>
      this.#hold(verb, table, statement(table))
    const writes = {
      insert: begin('insert', (table) => tx.insert(table)),
      update: begin('update', (table) => tx.update(table)),
      delete: begin('delete', (table) => tx.delete(table)),
    }
    // The held statements look like those of drizzle to everybody who only awaits them.
    return writes as unknown as Writes
  }

  statements(): SQL[] {
    return this.#groups.map((group) => {
      const all = group.map(({ statement }) => statement)
      const last = all.pop() ?? sql``
      if (all.length === 0) return last
      const parts = all.map((each, index) => sql`${sql.identifier(`write_${index}`)} as (${each})`)
      return sql`with ${sql.join(parts, sql`, `)} ${last}`
    })
  }

  /** The same statement, but whoever awaits it adds it to the batch instead of sending it. */
  #hold(verb: Verb, table: PgTable, statement: object): object {
    return new Proxy(statement, {
      get: (target, name) => {
        if (name === 'then')
          return (...next: Parameters<Promise<void>['then']>) => {
            this.#add({ verb, table, statement: sqlOf(target) })
            return Promise.resolve().then(...next)
          }
        const clause: unknown = Reflect.get(target, name, target)
        if (!clauses.includes(String(name)) || !isMethod(clause))
          throw new Error(`A batch of writes has no ${String(name)}`)
        const next = String(name).startsWith('onConflict') ? 'upsert' : verb
        return (...args: unknown[]) => this.#hold(next, table, clause.apply(target, args))
      },
    })
  }

  #add(write: Write): void {
    const group = this.#groups.at(-1)
    const meets = group?.some(
      ({ table, verb }) => table === write.table && (verb !== 'insert' || write.verb !== 'insert'),
    )
    if (group && !meets) group.push(write)
    else this.#groups.push([write])
  }
}

/** Drizzle's statements can be parts of others, but their types do not say so. */
function sqlOf(statement: object): SQL {
  if (!('getSQL' in statement) || !isMethod(statement.getSQL)) throw new Error('No statement')
  return statement.getSQL() as SQL
}
