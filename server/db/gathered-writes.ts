import { cacheByText } from './statement-cache'

/** A statement and its parameters, `$1` the first of them. */
export interface Statement {
  text: string
  values: readonly unknown[]
}

interface Write {
  table: string
  /** What it does depends on the rows that are there; a plain insert only adds some. */
  looks: boolean
  words: ReadonlySet<string>
}

/**
 * The writes of one transaction, held back until the next statement that could tell, and then sent
 * as one: `with w0 as (insert …), w1 as (update …) insert …`. Whoever only writes and commits waits
 * for one answer of the database instead of ten.
 *
 * All parts of such a statement see the rows as they were before it, and foreign keys are checked
 * at its end (PostgreSQL, section 7.8.4). So a write that looks at the rows of a table goes with no
 * other that names this table.
 */
export class GatheredWrites {
  #waiting: { statement: Statement; write: Write }[] = []

  constructor(private readonly send: (statement: Statement) => Promise<unknown>) {}

  /** False when it must be asked now; whatever came before it has been sent then. */
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

/** Undefined for what answers with rows: somebody waits for those. So is what is not known: it goes alone. */
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
