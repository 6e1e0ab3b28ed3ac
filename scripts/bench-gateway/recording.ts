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
}

interface Asked {
  text: string
  /** The values as SQL literals, in order. */
  values: string[]
}

/** The benchmark sends this text between two purchases, to mark them in the log. */
export const marker = (index: number): string => `purchase ${index}`

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

const askedBy = ({ message, detail = '' }: Line): Asked | undefined => {
  const text = /^(?:statement|execute [^:]+): ([\s\S]+)$/.exec(message)?.[1]
  if (text === undefined) return undefined
  const values = [...detail.matchAll(/\$\d+ = (NULL|'(?:[^']|'')*')/g)].map(
    ([, value = '']) => value,
  )
  return { text, values }
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
  for (const line of lines) {
    if (line.message.startsWith(`statement: -- ${marker(purchases.length)}`)) purchases.push([])
    else purchases.at(-1)?.push(line)
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
