import type { QueryResult } from 'pg'
import { GatheredWrites, type Statement } from './gathered-writes'
import { NamingClient } from './named-statements'

const NOTHING: QueryResult = { command: '', rowCount: null, oid: 0, rows: [], fields: [] }

type Ask = (...parts: unknown[]) => Promise<QueryResult>

/** A connection to PostgreSQL that sends the writes of a transaction together. */
export class GatheringClient extends NamingClient {
  #writes: GatheredWrites | undefined
  /** Gives the connection back to the pool, which sets this. With an error the pool drops it. */
  declare release?: (error?: unknown) => void

  // Takes the same arguments as `query` of pg: a text or an object with a text, and further
  // arguments that are passed on.
  override query(asked: unknown, ...rest: unknown[]): never {
    const ask = super.query.bind(this) as Ask
    const now = () => ask(asked, ...rest)
    const statement = statementOf(asked, rest)
    if (statement?.text.startsWith('begin')) this.#writes = new GatheredWrites(ask)
    const writes = this.#writes
    if (statement && ends.has(statement.text)) this.#writes = undefined
    const answer = writes && statement ? inTurn(writes, statement, now) : now()
    // Drizzle gives a connection back after a transaction, but not when `begin` itself failed.
    if (statement?.text.startsWith('begin') && answer instanceof Promise)
      answer.catch((error: unknown) => this.release?.(error))
    // pg answers with a promise, or with nothing when it was given a callback.
    return answer as never
  }
}

const ends = new Set(['commit', 'rollback'])

const inTurn = async (writes: GatheredWrites, statement: Statement, now: () => unknown) =>
  (await writes.add(statement)) ? NOTHING : now()

/** Recognises a statement in the form in which drizzle sends it. */
function statementOf(asked: unknown, [values]: unknown[]): Statement | undefined {
  if (typeof asked !== 'object' || asked === null || !Array.isArray(values)) return undefined
  return 'text' in asked && typeof asked.text === 'string'
    ? { text: asked.text, values }
    : undefined
}
