import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads a gateway's statements from PostgreSQL's log (`log_destination=jsonlog`,
 * `log_statement=all`) and makes scripts with which pgbench runs the same prepared statements.
 */

interface Line {
  pid: number
  dbname?: string
  message: string
  detail?: string
  /** The step of the purchase in which it was logged. */
  step?: string
}

export interface Asked {
  text: string
  /** The values as SQL literals, in order. */
  values: string[]
  step: string
}

/** The benchmark sends these comments before each purchase and each of its steps, to mark the log. */
export const markPurchase = '-- purchase'
export const markStep = (step: string): string => `-- step ${step}`

const linesOf = (data: string): Line[] => {
  const folder = join(data, 'log')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const text = files.sort().map((name) => readFileSync(join(folder, name), 'utf8'))
  return text.flatMap((part) =>
    part
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line),
  )
}

const askedBy = ({ message, detail = '', step = '' }: Line): Asked | undefined => {
  const text = /^(?:statement|execute [^:]+): ([\s\S]+)$/.exec(message)?.[1]
  if (text === undefined) return undefined
  const values = [...detail.matchAll(/\$\d+ = (NULL|'(?:[^']|'')*')/g)].map(
    ([, value = '']) => value,
  )
  return { text, values, step }
}

const opens = /^begin/i
const closes = /^(commit|rollback)/i

/** Keeps transactions whole and sorts them by their end, so that one connection can run them. */
const inOrder = (lines: readonly Line[]): Asked[] => {
  const open = new Map<number, Asked[]>()
  const done: Asked[] = []
  for (const line of lines) {
    const asked = askedBy(line)
    if (!asked) continue
    const own = open.get(line.pid)
    if (opens.test(asked.text)) open.set(line.pid, [asked])
    else if (!own) done.push(asked)
    else {
      own.push(asked)
      if (!closes.test(asked.text)) continue
      done.push(...own)
      open.delete(line.pid)
    }
  }
  return done
}

/** The statements of each marked purchase. Statements before the first mark are left out. */
export function recorded(data: string, database: string): Asked[][] {
  const lines = linesOf(data).filter(({ dbname }) => dbname === database)
  const purchases: Line[][] = []
  let step = ''
  for (const line of lines) {
    const [, mark, name = ''] = /^statement: -- (purchase|step) ?(.*)/.exec(line.message) ?? []
    if (mark === 'purchase') purchases.push([])
    else if (mark === 'step') step = name
    else purchases.at(-1)?.push({ ...line, step })
  }
  return purchases.map(inOrder)
}

/** One client's script. It prepares a statement at its first use, as the gateway's driver does. */
export function scriptOf(asked: readonly Asked[]): string {
  const names = new Map<string, string>()
  const lines = asked.flatMap(({ text, values }) => {
    if (values.length === 0) return [`${text};`]
    const known = names.get(text)
    const name = known ?? `s${names.size}`
    names.set(text, name)
    const run = `execute ${name}(${values.join(', ')});`
    return known === undefined ? [`prepare ${name} as ${text};`, run] : [run]
  })
  return `${lines.join('\n')}\n`
}
