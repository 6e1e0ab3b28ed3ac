import { and, type SQL } from 'drizzle-orm'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Db } from './database'

export interface WriteGuard {
  /** Is added to each UPDATE and DELETE outside a transaction, which then changes nothing. */
  condition: SQL
  /** The first statement of each transaction. Throws when nothing may be written any more. */
  check(tx: Db): Promise<void>
}

type Method = (...args: unknown[]) => object
const isMethod = (value: unknown): value is Method => typeof value === 'function'

/**
 * A database whose writes have a guard. Reads are not guarded, nor is a plain INSERT outside a
 * transaction: its key keeps it from being repeated.
 */
export function guarded(db: Db, guard: WriteGuard): Db {
  const transaction: Db['transaction'] = (work, config) =>
    db.transaction(async (tx) => {
      if (!isReadOnly(config)) await guard.check(tx)
      return work(tx)
    }, config)
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return transaction
      const value: unknown = Reflect.get(target, name, target)
      if (!isMethod(value)) return value
      const method = value.bind(target)
      const isWrite = name === 'update' || name === 'delete'
      return isWrite ? (table: unknown) => onlyIf(guard.condition, method(table)) : method
    },
  })
}

const isReadOnly = (config: PgTransactionConfig | undefined): boolean =>
  config?.accessMode === 'read only'

/** Adds the condition to the statement's WHERE. A statement without one must not run. */
const onlyIf = (condition: SQL, statement: object): object =>
  new Proxy(statement, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      if (!isMethod(value)) return value
      const method = value.bind(target)
      if (name === 'where') return (wanted: SQL | undefined) => method(and(wanted, condition))
      if (name === 'set') return (values: unknown) => onlyIf(condition, method(values))
      if (name === 'then') throw new Error('A guarded write needs a condition')
      return method
    },
  })
