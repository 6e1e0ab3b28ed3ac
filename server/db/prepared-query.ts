import type { Db } from './client'

/**
 * A query that is built once for each connection, with `sql.placeholder` for the values that differ.
 * It is meant for the queries of each purchase, because building one takes longer than sending it.
 */
export function prepared<Query>(
  build: (db: Db) => { prepare(name: string): Query },
): (db: Db) => Query {
  const built = new WeakMap<object, Query>()
  return (db) => {
    const connection = connectionOf(db)
    const known = built.get(connection)
    if (known) return known
    // It has no name of its own: named-statements.ts names each statement by its text.
    const query = build(db).prepare('')
    built.set(connection, query)
    return query
  }
}

/**
 * What a query is sent to: the pool, or within a transaction its connection. The session of each of
 * drizzle's drivers has it, but only their types say so.
 */
const connectionOf = ({ _: { session } }: Db): object =>
  (session as unknown as { client: object }).client
