import type { QueryResult } from 'pg'
import { NamingClient } from './named-statements'
import { BATCH_BEGINS } from './write-batch'

const NOTHING: QueryResult = { command: '', rowCount: null, oid: 0, rows: [], fields: [] }

type Ask = (...parts: unknown[]) => Promise<QueryResult>

/**
 * A connection that sends the writes of a transaction without waiting for their answers (pipeline
 * mode of PostgreSQL). The server still runs every statement by itself, in the order in which it was
 * sent. A write that fails aborts the transaction; the next statement that somebody waits for, at
 * the latest the commit, is refused with its error.
 */
export class WriteBehindClient extends NamingClient {
  #writes: Writes | undefined
  /** Gives the connection back to the pool, which sets this. With an error the pool drops it. */
  declare release?: (error?: unknown) => void

  // Takes the same arguments as `query` of pg: a text or an object with a text, and further
  // arguments that are passed on.
  override query(asked: unknown, ...rest: unknown[]): never {
    const ask = super.query.bind(this) as Ask
    const text = textOf(asked, rest)
    const begins = text?.startsWith('begin')
    if (begins) this.#writes = new Writes()
    const writes = this.#writes
    if (text === 'commit' || text === 'rollback') this.#writes = undefined
    if (text?.startsWith('rollback to ')) writes?.forget()
    const answer = ask(asked, ...rest)
    // Drizzle gives a connection back after a transaction, but not when `begin` itself failed.
    if (begins) answer.catch((error: unknown) => this.release?.(error))
    // pg answers with nothing when it was given a callback.
    if (!text || !writes || text === 'rollback') return answer as never
    return (isWrite(text) ? writes.add(answer) : writes.before(answer)) as never
  }
}

/** The writes of one transaction that nobody has waited for. */
class Writes {
  #sent: Promise<QueryResult>[] = []

  add(write: Promise<QueryResult>): Promise<QueryResult> {
    // Its error is told by `before`. Without a listener it would end the process.
    write.catch(() => undefined)
    this.#sent.push(write)
    return Promise.resolve(NOTHING)
  }

  /** A savepoint takes back what failed after it. */
  forget(): void {
    this.#sent = []
  }

  /**
   * The answer to a later statement. The writes before it were answered earlier. PostgreSQL accepts
   * the commit of an aborted transaction and rolls it back, so a commit asks for them too.
   */
  async before(answer: Promise<QueryResult>): Promise<QueryResult> {
    // Writes that are sent after this statement do not concern it.
    const sent = [...this.#sent]
    const [last] = await Promise.allSettled([answer])
    for (const write of sent) await write
    if (last.status === 'rejected') throw last.reason
    return last.value
  }
}

/** What drizzle sends for a write whose rows nobody reads. */
const single = /^(?:insert into|update|delete from) "(?!.* returning )/
const isWrite = (text: string): boolean => single.test(text) || text.startsWith(BATCH_BEGINS)

/** Recognises a statement in the form in which drizzle sends it. */
function textOf(asked: unknown, [values]: unknown[]): string | undefined {
  if (typeof asked !== 'object' || asked === null || !Array.isArray(values)) return undefined
  return 'text' in asked && typeof asked.text === 'string' ? asked.text : undefined
}
