import type { Db } from './client'

/**
 * A query that is built once for each database, with `sql.placeholder` for the values that differ.
 * It is meant for queries of every call, because building one costs more than running it.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}
