import { cacheByText } from './statement-cache'

/** A statement and its parameters; `$1` is the first of them. */
export interface Statement {
  text: string
  values: readonly unknown[]
}

interface Write {
  table: string
  /** Whether its effect depends on the rows that exist. A plain insert only adds rows. */
  looks: boolean
  words: ReadonlySet<string>
}

/**
 * Holds back the writes of one transaction until a statement needs their effect, and then sends
 * them as one: `with w0 as (insert …), w1 as (update …) insert …`. So a transaction that only
 * writes waits for one answer of the database instead of ten.
 *
 * All parts of such a statement see the rows as they were before it, and foreign keys are checked
 * at its end (PostgreSQL, section 7.8.4). So a write that depends on the rows of a table is never
 * sent together with another write that names this table.
 */
export class GatheredWrites {
  #waiting: { statement: Statement; write: Write }[] = []

  constructor(private readonly send: (statement: Statement) => Promise<unknown>) {}

  /**
   * Holds the statement back and answers true. Answers false if the statement must be sent now; if
   * so, the writes before it have been sent.
   */
  async add(statement: Statement): Promise<boolean> {
    if (statement.text.startsWith('rollback')) this.#waiting = []
    const write = writeOf(statement.text)
    if (!write || this.#waiting.some((other) => meet(write, other.write))) await this.flush()
    if (write) this.#waiting.push({ statement, write })
    return write !== undefined
  }

  async flush(): Promise<void> {
    const waiting = this.#waiting.splice(0).map(({ statement }) => statement)
    if (waiting.length > 0) await this.send(asOne(waiting))
  }
}

/**
 * Undefined for a statement that answers with rows, because its caller waits for them, and for a
 * statement of an unknown kind. Such a statement is sent alone.
 */
const writeOf = cacheByText((text): Write | undefined => {
  const [, verb, table] = /^(insert into|update|delete from) "(\w+)"/.exec(text) ?? []
  if (!table || / returning /.test(text)) return undefined
  const looks = verb !== 'insert into' || / on conflict /.test(text)
  return { table, looks, words: new Set(text.split(/\W+/)) }
})

const meet = (one: Write, other: Write): boolean =>
  (one.looks && other.words.has(one.table)) ||
  (other.looks && one.words.has(other.table)) ||
  (one.table !== other.table && (one.words.has(other.table) || other.words.has(one.table)))

function asOne(statements: readonly Statement[]): Statement {
  let taken = 0
  const texts = statements.map(({ text, values }) => {
    const before = taken
    taken += values.length
    return before === 0 ? text : text.replace(/\$(\d+)/g, (_all, n) => `$${Number(n) + before}`)
  })
  const last = texts.pop() ?? ''
  const parts = texts.map((text, index) => `w${index} as (${text})`)
  return {
    text: parts.length === 0 ? last : `with ${parts.join(', ')} ${last}`,
    values: statements.flatMap(({ values }) => values),
  }
}
